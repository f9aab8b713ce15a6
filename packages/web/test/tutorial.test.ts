import type { Tutorial } from '@vyprava/games'
import type { GameAction } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../src/local/begin.ts'
import { LocalTable } from '../src/local/table.ts'
import type { World } from '../src/local/world.ts'
import type { OpenScene } from '../src/play/scene.ts'
import { openBook } from '../src/table/book.ts'
import { scriptedDesk } from '../src/tutorial/desk.ts'
import { guided } from '../src/tutorial/guide.ts'
import { holds, lessonAt, narrowed } from '../src/tutorial/script.ts'
import { fakeDevice, fakeRules, quiet } from './fake.ts'

const take = (count: number): GameAction & { readonly count: number } => ({ type: 'take', count })
const PASS: GameAction = { type: 'pass' }

/** Two pebbles for the learner, two for the rival (who would take one), then a pass. */
const tutorial: Tutorial = {
  seats: 2,
  options: { pile: 20 },
  seed: 'lesson',
  steps: [
    { seat: 0, action: take(2), lesson: 'take' },
    { seat: 1, action: take(2), lesson: null },
    { seat: 0, action: PASS, lesson: 'pass' },
  ],
  farewell: 'farewell',
  lessons: async () => ({ take: 'Take two.', pass: 'Now pass.', farewell: 'Well done.' }),
}
const brokenScript: Tutorial = { ...tutorial, steps: [{ seat: 0, action: take(9), lesson: 'take' }] }

/** A learner at the table, with the bot that takes one pebble whenever it is free. */
async function sit(device = fakeDevice()) {
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Otter', bot: 'taker' },
  ]
  const begun = begin(fakeRules, { options: tutorial.options, players, seed: tutorial.seed }, 1)
  if (!begun.ok) throw new Error(begun.problem.expected)
  await device.shelf.put({ ...begun.value, tutorial: 'on' })
  return { device, id: begun.value.id, table: await reopen(device, begun.value.id) }
}

async function reopen(device: ReturnType<typeof fakeDevice>, id: string): Promise<LocalTable> {
  const saved = await device.shelf.get(id)
  const match = saved && openBook(fakeRules.game, saved.book)
  if (!saved || !match?.ok) throw new Error('The match cannot be opened')
  const world: World = device.tab()
  const desk = scriptedDesk(tutorial, world.desk, async () => {})
  return new LocalTable(saved, match.value, { ...world, desk })
}

function seen(table: LocalTable): OpenScene {
  const scene = table.scene()
  if (scene.kind !== 'open') throw new Error(`The scene is ${scene.kind}`)
  return scene
}

const offered = (table: LocalTable) => {
  const scene = seen(table)
  return guided(scene, lessonAt(tutorial, scene.length)).sight.decision?.actions
}

describe('the script', () => {
  test('follows the length of the match', () => {
    expect(lessonAt(tutorial, 0)).toEqual({ kind: 'step', step: tutorial.steps[0] })
    expect(lessonAt(tutorial, 2)).toEqual({ kind: 'step', step: tutorial.steps[2] })
    expect(lessonAt(tutorial, 3)).toEqual({ kind: 'farewell' })
    expect(lessonAt(tutorial, 4)).toEqual({ kind: 'free' })
  })

  test('leaves nothing but the step to choose', () => {
    const decision = { prompt: { key: 'take' }, actions: [PASS, take(1), take(2)] }
    expect(narrowed(decision, tutorial.steps[0])).toEqual({ prompt: { key: 'take' }, actions: [take(2)] })
  })

  test('leaves everything where the step is not legal', () => {
    const decision = { prompt: { key: 'take' }, actions: [PASS, take(1)] }
    expect(narrowed(decision, tutorial.steps[0])).toBe(decision)
  })

  test('holds only for its own game and for steps that the rules take', async () => {
    const { device, id, table } = await sit()
    const opened = async () => {
      await table.settled()
      const saved = await device.shelf.get(id)
      const match = saved && openBook(fakeRules.game, saved.book)
      if (!match?.ok) throw new Error('The match cannot be opened')
      return match.value
    }
    expect(holds(tutorial, await opened())).toBe(true)
    expect(holds(brokenScript, await opened())).toBe(false)
    expect(holds({ ...tutorial, seed: 'other' }, await opened())).toBe(false)
    expect(holds({ ...tutorial, options: { pile: 19 } }, await opened())).toBe(false)
    table.act(take(1))
    expect(holds(tutorial, await opened())).toBe(false)
  })
})

describe('a learner at the table', () => {
  test('is offered the step, and the rival follows the script', async () => {
    const { table } = await sit()
    expect(offered(table)).toEqual([take(2)])
    table.act(take(2))
    await quiet()
    expect(seen(table).sight.view).toMatchObject({ hands: [2, 2], turn: 0 })
    expect(offered(table)).toEqual([PASS])
  })

  test('steps back in the script by undo', async () => {
    const { table } = await sit()
    table.act(take(2))
    expect(table.undo()).toMatchObject({ possible: true })
    await quiet()
    expect(offered(table)).toEqual([take(2)])
  })

  test('reads the farewell in peace, and then the rival plays as it likes', async () => {
    const { table } = await sit()
    table.act(take(2))
    await quiet()
    table.act(PASS)
    await quiet()
    const scene = seen(table)
    expect(scene).toMatchObject({ length: 3, lessons: true, thinking: 1 })
    expect(guided(scene, lessonAt(tutorial, scene.length)).thinking).toBeNull()
    table.endLessons()
    await quiet()
    expect(seen(table)).toMatchObject({ length: 4, lessons: false })
    expect(seen(table).sight.view).toMatchObject({ hands: [2, 3] })
  })

  test('may skip the lessons at once, for good', async () => {
    const { table, device, id } = await sit()
    table.endLessons()
    table.act(take(1))
    await quiet()
    await table.settled()
    expect(seen(table).sight.view).toMatchObject({ hands: [1, 1] })
    expect(await device.shelf.get(id)).toMatchObject({ tutorial: 'over', length: 2 })
    table.close()
    expect(seen(await reopen(device, id)).lessons).toBe(false)
  })

  test('finds the lesson again after a reload, even when the rival was to move', async () => {
    const { table, device, id } = await sit()
    table.act(take(2))
    table.close()
    await table.settled()
    const again = await reopen(device, id)
    await quiet()
    expect(seen(again)).toMatchObject({ length: 2, lessons: true })
    expect(offered(again)).toEqual([PASS])
  })
})
