import { pluralIn } from '@vyprava/module/plural.ts'
import { fieldIn, lettersIn } from '../fields.ts'

const { count } = pluralIn('cs')

export const hexes = (n: number): string => count(n, { one: 'pole', few: 'pole', other: 'polí' })
/** After "po": "po 1 poli, po 2 polích". */
export const hexesLoc = (n: number): string => count(n, { one: 'poli', few: 'polích', other: 'polích' })
/** In the accusative, as somebody needs them. */
export const greens = (n: number): string =>
  count(n, { one: 'zelené pole', few: 'zelená pole', other: 'zelených polí' })
/** In the accusative, as somebody pays or has them. */
export const hintsAcc = (n: number): string =>
  count(n, { one: 'nápovědu', few: 'nápovědy', other: 'nápověd' })
export const points = (n: number): string => count(n, { one: 'bod', few: 'body', other: 'bodů' })
export const minusPoints = (n: number): string =>
  count(n, { one: 'minusový bod', few: 'minusové body', other: 'minusových bodů' })
export const partsAcc = (n: number): string => count(n, { one: 'část', few: 'části', other: 'částí' })
export const fields = (n: number): string => count(n, { one: 'políčko', few: 'políčka', other: 'políček' })

/** "ze 4", "z 5", for the small numbers of an allowance. */
export const outOf = (n: number): string => `${n === 1 || n === 5 ? 'z' : 'ze'} ${n}`

/** "zelená", "zelenou", "v zelené", "zeleně". */
export const COLOUR_NAMES = ['zelená', 'červená', 'žlutá', 'modrá', 'šedá']
export const COLOURS_ACC = ['zelenou', 'červenou', 'žlutou', 'modrou', 'šedou']
export const COLOURS_LOC = ['zelené', 'červené', 'žluté', 'modré', 'šedé']
export const COLOURS_HOW = ['zeleně', 'červeně', 'žlutě', 'modře', 'šedě']
export const SIDE_NAMES = ['Les', 'Hory', 'Louka', 'Oceán', 'Cesta', 'Diamant']
export const DIRECTIONS = ['sever', 'severovýchod', 'jihovýchod', 'jih', 'jihozápad', 'severozápad']

export const fieldName = fieldIn(SIDE_NAMES)
export const lettersOf = lettersIn('a')
