import { type GameAction, type GameEvent, type Match, Random } from '@vyprava/kernel'
import type { Account, Ended } from '@vyprava/module/ending.ts'
import { expect } from 'vitest'
import { PLAYERS } from './speech.ts'

/** Plays a match to its end, by random choices unless told otherwise. */
export function ended<
  State extends object,
  Action extends GameAction,
  View extends object,
  Event extends GameEvent,
>(
  match: Match<State, Action, object, View, Event>,
  choose: (actions: readonly Action[], random: Random) => Action = (actions, random) => random.pick(actions),
): Ended<View, Event> {
  const random = new Random('end')
  const events: Event[] = []
  for (;;) {
    const [seat] = match.deciders
    if (seat === undefined) break
    const played = match.play(seat, choose(match.game.decision(match.state, seat).actions, random))
    if (!played.ok) throw new Error('a legal action was refused')
    events.push(...match.heard(null, played.number))
  }
  const { result, view } = match.sight(null)
  if (result === null) throw new Error('nobody decides, and still there is no result')
  return { context: { view, names: PLAYERS.slice(0, match.table.seats), observer: null }, result, events }
}

/** All kinds of points of a seat are its score, and everybody is spoken of. */
export function expectAccounted(
  { kinds, deeds, gauges }: Account,
  { result, context }: Ended<object, GameEvent>,
): void {
  if (kinds.length > 0) {
    const sums = context.names.map((_, seat) => kinds.reduce((sum, { points }) => sum + points[seat], 0))
    expect(sums).toEqual(result.scores)
  }
  expect(deeds.bySeat).toHaveLength(context.names.length)
  for (const { have, of } of gauges) {
    expect(have).toBeGreaterThanOrEqual(0)
    expect(of).toBeGreaterThanOrEqual(0)
  }
  if (result.kind === 'together') {
    const wins = gauges.filter(({ side }) => side === 'wins')
    const reached = wins.length > 0 && wins.every(({ have, of }) => have >= of)
    if (wins.length > 0) expect(reached).toBe(result.won)
  }
}

/** Every word of an account. */
export const accountTexts = ({ motto, aside, note, kinds, tally, gauges, deeds }: Account): string[] => [
  ...(motto === undefined ? [] : [motto]),
  ...(aside === undefined ? [] : [aside]),
  note,
  ...kinds.map(({ name }) => name),
  ...(tally === undefined ? [] : [tally.name]),
  ...gauges.map(({ name }) => name),
  deeds.title,
  ...deeds.bySeat,
]
