import type { Language } from '@vyprava/module/words.ts'
import { cs as actsCs } from './acts/cs.ts'
import { en as actsEn } from './acts/en.ts'
import { sk as actsSk } from './acts/sk.ts'
import { cs as boardCs } from './board/cs.ts'
import { en as boardEn } from './board/en.ts'
import { sk as boardSk } from './board/sk.ts'
import { cs as motionCs } from './motion/cs.ts'
import { en as motionEn } from './motion/en.ts'
import { sk as motionSk } from './motion/sk.ts'
import { cs as panelsCs } from './panels/cs.ts'
import { en as panelsEn } from './panels/en.ts'
import { sk as panelsSk } from './panels/sk.ts'
import type { ArkLabels } from './type.ts'

export type * from './type.ts'

const ALL: Readonly<Record<Language, ArkLabels>> = {
  cs: { acts: actsCs, board: boardCs, motion: motionCs, panels: panelsCs },
  sk: { acts: actsSk, board: boardSk, motion: motionSk, panels: panelsSk },
  en: { acts: actsEn, board: boardEn, motion: motionEn, panels: panelsEn },
}

export const labelsIn = (language: Language): ArkLabels => ALL[language]
