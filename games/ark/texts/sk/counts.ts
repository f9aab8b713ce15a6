import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf as preposition } from '@vyprava/module/slovak.ts'
import { fieldIn, lettersIn } from '../fields.ts'

const { count, word } = pluralIn('sk')

export const hexes = (n: number): string => count(n, { one: 'pole', few: 'polia', other: 'polí' })
/** After "po": "po 1 poli, po 2 poliach". */
export const hexesLoc = (n: number): string => count(n, { one: 'poli', few: 'poliach', other: 'poliach' })
/** In the accusative, as somebody pays or has them. */
export const hintsAcc = (n: number): string =>
  count(n, { one: 'nápovedu', few: 'nápovedy', other: 'nápovied' })
export const points = (n: number): string => count(n, { one: 'bod', few: 'body', other: 'bodov' })
export const minusPoints = (n: number): string =>
  count(n, { one: 'mínusový bod', few: 'mínusové body', other: 'mínusových bodov' })
export const partsAcc = (n: number): string => count(n, { one: 'časť', few: 'časti', other: 'častí' })
export const fields = (n: number): string => count(n, { one: 'políčko', few: 'políčka', other: 'políčok' })

/** "chýba 1 políčko", "chýbajú 2 políčka", "chýba 5 políčok". */
export const missingFields = (n: number): string => `${missing(n)} ${fields(n)}`
export const missing = (n: number): string => word(n, { one: 'chýba', few: 'chýbajú', other: 'chýba' })
export const greenFields = (n: number): string =>
  count(n, { one: 'zelené pole', few: 'zelené polia', other: 'zelených polí' })

/** "zo 4", "z 5". */
export const outOf = (n: number): string => `${preposition(n)} ${n}`

/** "zelená", "zelenú", "po zelenej", "zelenou", "nazeleno". */
export const COLOUR_NAMES = ['zelená', 'červená', 'žltá', 'modrá', 'sivá']
export const COLOURS_ACC = ['zelenú', 'červenú', 'žltú', 'modrú', 'sivú']
export const COLOURS_LOC = ['zelenej', 'červenej', 'žltej', 'modrej', 'sivej']
export const COLOURS_INS = ['zelenou', 'červenou', 'žltou', 'modrou', 'sivou']
export const COLOURS_HOW = ['nazeleno', 'načerveno', 'nažlto', 'namodro', 'nasivo']
export const SIDE_NAMES = ['Les', 'Hory', 'Lúka', 'Oceán', 'Cesta', 'Diamant']
export const DIRECTIONS = ['sever', 'severovýchod', 'juhovýchod', 'juh', 'juhozápad', 'severozápad']

export const fieldName = fieldIn(SIDE_NAMES)
export const lettersOf = lettersIn('a')
