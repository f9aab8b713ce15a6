import { type Cost, ELEMENTS, GEMS, type Op } from '../../content/schema.ts'
import type { Pack } from '../../rules/printed.ts'
import type { Euthia, Owned, Player } from '../../rules/state.ts'

/* What somebody has and could pay, by trying; nothing of the rules is called. */

const EQUIPMENT: readonly string[] = ['weapon', 'shield', 'armour', 'jewel', 'ability', 'firstStrike']
export const worksOnBoard = (pack: Pack, { tile }: Owned): boolean =>
  EQUIPMENT.includes(pack.tiles[tile].kind)

/** Every op that works all the time: of the board with its gems, and of things that work in bags (EU-831, EU-854). */
export function permanents(pack: Pack, owned: Owned | null): Op[] {
  if (owned === null) return []
  const faces = [pack.tiles[owned.tile], ...owned.gems.map(({ gem }) => pack.gems[gem])]
  return faces.flatMap(({ effects }) =>
    effects.flatMap(({ timing, do: ops }) => (timing === 'permanent' ? ops : [])),
  )
}

export const allPermanents = (pack: Pack, { slots, bags }: Player): Op[] =>
  [...slots, ...bags.filter((owned) => !worksOnBoard(pack, owned))].flatMap((owned) =>
    permanents(pack, owned),
  )

/** The things that can be given, each by what it is. */
type Thing = { readonly is: string; readonly level?: number; readonly site?: string }

function thingsOf(pack: Pack, state: Euthia, seat: number): Thing[] {
  const player = state.players[seat]
  const many = (is: string, n: number): Thing[] => Array.from({ length: Math.max(0, n) }, () => ({ is }))
  return [
    ...many('coins', player.coins),
    ...many('gaar', player.gaar),
    ...many('dwurt', player.dwurt),
    ...many('rep', player.rep),
    ...many('wounds', player.health - 1),
    ...player.gems.flatMap((n, kind) => many(`gem ${GEMS[kind]}`, n)),
    ...player.essences.flatMap((n, kind) => many(`essence ${ELEMENTS[kind]}`, n)),
    ...player.hand.map((card) => ({ is: pack.chaosCards[card].metal })),
    ...player.trophies.map(({ elite, id }) => ({
      is: 'trophy',
      level: elite === 1 ? pack.elites[id].level : pack.monsters[id].level,
    })),
    ...player.bags.map(({ tile }) => ({
      is: `tile ${pack.tiles[tile].kind}`,
      site: pack.tiles[tile].source,
    })),
  ]
}

const fits = (cost: Cost, thing: Thing): boolean => {
  switch (cost.pay) {
    case 'gem':
    case 'essence':
      return cost.kind === 'any'
        ? thing.is.startsWith(`${cost.pay} `)
        : thing.is === `${cost.pay} ${cost.kind}`
    case 'resource':
      return thing.is === 'tile resource' && (cost.site === 'any' || thing.site === cost.site)
    case 'item':
      return thing.is === `tile ${cost.kind}`
    case 'artifact':
      return thing.is === 'tile artifact'
    case 'trophy':
      return thing.is === 'trophy' && (thing.level ?? 0) >= cost.level
    default:
      return thing.is === cost.pay
  }
}

/** Whether all of these costs can be paid from what is left, trying every thing for every part. */
function affords(costs: readonly Cost[], things: readonly Thing[]): boolean {
  const [first, ...rest] = costs
  if (first === undefined) return true
  if (first.pay === 'all') return affords([...first.of, ...rest], things)
  if (first.pay === 'oneOf') return first.of.some((way) => affords([way, ...rest], things))
  if (!('n' in first)) return false
  if (first.n === 0) return affords(rest, things)
  const kinds = new Set<string>()
  return things.some((thing, at) => {
    const key = JSON.stringify(thing)
    if (!fits(first, thing) || kinds.has(key)) return false
    kinds.add(key)
    return affords([{ ...first, n: first.n - 1 }, ...rest], things.toSpliced(at, 1))
  })
}

export const canAfford = (pack: Pack, state: Euthia, seat: number, cost: Cost): boolean =>
  affords([cost], thingsOf(pack, state, seat))
