import { blame, type Fault } from '@vyprava/kernel'
import { HEROES, type HeroKey } from './lists.ts'
import { isConditioned, type Role, roleOf, VALUE_STEPS } from './power.ts'
import type { Tile } from './schema.ts'

/* What must hold for the personal tiles of each hero together. */

const fault = (found: unknown, expected: string): Fault => ({ at: [], found, expected })

interface Personal {
  readonly count: number
  readonly starting: number
  /** Values besides the ten steps that have a pair, too. */
  readonly early: readonly number[]
}
const two: Personal = { count: 22, starting: 2, early: [] }
const PERSONAL: Readonly<Record<HeroKey, Personal>> = {
  ael: two,
  dral: two,
  keleia: two,
  maeldur: { ...two, count: 21, starting: 1 },
  skoldur: { ...two, count: 24, early: [0] },
  taesiri: { ...two, count: 24 },
}
/** How many stacked tiles of each role a hero has in a game. */
const ROLE_RANGES: readonly (readonly [string, readonly Role[], number, number])[] = [
  ['weapons and shields', ['weapon', 'shield'], 4, 5],
  ['First Strike abilities', ['firstStrike'], 2, 3],
  ['attack abilities', ['attack'], 4, 5],
  ['defences', ['defence'], 3, 4],
  ['abilities of healing, economy or luck', ['support'], 2, 3],
  ['abilities of movement', ['movement'], 2, 2],
  ['permanent abilities', ['permanent'], 1, 2],
]

function startFault(hero: HeroKey, own: readonly Tile[]): Fault | null {
  const starting = own.filter(({ value }) => value === null)
  if (starting.length !== PERSONAL[hero].starting) {
    return fault(starting.length, `${PERSONAL[hero].starting} starting tiles of "${hero}"`)
  }
  return starting.some(({ effects }) => effects.some(({ timing }) => timing === 'attack'))
    ? null
    : fault('none', `a starting weapon or attack ability of "${hero}"`)
}

/** In every game each value has two tiles with different roles to choose from (EU-804). */
function pairFault(hero: HeroKey, stack: readonly Tile[]): Fault | null {
  for (const value of [...PERSONAL[hero].early, ...VALUE_STEPS]) {
    const pair = stack.filter((tile) => tile.value === value).map(roleOf)
    if (pair.length !== 2 || pair[0] === pair[1]) {
      return fault(pair, `two tiles of "${hero}" with the value ${value} and different roles`)
    }
  }
  return null
}

function rolesFault(hero: HeroKey, stack: readonly Tile[]): Fault | null {
  for (const [what, roles, least, most] of ROLE_RANGES) {
    const found = stack.filter((tile) => roles.includes(roleOf(tile))).length
    if (found < least || found > most) return fault(found, `${least} to ${most} ${what} of "${hero}"`)
  }
  const share = stack.filter(isConditioned).length / stack.length
  return share >= 0.25 && share <= 0.5
    ? null
    : fault(share, `a cost or a set of armour on about a third of the tiles of "${hero}"`)
}

/** The tiles of each hero: how many, with what it starts, a pair for each value, and what it can become. */
export const personalTiles = () =>
  blame<Tile[]>((tiles) => {
    for (const hero of HEROES) {
      const own = tiles.filter((tile) => tile.hero === hero)
      const { count } = PERSONAL[hero]
      if (own.length !== count) return fault(own.length, `${count} personal tiles of "${hero}"`)
      const start = startFault(hero, own)
      if (start !== null) return start
      for (const players of ['solo', 'multi']) {
        const stack = own.filter(
          (tile) => tile.value !== null && (tile.players === undefined || tile.players === players),
        )
        const found = pairFault(hero, stack) ?? rolesFault(hero, stack)
        if (found !== null) return found
      }
    }
    return null
  })
