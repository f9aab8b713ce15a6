import { expect, it } from 'vitest'
import { GAP_PRICE, type RoamView, SQUARES_OF } from '../rules/index.ts'
import { placesIn } from './aim.ts'
import { SHIPPED } from './cards.ts'
import { previewOf } from './preview.ts'
import { ahead, moments } from './testing/moments.ts'

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

/** A shift may have filled a land before the placement: that is not the placement's doing. */
const fullSlots = ({ squares }: RoamView): number[] =>
  SQUARES_OF.flatMap((of, slot) => (of.every((square) => squares[square].markers.length > 0) ? [slot] : []))

it('shows exactly what a placement then does, in random games of every variant', () => {
  const seen = { placed: 0, short: 0, choices: 0, completed: 0, gaps: 0 }
  for (const moment of moments(9)) {
    if (moment.prompt !== 'place') continue
    const { view, actions, seat } = moment
    for (const place of placesIn(SHIPPED, view, actions).filter((_, i) => i % 3 === 0)) {
      const preview = previewOf(view, place)
      const { events, view: after, state } = ahead(moment, place.action)
      const placed = events.find((event) => event.type === 'placed')
      if (placed === undefined) {
        const asked = state.agenda.at(-1)
        expect(asked?.step).toBe('fill')
        if (preview.short) seen.short += 1
        else seen.choices += 1
        continue
      }
      seen.placed += 1
      expect(preview.short).toBe(false)
      expect(sorted(placed.squares)).toEqual(sorted(preview.squares))
      expect(sorted(placed.skipped)).toEqual(sorted(preview.skipped))
      expect(placed.coins).toBe(preview.coins)

      const asksGaps = state.agenda.at(-1)?.step === 'gaps'
      const completed = events.flatMap((event) => (event.type === 'completed' ? [event.slot] : []))
      const slots = preview.completes.map(({ slot }) => slot)
      if (asksGaps) {
        expect(slots).toEqual(fullSlots(after).filter((slot) => !fullSlots(view).includes(slot)))
        expect(after.players[seat].coins >= GAP_PRICE).toBe(preview.canPay)
        seen.gaps += preview.gaps.length
      } else if (completed.length > 0) {
        seen.completed += 1
        expect(slots).toEqual(expect.arrayContaining(completed))
        const markers = events.find((event) => event.type === 'completed')
        const first = preview.completes.find(({ slot }) => slot === markers?.slot)
        const most = Math.max(...(markers?.markers ?? []))
        expect(first?.leaders).toEqual(
          markers?.markers.flatMap((count, who) => (count === most ? [who] : [])),
        )
      }
    }
  }
  expect(Math.min(seen.placed, seen.choices, seen.completed, seen.gaps)).toBeGreaterThan(0)
})
