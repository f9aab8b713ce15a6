import type { Language } from '@vyprava/module/words.ts'
import { cs as combatCs } from './combat/cs.ts'
import { en as combatEn } from './combat/en.ts'
import { sk as combatSk } from './combat/sk.ts'
import { cs as heroCs } from './hero/cs.ts'
import { en as heroEn } from './hero/en.ts'
import { sk as heroSk } from './hero/sk.ts'
import { cs as landCs } from './land/cs.ts'
import { en as landEn } from './land/en.ts'
import { sk as landSk } from './land/sk.ts'
import { cs as layingCs } from './laying/cs.ts'
import { en as layingEn } from './laying/en.ts'
import { sk as layingSk } from './laying/sk.ts'
import { cs as marketCs } from './market/cs.ts'
import { en as marketEn } from './market/en.ts'
import { sk as marketSk } from './market/sk.ts'
import { cs as roundCs } from './round/cs.ts'
import { en as roundEn } from './round/en.ts'
import { sk as roundSk } from './round/sk.ts'
import type { EuthiaLabels } from './type.ts'

export type { EuthiaLabels } from './type.ts'

const ALL: Readonly<Record<Language, EuthiaLabels>> = {
  cs: { combat: combatCs, hero: heroCs, land: landCs, market: marketCs, round: roundCs, laying: layingCs },
  sk: { combat: combatSk, hero: heroSk, land: landSk, market: marketSk, round: roundSk, laying: layingSk },
  en: { combat: combatEn, hero: heroEn, land: landEn, market: marketEn, round: roundEn, laying: layingEn },
}

export const labelsIn = (language: Language): EuthiaLabels => ALL[language]
