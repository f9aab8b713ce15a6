import { moduleOf } from '@vyprava/games'
import { type GameAction, startMatch } from '@vyprava/kernel'
import type { Explanation, Gesture, LessonStep, Move, Tutorial } from '@vyprava/module'
import { describe, expect, test } from 'vitest'
import { begin } from '../src/local/begin.ts'
import { LocalTable } from '../src/local/table.ts'
import type { World } from '../src/local/world.ts'
import type { OpenScene } from '../src/play/scene.ts'
import { openBook } from '../src/table/book.ts'
import { scriptedDesk } from '../src/tutorial/desk.ts'
import { guided, lightAt } from '../src/tutorial/light.ts'
import type { LessonMark } from '../src/tutorial/mark.ts'
import {
  fulfils,
  holds,
  isOnTrail,
  matchAt,
  narrowed,
  openGestures,
  playedIn,
  settled,
  standpointAt,
  trailOf,
} from '../src/tutorial/script.ts'
import { fakeDevice, fakeRules, quiet } from './fake.ts'

const take = (count: number): GameAction & { readonly count: number } => ({ type: 'take', count })
const PASS: GameAction = { type: 'pass' }
const DRAW: GameAction = { type: 'draw' }

const pile = { thing: 'pile', is: 0 }
const gesture = (action: GameAction): Gesture => ({ action, lit: [{ thing: 'action', is: action.type }] })
const explain = (say: string, more: Partial<Explanation> = {}): Explanation => ({
  ...{ kind: 'explain', say, lit: [pile] },
  ...more,
})
const own = (...actions: readonly GameAction[]): Move[] => actions.map((action) => ({ seat: 0, action }))
const rival = (...actions: readonly GameAction[]): Move[] => actions.map((action) => ({ seat: 1, action }))

/** Told, then two pebbles for the learner and two for the rival (who would take one), told again, then a pass. */
const steps: readonly LessonStep[] = [
  explain('goal'),
  { kind: 'deed', say: 'take', gestures: [gesture(take(2))], after: rival(take(2)) },
  explain('look', { after: [...own(take(1)), ...rival(PASS)] }),
  { kind: 'deed', say: 'pass', gestures: [gesture(DRAW), gesture(PASS)] },
  explain('end', { go: 'playOn' }),
]
const tutorial: Tutorial = {
  seats: 2,
  options: { pile: 20 },
  parts: [{ id: 'first', minutes: 1, scenes: [{ seed: 'lesson', steps }] }],
  words: async () => ({ steps: {} }),
}
const trail = trailOf(tutorial.parts[0])
const START: LessonMark = { part: 0, step: 0, state: 'on' }

/** Two scenes on one trail: the second begins in the middle of another game. */
const record = [...own(take(1)), ...rival(take(2)), ...own(take(2)), ...rival(take(1))]
const paint = {
  kind: 'deed',
  say: 'both',
  anyOrder: true,
  gestures: [gesture(DRAW), gesture(take(1))],
} as const
const scenes: Tutorial = {
  ...tutorial,
  parts: [
    {
      ...tutorial.parts[0],
      scenes: [
        { seed: 'lesson', steps: [{ kind: 'deed', say: 'take', gestures: [gesture(take(2))] }] },
        { seed: 'later', before: record, steps: [explain('later'), paint, explain('end')] },
      ],
    },
  ],
}

/** A learner at the table, with the bot that takes one pebble whenever it is free. */
async function sit(script = tutorial, device = fakeDevice()) {
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Raven', bot: 'taker' },
  ]
  const { seed } = script.parts[0].scenes[0]
  const begun = begin(fakeRules, { options: script.options, players, seed }, 1)
  if (!begun.ok) throw new Error(begun.problem.expected)
  await device.shelf.put({ ...begun.value, tutorial: START })
  return { device, id: begun.value.id, table: await reopen(device, begun.value.id, script) }
}

async function reopen(
  device: ReturnType<typeof fakeDevice>,
  id: string,
  script = tutorial,
): Promise<LocalTable> {
  const saved = await device.shelf.get(id)
  const match = saved && openBook(fakeRules.game, saved.book)
  if (!saved || !match?.ok) throw new Error('The match cannot be opened')
  const world: World = device.tab()
  const desk = scriptedDesk(script, world.desk, async () => {})
  return new LocalTable(saved, match.value, { ...world, desk })
}

function seen(table: LocalTable): OpenScene {
  const scene = table.scene()
  if (scene.kind !== 'open') throw new Error(`The scene is ${scene.kind}`)
  return scene
}

const lessonAt = (table: LocalTable) => {
  const { lesson } = seen(table)
  if (lesson === null) throw new Error('There is no lesson at the table')
  return lesson
}

const placeOf = (table: LocalTable) => {
  const { step, played } = lessonAt(table)
  return standpointAt(trail, step, played)
}

const offered = (table: LocalTable) => {
  const place = placeOf(table)
  return guided(seen(table), trail[place.at], place).sight.decision?.actions
}

/** The explanation was read. */
const read = (table: LocalTable, step: number) => table.keepLesson({ ...START, step }, null)

describe('the script', () => {
  test('has a station for every step, and knows how much was played before it', () => {
    expect(trail.map(({ from }) => from)).toEqual([0, 0, 2, 4, 6])
    const later = trailOf(scenes.parts[0])
    expect(later.map(({ from }) => from)).toEqual([0, 4, 4, 6])
    expect(later[0].scene).not.toBe(later[1].scene)
  })

  test('waits at explanations, and goes on from deeds that are done', () => {
    expect(standpointAt(trail, 0, [])).toEqual({ kind: 'step', at: 0, left: [] })
    expect(standpointAt(trail, 1, [])).toMatchObject({ kind: 'step', at: 1, left: [gesture(take(2))] })
    const two = own(take(2))
    expect(standpointAt(trail, 1, two)).toEqual({ kind: 'watch', at: 2, move: rival(take(2))[0] })
    expect(standpointAt(trail, 1, [...two, ...rival(take(2))])).toEqual({ kind: 'step', at: 2, left: [] })
  })

  test('plays what follows an explanation, for the learner too', () => {
    const played = [...own(take(2)), ...rival(take(2))]
    expect(standpointAt(trail, 3, played)).toEqual({ kind: 'watch', at: 3, move: own(take(1))[0] })
    const all = [...played, ...own(take(1)), ...rival(PASS)]
    expect(standpointAt(trail, 3, all)).toMatchObject({
      kind: 'step',
      at: 3,
      left: [gesture(DRAW), gesture(PASS)],
    })
    expect(standpointAt(trail, 3, [...all, ...own(DRAW)])).toMatchObject({ at: 3, left: [gesture(PASS)] })
  })

  test('goes back with what is taken back', () => {
    expect(settled(trail, 4, 6)).toBe(4)
    expect(settled(trail, 4, 5)).toBe(3)
    expect(settled(trail, 2, 1)).toBe(2)
    expect(settled(trail, 2, 0)).toBe(1)
  })

  test('cuts to the next scene, and ends with the last', () => {
    const later = trailOf(scenes.parts[0])
    expect(standpointAt(later, 0, own(take(2)))).toEqual({ kind: 'cut', at: 0 })
    expect(standpointAt(later, 1, record)).toEqual({ kind: 'step', at: 1, left: [] })
    const only = trailOf({ ...tutorial.parts[0], scenes: [{ seed: '', steps: [steps[1]] }] })
    expect(standpointAt(only, 0, [...own(take(2)), ...rival(take(2))])).toEqual({ kind: 'end', at: 0 })
  })

  test('takes gestures in any order where that is allowed', () => {
    const later = trailOf(scenes.parts[0])
    const place = standpointAt(later, 2, record)
    expect(place).toMatchObject({ kind: 'step', at: 2, left: paint.gestures })
    expect(openGestures(paint, paint.gestures)).toHaveLength(2)
    expect(standpointAt(later, 2, [...record, ...own(take(1))])).toMatchObject({
      at: 2,
      left: [gesture(DRAW)],
    })
    expect(isOnTrail(later[2], [...record, ...own(take(1), DRAW)])).toBe(true)
    expect(isOnTrail(later[2], [...record, ...own(take(1), PASS)])).toBe(false)
  })

  test('takes what is sent together when it does the step, whole and nothing else', () => {
    const later = trailOf(scenes.parts[0])
    expect(fulfils(later[2], record, [DRAW, take(1)])).toBe(true)
    expect(fulfils(later[2], record, [take(1)])).toBe(false)
    expect(fulfils(later[2], record, [take(1), PASS])).toBe(false)
    expect(fulfils(later[2], [...record, ...own(take(1))], [DRAW])).toBe(true)
  })

  test('lights what is explained, what is to be done, and who moves', () => {
    expect(lightAt(trail[0], standpointAt(trail, 0, []))).toEqual({ lit: [pile], also: [] })
    expect(lightAt(trail[1], standpointAt(trail, 1, [])).lit).toEqual([{ thing: 'action', is: 'take' }])
    const watched = standpointAt(trail, 1, own(take(2)))
    expect(lightAt(trail[2], watched).lit).toEqual([{ thing: 'seat', is: 1 }])
    const both = lightAt(trailOf(scenes.parts[0])[2], { kind: 'step', at: 2, left: paint.gestures })
    expect(both.lit).toHaveLength(2)
  })

  test('leaves nothing but the gesture to choose, or everything where it is not legal', () => {
    const decision = { prompt: { key: 'take' }, actions: [PASS, take(1), take(2)] }
    expect(narrowed(decision, [gesture(take(2))])).toEqual({ prompt: { key: 'take' }, actions: [take(2)] })
    expect(narrowed(decision, [gesture(take(9))])).toBe(decision)
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
    const [station] = trail
    const refused = trailOf({
      ...tutorial.parts[0],
      scenes: [{ seed: 'lesson', steps: [{ kind: 'deed', say: 'take', gestures: [gesture(take(9))] }] }],
    })
    expect(holds(tutorial, await opened(), station)).toBe(true)
    expect(holds(tutorial, await opened(), refused[0])).toBe(false)
    expect(holds(tutorial, await opened(), { ...station, scene: { seed: 'other', steps } })).toBe(false)
    expect(holds({ ...tutorial, options: { pile: 19 } }, await opened(), station)).toBe(false)
    table.act(take(1))
    expect(holds(tutorial, await opened(), station)).toBe(false)
  })
})

describe('a scene from a record', () => {
  test('begins where kept actions have brought the game', () => {
    const match = matchAt(fakeRules.game, scenes, trailOf(scenes.parts[0])[1])
    expect(match?.length).toBe(4)
    expect(match?.sight(0).view).toMatchObject({ hands: [3, 3], pile: 14 })
    expect(match && holds(scenes, match, trailOf(scenes.parts[0])[1])).toBe(true)
  })

  test('takes the place of the first at the same table, and is found there again', async () => {
    const { table, device, id } = await sit(scenes)
    table.act(take(2))
    const match = matchAt(fakeRules.game, scenes, trailOf(scenes.parts[0])[1])
    table.keepLesson({ ...START, step: 1 }, match)
    expect(seen(table)).toMatchObject({ length: 4, lesson: { step: 1, played: record } })
    expect(seen(table).sight.view).toMatchObject({ hands: [3, 3] })
    expect(seen(table).log).toHaveLength(4)
    table.close()
    await table.settled()
    const again = await reopen(device, id, scenes)
    expect(lessonAt(again)).toMatchObject({ ...START, step: 1, played: record })
  })

  // The same with a real game: forty actions of an Ark expedition, then one explanation and the next action.
  test('begins in the middle of another game of the house', async () => {
    const rules = await moduleOf('ark')?.rules()
    if (rules === undefined) throw new Error('There is no Ark')
    const started = startMatch(rules.game, { seats: 2, seed: 'middle of the sea' })
    if (!started.ok) throw new Error(started.problem.expected)
    const sea = started.value
    for (let count = 0; count < 41; count++) {
      const seat = sea.deciders[0]
      const actions = sea.sight(seat).decision?.actions ?? []
      sea.play(seat, actions[(count * 7) % actions.length])
    }
    const moves = playedIn(sea)
    const [next] = moves.slice(40)
    const voyage: Tutorial = {
      ...{ seats: 2, options: {}, words: async () => ({ steps: {} }) },
      parts: [
        {
          ...{ id: 'sea', minutes: 1 },
          scenes: [
            { seed: 'first sea', steps: [explain('goal')] },
            {
              seed: 'middle of the sea',
              before: moves.slice(0, 40),
              steps: [explain('here', { after: [next] }), explain('end')],
            },
          ],
        },
      ],
    }
    const stations = trailOf(voyage.parts[0])
    const match = matchAt(rules.game, voyage, stations[1])
    expect(match?.length).toBe(40)
    expect(standpointAt(stations, 1, moves.slice(0, 40))).toEqual({ kind: 'step', at: 1, left: [] })
    expect(standpointAt(stations, 2, moves.slice(0, 40))).toEqual({ kind: 'watch', at: 2, move: next })
    expect(standpointAt(stations, 2, moves)).toEqual({ kind: 'step', at: 2, left: [] })
    expect(match && holds(voyage, match, stations[1])).toBe(true)
  })
})

describe('a learner at the table', () => {
  test('is offered nothing while something is explained, then the step; the rival follows the script', async () => {
    const { table } = await sit()
    expect(offered(table)).toEqual([])
    read(table, 1)
    expect(offered(table)).toEqual([take(2)])
    table.act(take(2))
    await quiet()
    expect(seen(table).sight.view).toMatchObject({ hands: [2, 2], turn: 0 })
    expect(placeOf(table)).toMatchObject({ kind: 'step', at: 2 })
  })

  test('steps back in the script by undo', async () => {
    const { table } = await sit()
    read(table, 1)
    table.act(take(2))
    expect(table.undo()).toMatchObject({ possible: true })
    await quiet()
    expect(offered(table)).toEqual([take(2)])
    expect(seen(table).takebacks).toBe(false)
  })

  test('has the rival wait while the last words are read, and then play as it likes', async () => {
    const { table } = await sit()
    table.keepLesson({ ...START, step: 3 }, matchAt(fakeRules.game, tutorial, trail[3]))
    table.act(DRAW)
    table.act(PASS)
    await quiet()
    expect(placeOf(table)).toMatchObject({ kind: 'step', at: 4 })
    expect(seen(table)).toMatchObject({ length: 6, thinking: 1 })
    expect(guided(seen(table), trail[4], placeOf(table)).thinking).toBeNull()
    table.keepLesson({ ...START, step: 4, state: 'done' }, null)
    await quiet()
    expect(seen(table).length).toBe(7)
  })

  test('goes back to a station with the game as it was there', async () => {
    const { table } = await sit()
    read(table, 1)
    table.act(take(2))
    await quiet()
    table.keepLesson({ ...START, step: 1 }, matchAt(fakeRules.game, tutorial, trail[1]))
    expect(seen(table).sight.view).toMatchObject({ hands: [0, 0], pile: 20 })
    expect(offered(table)).toEqual([take(2)])
  })

  test('may leave at any time with the table as it is, and the step is kept', async () => {
    const { table, device, id } = await sit()
    table.keepLesson({ ...START, step: 1, state: 'left' }, null)
    table.act(take(1))
    await quiet()
    await table.settled()
    expect(seen(table).sight.view).toMatchObject({ hands: [1, 1] })
    expect(await device.shelf.get(id)).toMatchObject({ tutorial: { step: 1, state: 'left' }, length: 2 })
    table.close()
    const again = await reopen(device, id)
    expect(lessonAt(again)).toMatchObject({ step: 1, state: 'left' })
    expect(isOnTrail(trail[1], lessonAt(again).played)).toBe(false)
    again.keepLesson({ ...START, state: 'over' }, null)
    expect(seen(again).lesson).toBeNull()
  })

  test('finds the lesson again after a reload, even when the rival was to move', async () => {
    const { table, device, id } = await sit()
    read(table, 1)
    table.act(take(2))
    table.close()
    await table.settled()
    const again = await reopen(device, id)
    await quiet()
    expect(seen(again).length).toBe(2)
    expect(placeOf(again)).toMatchObject({ kind: 'step', at: 2 })
  })
})
