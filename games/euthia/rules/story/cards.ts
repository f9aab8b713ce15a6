import type { Random, Seat } from '@vyprava/kernel'
import { schedule } from '@vyprava/kernel'
import type { Grown, Op, ScenarioCardKind } from '../../content/schema.ts'
import { CHURCH } from '../fields.ts'
import { hurt } from '../health.ts'
import type { Printed } from '../printed.ts'
import { type Deck, type Euthia, NONE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'

/** The cards of a kind in their order: by the number printed on them, then as they are listed. */
export const cardsOf = ({ pack: { scenarioCards } }: Printed, kind: ScenarioCardKind): number[] =>
  scenarioCards
    .flatMap((card, id) => (card.kind === kind ? [id] : []))
    .sort((a, b) => scenarioCards[a].order - scenarioCards[b].order || a - b)

export const shuffled = (printed: Printed, kind: ScenarioCardKind, random: Random): Deck => ({
  draw: random.shuffle(cardsOf(printed, kind)),
  discard: [],
})

export const grownFor = (
  { base, each }: Grown,
  { players }: { readonly players: readonly unknown[] },
): number => base + each * players.length

/** Vitality of a foe: what is printed on its card, and more for each player. */
export function foeVitality(
  { pack }: Printed,
  { players }: { readonly players: readonly unknown[] },
  card: number,
): number {
  const { foe, vitalityEach = 0 } = pack.scenarioCards[card]
  return (foe?.vitality ?? 0) + vitalityEach * players.length
}

/** Puts ops on the agenda for a player. */
export function due(state: Euthia, seat: Seat, ops: readonly Op[]): void {
  if (ops.length > 0) schedule(state, { step: 'ops', seat, ops, source: NONE })
}

/** Wounds for every hero whose field fits, in the order of turns; deaths are deaths outside combat (EU-741, EU-1308). */
export function hurtWhere(
  state: Euthia,
  fits: (field: number) => boolean,
  wounds: number,
  course: EuthiaCourse,
): void {
  const count = state.players.length
  for (let i = 0; i < count; i++) {
    const seat = (state.active + i) % count
    const { field } = state.players[seat]
    if (field !== NONE && fits(field)) hurt(state, seat, wounds, course)
  }
}

export const isOutside = (field: number): boolean => field !== CHURCH
