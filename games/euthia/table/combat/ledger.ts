import type { Seat } from '@vyprava/kernel'
import type { Side } from '../../content/schema.ts'
import type { Hope } from '../../rules/actions.ts'
import type { EuthiaEvent } from '../../rules/events.ts'

/** One thing that happened in the attack in progress, in its order: from the throw to the blow. */
export type Entry =
  | {
      readonly what: 'throw'
      readonly side: Side
      readonly dice: readonly number[]
      readonly combatCard: number
    }
  /** Air turned the higher die over. */
  | { readonly what: 'turned'; readonly side: Side; readonly dice: readonly number[] }
  | {
      readonly what: 'gaar'
      readonly by: Side
      readonly side: Side
      readonly from: number
      readonly to: number
      readonly dice: readonly number[]
    }
  | { readonly what: 'dwurt'; readonly side: Side }
  | { readonly what: 'hope'; readonly how: Hope }
  | {
      readonly what: 'changed'
      readonly side: Side
      readonly from: number
      readonly to: number
      readonly dice: readonly number[]
    }
  | { readonly what: 'cards'; readonly player: Seat; readonly card: number; readonly count: number }
  | { readonly what: 'used'; readonly tile: number }
  | { readonly what: 'struck'; readonly side: Side; readonly strength: number; readonly result: number }

/** What was told of the attack in progress, and how often dice were thrown: what tumbles is what is new. */
export interface Ledger {
  readonly entries: readonly Entry[]
  readonly throws: number
}

export const EMPTY: Ledger = { entries: [], throws: 0 }

/** The dice as they lay after an entry. */
function diceAfter(entries: readonly Entry[], side: Side): readonly number[] {
  for (const entry of entries.toReversed()) if ('dice' in entry && entry.side === side) return entry.dice
  return [0, 0]
}

const replaced = (dice: readonly number[], die: number, value: number): number[] =>
  dice.map((old, at) => (at === die ? value : old))

/** Adds what was told; a throw begins anew, and nothing outlasts the fight. */
export function written(ledger: Ledger, events: readonly EuthiaEvent[]): Ledger {
  return events.reduce(write, ledger)
}

function write({ entries, throws }: Ledger, event: EuthiaEvent): Ledger {
  const add = (entry: Entry, thrown = 0): Ledger => ({
    entries: [...entries, entry],
    throws: throws + thrown,
  })
  switch (event.type) {
    case 'fightStarted':
    case 'foeMet':
    case 'combatRound':
      return { entries: [], throws }
    case 'foeRolled':
      return begun(
        { what: 'throw', side: 'monster', dice: event.dice, combatCard: event.combatCard },
        entries,
        throws,
      )
    case 'attackRolled':
      return begun({ what: 'throw', side: 'hero', dice: event.dice, combatCard: -1 }, entries, throws)
    case 'diceTurned':
      return add({ what: 'turned', side: event.side, dice: event.dice })
    case 'gaarSpent': {
      const before = diceAfter(entries, event.side)
      const dice = replaced(before, event.die, event.value)
      const { by, side } = event
      return add({ what: 'gaar', by, side, from: before[event.die], to: event.value, dice }, 1)
    }
    case 'dieChanged': {
      const before = diceAfter(entries, event.side)
      const dice = replaced(before, event.die, event.value)
      return add({ what: 'changed', side: event.side, from: before[event.die], to: event.value, dice }, 1)
    }
    case 'dwurtSpent':
      return add({ what: 'dwurt', side: event.side })
    case 'hopeSpent':
      return add({ what: 'hope', how: event.how })
    case 'cardsPlayed':
      return add({ what: 'cards', player: event.player, card: event.card, count: event.count })
    case 'used':
      return add({ what: 'used', tile: event.tile })
    case 'foeStruck':
      return add({ what: 'struck', side: 'monster', strength: event.strength, result: event.wounds })
    case 'heroStruck':
      return add({ what: 'struck', side: 'hero', strength: event.strength, result: event.hits })
    default:
      return { entries, throws }
  }
}

/** What was played and used before a throw stays in sight; the attack before it does not. */
function begun(thrown: Entry, entries: readonly Entry[], throws: number): Ledger {
  const last = entries.findLastIndex(({ what }) => what === 'struck')
  return { entries: [...entries.slice(last + 1), thrown], throws: throws + 1 }
}
