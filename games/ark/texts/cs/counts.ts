import { pluralIn } from '@vyprava/module/plural.ts'
import { FIELD_LETTERS, LETTERS, sideOfField } from '../../compass/index.ts'

const { count } = pluralIn('cs')

export const hexes = (n: number): string => count(n, { one: 'pole', few: 'pole', other: 'polí' })
/** After "po": "po 1 poli, po 2 polích". */
export const hexesLoc = (n: number): string => count(n, { one: 'poli', few: 'polích', other: 'polích' })
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
export const COLOUR_NAMES = ['zelená', 'červená', 'žlutá', 'modrá', 'šedá'] as const
export const COLOURS_ACC = ['zelenou', 'červenou', 'žlutou', 'modrou', 'šedou'] as const
export const COLOURS_LOC = ['zelené', 'červené', 'žluté', 'modré', 'šedé'] as const
export const COLOURS_HOW = ['zeleně', 'červeně', 'žlutě', 'modře', 'šedě'] as const
export const SIDE_NAMES = ['Les', 'Hory', 'Louka', 'Oceán', 'Cesta', 'Diamant'] as const
export const DIRECTIONS = ['sever', 'severovýchod', 'jihovýchod', 'jih', 'jihozápad', 'severozápad'] as const

/** "Les 1": the side and the place on it. */
export const fieldName = (field: number): string => `${SIDE_NAMES[sideOfField(field)]} ${(field % 4) + 1}`

/** "A, F a G": the letters that a field serves. */
export function lettersOf(field: number): string {
  const letters = FIELD_LETTERS[field].map((letter) => LETTERS[letter])
  return letters.length === 1 ? letters[0] : `${letters.slice(0, -1).join(', ')} a ${letters.at(-1)}`
}
