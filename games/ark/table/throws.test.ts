import { expect, test } from 'vitest'
import { momentAt } from './testing/moments.ts'
import { throwsIn } from './throws.ts'

test('the die has shown what the log tells, the last twelve of it, however the game was opened', () => {
  const { match, view } = momentAt({
    seats: 1,
    prompt: 'answer',
    fits: ({ match: { length } }) => length > 60,
  })
  const log = match.log(0)
  const faces = log.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'rolled' ? event.rolls : [])),
  )
  expect(faces.length).toBeGreaterThan(12)
  expect(throwsIn(log)).toEqual(faces.slice(-12))
  // What was thrown last is the colour of this turn.
  expect(throwsIn(log).at(-1)).toBe(view.named + 1)
  const early = log.slice(0, log.findIndex(({ events }) => events.some(({ type }) => type === 'rolled')) + 1)
  expect(throwsIn(early).length).toBeGreaterThan(0)
  expect(throwsIn(early)).toEqual(faces.slice(0, throwsIn(early).length))
})
