import type { Language } from '@vyprava/module/words.ts'
import { cs as actsCs } from './acts/cs.ts'
import { en as actsEn } from './acts/en.ts'
import { sk as actsSk } from './acts/sk.ts'
import { cs as boardCs } from './board/cs.ts'
import { en as boardEn } from './board/en.ts'
import { sk as boardSk } from './board/sk.ts'
import { cs as machineCs } from './machine/cs.ts'
import { en as machineEn } from './machine/en.ts'
import { sk as machineSk } from './machine/sk.ts'
import { cs as panelsCs } from './panels/cs.ts'
import { en as panelsEn } from './panels/en.ts'
import { sk as panelsSk } from './panels/sk.ts'
import type { DefendersLabels } from './type.ts'

export type * from './type.ts'

const ALL: Readonly<Record<Language, DefendersLabels>> = {
  cs: { acts: actsCs, board: boardCs, machine: machineCs, panels: panelsCs },
  sk: { acts: actsSk, board: boardSk, machine: machineSk, panels: panelsSk },
  en: { acts: actsEn, board: boardEn, machine: machineEn, panels: panelsEn },
}

export const labelsIn = (language: Language): DefendersLabels => ALL[language]
