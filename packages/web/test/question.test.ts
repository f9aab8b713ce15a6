import { expect, test } from 'vitest'
import { askedAgain } from '../src/play/question.ts'
import { quiet } from './fake.ts'
import { ANNA, BOT, DRAW, seen, sit } from './sat.ts'

test('a table that is shown again asks with the same object, so that a button drawn before still answers it', async () => {
  const { table } = await sit([ANNA, BOT])
  const before = seen(table)
  table.look(null)
  const shown = seen(table)
  expect(shown.sight.decision).not.toBe(before.sight.decision)
  const now = askedAgain(before, shown)
  expect(now.sight.decision).toBe(before.sight.decision)
  expect({ ...now, sight: shown.sight }).toEqual(shown)
})

test('after an answer of one’s own the same words are another question', async () => {
  const { table } = await sit([ANNA, BOT])
  const before = seen(table)
  table.act(DRAW)
  await quiet()
  const now = seen(table)
  expect(now.observer).toBe(before.observer)
  expect(now.sight.decision).toEqual(before.sight.decision)
  expect(askedAgain(before, now)).toBe(now)
})

test('another question, none, and another person’s are taken as they are', async () => {
  const { table } = await sit([ANNA, BOT])
  const before = seen(table)
  const { decision } = before.sight
  if (decision === null) throw new Error('nothing is asked')
  const asking = (asked: typeof decision | null) => ({
    ...before,
    sight: { ...before.sight, decision: asked },
  })
  const fewer = asking({ ...decision, actions: decision.actions.slice(1) })
  expect(askedAgain(before, fewer)).toBe(fewer)
  expect(askedAgain(before, asking(null)).sight.decision).toBeNull()
  expect(askedAgain(asking(null), before)).toBe(before)
  const other = { ...asking({ ...decision }), observer: 1 }
  expect(askedAgain(before, other)).toBe(other)
})
