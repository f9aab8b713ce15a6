import type { Op } from '../../content/schema.ts'
import type { Fight, Modifier } from '../../rules/fight.ts'
import type { Printed } from '../../rules/printed.ts'
import type { PlayerView } from '../../rules/view.ts'

const MOVES: Readonly<Partial<Record<Op['op'], Modifier['what']>>> = {
  hare: 'monsterStrength',
  clover: 'heroRoll',
}

function modifierOf(op: Op): Pick<Modifier, 'what' | 'n'> | null {
  if (op.op === 'hare' || op.op === 'clover') return { what: MOVES[op.op] ?? 'heroRoll', n: op.n }
  if (op.op === 'wound' && op.sign !== 'base')
    return { what: op.sign === 'plus' ? 'woundPlus' : 'woundMinus', n: op.n }
  if (op.op === 'hit' && op.sign !== 'base')
    return { what: op.sign === 'plus' ? 'hitPlus' : 'hitMinus', n: op.n }
  return null
}

/** The fight as it would be with cards on the table, as far as throws and blows are concerned. */
export function withCards({ pack }: Printed, fight: Fight, card: number, count: number): Fight {
  const play = fight.plays + 1
  const added = pack.chaosCards[card].fields[count - 1].flatMap((op): Modifier[] => {
    const modifier = modifierOf(op)
    return modifier === null ? [] : [{ ...modifier, until: 'combat', round: fight.round, play }]
  })
  return {
    ...fight,
    plays: play,
    chaos: fight.chaos - 1,
    modifiers: [...fight.modifiers, ...added],
    played: [...fight.played, { play, card, count, round: fight.round, until: 'combatRound' }],
  }
}

/** How many cards somebody holds, whoever looks. */
export const handSize = ({ silver, gold }: Pick<PlayerView, 'silver' | 'gold'>): number => silver + gold
