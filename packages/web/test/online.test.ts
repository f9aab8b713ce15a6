import { type Match, type Observer, startMatch } from '@vyprava/kernel'
import type { ClientMessage, ServerMessage, TableShown, Wish } from '@vyprava/protocol'
import { describe, expect, test, vi } from 'vitest'
import { unreadIn } from '../src/online/conversation.ts'
import { FinishedTable } from '../src/online/finished.ts'
import { namesOf } from '../src/online/names.ts'
import { PastViews } from '../src/online/past.ts'
import { undoOf } from '../src/online/standing.ts'
import { OnlineTable } from '../src/online/table.ts'
import type { WireUser } from '../src/online/wire.ts'
import type { OpenScene, Scene } from '../src/play/scene.ts'
import { fakeRules, quiet } from './fake.ts'

const TAKE_1 = { type: 'take', count: 1 }
const TAKE_2 = { type: 'take', count: 2 }
const TAKE_9 = { type: 'take', count: 9 }
const DRAW = { type: 'draw' }
const PASS = { type: 'pass' }

function pebbles(options: object = {}): Match {
  const started = startMatch(fakeRules.game, { seats: 2, options, seed: 'pebbles' })
  if (!started.ok) throw new Error(started.problem.expected)
  return started.value
}

const TABLE: TableShown = {
  id: 't',
  game: 'pebbles',
  options: {},
  state: 'playing',
  seats: [
    { name: 'Anna', bot: null, standIn: null, resigned: false, keptFor: null },
    { name: null, bot: 'taker', standIn: null, resigned: false, keptFor: null },
  ],
  pace: null,
  agreed: { absence: null, closed: false, hints: false, delay: 0, rated: false },
  votes: [],
  closing: [],
  asking: [],
  commitment: 'c',
  contributions: ['a', 'b'],
  secret: null,
  rematch: null,
  rematchBy: null,
}

/** A server of one table and one pair of eyes, with a wire that can be cut. */
function fakeServer(match: Match, observer: Observer) {
  const heard: ClientMessage[] = []
  const done = new Set<string>()
  const kept: Wish[] = []
  let user: WireUser | null = null
  let deaf = false
  let version = 0
  let heardTo = 0
  const tell = () => {
    const { observer: seat, ...sight } = match.sight(observer)
    const shown = { seat, ...sight }
    user?.hear({ type: 'whole', table: 't', version, shown, from: 0, lines: match.log(observer) })
  }
  const answer = (message: ClientMessage) => {
    if (message.type === 'watch') {
      user?.hear({ type: 'table', table: TABLE })
      tell()
    } else if (message.type === 'act' && observer !== null) {
      if (!done.has(message.id)) {
        expect(match.play(observer, message.action).ok).toBe(true)
        version += 1
      }
      done.add(message.id)
      tell()
      user?.hear({ type: 'done', id: message.id })
    } else if (message.type === 'undo' || message.type === 'withdraw') {
      const why = message.type === 'undo' ? 'other' : 'nothing'
      user?.hear({ type: 'barred', id: message.id, why })
    } else if (message.type === 'look') {
      const points = match.moments(observer).slice(message.number, message.number + message.count)
      const [first, ...rest] = points.map((point) => match.viewAt(observer, point))
      const steps = rest.map((view) => [['set', [], view] as const])
      const deciders = points.map((point) => match.sight(observer, point).deciders)
      user?.hear({ type: 'past', table: 't', number: message.number, view: first ?? null, steps, deciders })
    }
  }
  const open = () => {
    const table = new OnlineTable('t', fakeRules.game, {
      bookmark: { read: () => heardTo, write: (at) => (heardTo = at) },
      outbox: {
        read: () => kept.slice(),
        write: (wishes) => {
          kept.splice(0, kept.length, ...wishes)
        },
      },
      connect(given) {
        user = given
        return {
          say(message) {
            heard.push(message)
            if (!deaf) answer(message)
          },
          close: () => {},
        }
      },
      names: ({ seats }) => namesOf(seats, ['Fox', 'Raven'], ''),
    })
    user?.reached('here')
    for (const message of user?.greeting() ?? []) {
      heard.push(message)
      if (!deaf) answer(message)
    }
    return table
  }
  return {
    heard,
    kept,
    open,
    tell,
    hear: (message: ServerMessage) => user?.hear(message),
    play(seat: number, action: object) {
      match.play(seat, action)
      version += 1
      tell()
    },
    takeBack(seat: number, to: number) {
      match.takeBack(seat, to)
      version += 1
      tell()
    },
    cut: (now: boolean) => {
      deaf = now
      user?.reached(now ? 'away' : 'here')
    },
  }
}

function seen(table: { scene: () => Scene }): OpenScene {
  const scene = table.scene()
  if (scene.kind !== 'open') throw new Error(`The scene is ${scene.kind}`)
  return scene
}

describe('a table of a server', () => {
  test('talk goes beside the match: nothing waits for it, nothing is drawn anew, and it comes back when refused', () => {
    const server = fakeServer(pebbles(), 0)
    const table = server.open()
    const before = table.scene()
    const said = (id: string, person: string, at: number) => ({ id, person, name: person, text: id, at })
    server.hear({
      ...{ type: 'talk', table: 't', room: 'players' },
      said: [said('one', 'ben', 5), said('two', 'self', 6), said('three', 'eva', 7)],
    })
    expect(unreadIn(table.talk.talked(), 'self', new Set(['eva']))).toBe(1)
    table.talk.read()
    expect(unreadIn(table.talk.talked(), 'self', new Set())).toBe(0)
    expect(server.open().talk.talked().heard).toBe(7)

    const talking = server.open()
    talking.speak('ahoj')
    expect(talking.talk.talked().saying).toMatchObject([{ text: 'ahoj' }])
    expect(seen(talking).link?.sending).toBe(false)
    const [wish] = server.kept
    server.hear({ type: 'error', id: wish.id, error: 'tooFast', advice: '' })
    expect(talking.talk.talked()).toMatchObject({ saying: [], unsaid: { text: 'ahoj', why: 'tooFast' } })
    expect(seen(talking).link?.trouble).toBeNull()
    talking.speak('ahoj')
    expect(talking.talk.talked().unsaid).toBeNull()
    server.hear({ type: 'done', id: server.kept[0].id })
    expect(server.kept).toEqual([])
    expect(table.scene()).toBe(before)
  })

  test('shows what it was told, with bots called by the animal of their seat', () => {
    const table = fakeServer(pebbles(), 0).open()
    expect(table.state()).toBe('open')
    expect(table.scene().players.map(({ name }) => name)).toEqual(['Anna', 'Raven'])
    expect(seen(table)).toMatchObject({ observer: 0, length: 0, over: false, link: { state: 'here' } })
    expect(seen(table).sight.decision?.actions).toHaveLength(4)
  })

  test('a move is on its way until it is answered, and nothing else can be done meanwhile', () => {
    const server = fakeServer(pebbles(), 0)
    const table = server.open()
    server.cut(true)
    expect(table.act(TAKE_1)).toMatchObject({ ok: true })
    expect(seen(table)).toMatchObject({ length: 0, link: { state: 'away', sending: true } })
    expect(seen(table).sight.decision).toBeNull()
    expect(table.act(TAKE_2)).toBeNull()
    expect(server.kept).toMatchObject([{ type: 'act', action: TAKE_1 }])
  })

  test('a move that got no answer goes out again after a reload, under the same id, and counts once', () => {
    const match = pebbles()
    const server = fakeServer(match, 0)
    const first = server.open()
    server.cut(true)
    first.act(TAKE_1)
    server.cut(false)
    const second = server.open()
    const acts = server.heard.filter((message) => message.type === 'act')
    expect(acts).toHaveLength(2)
    expect(acts[0]).toEqual(acts[1])
    expect(match.length).toBe(1)
    expect(seen(second)).toMatchObject({ length: 1, link: { sending: false } })
    expect(server.kept).toEqual([])
  })

  test('what a rule forbids is refused in the page, by its number, without asking the server', () => {
    const server = fakeServer(pebbles({ hands: 'secret' }), 0)
    const table = server.open()
    expect(table.whyNot(TAKE_1)).toBeNull()
    expect(table.act(TAKE_9)).toEqual({ ok: false, refusal: { rule: 'PE-2', reason: 'pile' } })
    expect(server.heard.filter(({ type }) => type === 'act')).toEqual([])
    server.play(0, TAKE_1)
    expect(table.whyNot(TAKE_1)).toEqual({ rule: 'PE-1', reason: 'turn' })
  })

  test('undo that is barred tries to withdraw, and then says why', () => {
    const server = fakeServer(pebbles(), 0)
    const table = server.open()
    expect(table.undo()).toEqual({ possible: false, why: 'nothing' })
    table.act(TAKE_1)
    expect(seen(table).undo).toMatchObject({ possible: true })
    expect(table.undo()).toBeNull()
    expect(server.heard.slice(-2).map(({ type }) => type)).toEqual(['undo', 'withdraw'])
    expect(seen(table).link?.trouble).toEqual({ kind: 'barred', why: 'other' })
    server.play(1, PASS)
    expect(table.undo()).toEqual({ possible: false, why: 'other' })
  })

  test('a move that is still on its way is taken back as soon as it has arrived', () => {
    const server = fakeServer(pebbles(), 0)
    const table = server.open()
    server.cut(true)
    table.act(TAKE_1)
    expect(table.undo()).toBeNull()
    expect(seen(table).link?.trouble).toBeNull()
    expect(server.heard.map(({ type }) => type)).not.toContain('undo')
    const [{ id }] = server.kept
    server.play(0, TAKE_1)
    expect(server.kept).toMatchObject([{ type: 'act' }])
    server.hear({ type: 'done', id })
    expect(server.heard.at(-1)).toMatchObject({ type: 'undo' })
    expect(server.kept).toMatchObject([{ type: 'undo' }])
    expect(table.undo()).toBeNull()
    expect(server.heard.filter(({ type }) => type === 'undo')).toHaveLength(1)
  })

  test('a move that was refused is not taken back', () => {
    const server = fakeServer(pebbles(), 0)
    const table = server.open()
    server.cut(true)
    table.act(TAKE_1)
    table.undo()
    server.hear({ type: 'stale', id: server.kept[0].id })
    server.play(0, TAKE_2)
    expect(server.heard.map(({ type }) => type)).not.toContain('undo')
    expect(server.kept).toEqual([])
  })

  test('an answer that waits beside those of others may be taken back, also by whoever is asked again', () => {
    const match = pebbles()
    const { observer: seat, ...sight } = match.sight(0)
    const shown = { seat, ...sight }
    const { turn } = sight
    const lines = [0, 1].map((seat, place) => ({ number: place + 1, seat, events: [], turn }))
    expect(undoOf(shown, lines, () => [0, 1])).toEqual({ possible: true, to: 0 })
    expect(undoOf(shown, lines, () => [0])).toEqual({ possible: false, why: 'other' })
    expect(undoOf(shown, lines, () => [])).toEqual({ possible: false, why: 'other' })
    expect(undoOf({ ...shown, decision: null }, lines, () => [0])).toEqual({ possible: true, to: 0 })
    expect(undoOf(shown, lines.slice(1), () => [0, 1])).toEqual({ possible: false, why: 'other' })
  })

  test('others are asked to go back beyond the barrier, and answer', () => {
    const match = pebbles()
    const server = fakeServer(match, 0)
    const table = server.open()
    table.act(TAKE_1)
    server.play(1, PASS)
    table.undo()
    expect(seen(table).link?.trouble).toEqual({ kind: 'barred', why: 'other' })
    server.cut(true)
    table.askBack()
    expect(server.heard.at(-1)).toMatchObject({ type: 'askBack', number: 0 })

    const asker = fakeServer(match, 1)
    const other = asker.open()
    const takeback = { id: 'b', seat: 0, to: 0, waiting: [1] }
    asker.hear({ type: 'takeback', table: 't', takeback })
    expect(other.takeback()).toEqual(takeback)
    asker.cut(true)
    other.consent(true)
    expect(asker.heard.at(-1)).toMatchObject({ type: 'consent', takeback: 'b', agree: true })
  })

  test('earlier moments are asked for together, once, and forgotten when they are taken back', async () => {
    const match = pebbles()
    for (const seat of [0, 1, 0, 1]) match.play(seat, TAKE_1)
    const server = fakeServer(match, null)
    const table = server.open()
    expect([table.viewAt(3), table.viewAt(1)]).toEqual([null, null])
    await quiet()
    const looks = () => server.heard.filter(({ type }) => type === 'look')
    expect(looks()).toEqual([{ type: 'look', table: 't', number: 1, count: 3 }])
    expect(table.viewAt(2)).toEqual(match.viewAt(null, 2))
    table.look(2)
    expect(seen(table)).toMatchObject({ shown: 2, length: 4 })
    expect(seen(table).sight).toMatchObject({ view: match.viewAt(null, 2), deciders: [0], decision: null })
    table.look(3)
    expect(seen(table).sight.deciders).toEqual([1])

    server.takeBack(1, 3)
    server.takeBack(0, 2)
    server.play(0, TAKE_2)
    expect(seen(table)).toMatchObject({ shown: 3, length: 3 })
    expect(table.viewAt(3)).toEqual(match.viewAt(null, 3))
    expect(looks()).toHaveLength(1)
  })

  test('whoever asked to go back is told when somebody does not agree, and only then', () => {
    const match = pebbles()
    match.play(0, TAKE_1)
    const server = fakeServer(match, 0)
    const table = server.open()
    const asks = (seat: number) =>
      server.hear({ type: 'takeback', table: 't', takeback: { id: 'b', seat, to: 0, waiting: [1] } })
    const end = () => server.hear({ type: 'takeback', table: 't', takeback: null })
    const trouble = () => seen(table).link?.trouble ?? null
    asks(1)
    end()
    expect(trouble()).toBeNull()
    asks(0)
    server.play(1, TAKE_1)
    end()
    expect(trouble()).toBeNull()
    asks(0)
    end()
    expect(trouble()).toEqual({ kind: 'declined' })
    server.play(0, TAKE_1)
    expect(trouble()).toBeNull()
    asks(0)
    table.consent(false)
    end()
    expect(trouble()).toBeNull()
  })

  test('a spectator cannot act, undo or ask why', () => {
    const server = fakeServer(pebbles(), null)
    const table = server.open()
    expect([table.act(TAKE_1), table.whyNot(TAKE_9), seen(table).undo]).toEqual([null, null, null])
    expect(server.heard.map(({ type }) => type)).toEqual(['watch'])
  })
})

describe('earlier views', () => {
  test('a break loses the question, not the wish; what does not exist is not asked for again', async () => {
    const asked: [number, number][] = []
    const past = new PastViews((number, count) => asked.push([number, count]))
    past.at(40)
    past.at(5)
    await quiet()
    past.again()
    await quiet()
    expect(asked).toEqual([
      [40, 1],
      [40, 1],
    ])
    past.hear({ type: 'past', table: 't', number: 40, view: null, steps: [], deciders: [] })
    await quiet()
    expect(asked.at(-1)).toEqual([5, 1])
    past.hear({
      ...{ type: 'past', table: 't', number: 5, view: { five: 5 } },
      ...{ steps: [[['set', ['five'], 6]]], deciders: [[0], [1]] },
    })
    expect([past.at(5), past.at(6)]).toEqual([
      { view: { five: 5 }, deciders: [0] },
      { view: { five: 6 }, deciders: [1] },
    ])
    await quiet()
    expect(asked).toHaveLength(3)
  })
})

describe('a finished game', () => {
  const finished = (step: number) => {
    const match = pebbles({ pile: 3, hands: 'secret' })
    for (const [seat, action] of [
      [0, DRAW],
      [0, TAKE_1],
      [1, TAKE_2],
    ] as const)
      match.play(seat, action)
    expect(match.result).not.toBeNull()
    const sitters = [
      { name: 'Anna', bot: null },
      { name: 'Béďa', bot: null },
    ]
    return { match, table: new FinishedTable('t', match, sitters, { seat: 0, step }) }
  }

  test('begins where it was asked to and tells nothing of what comes', () => {
    const { table } = finished(0)
    expect(seen(table)).toMatchObject({ shown: 0, length: 3, over: false, log: [], undo: null })
    expect(table.finished()).toBeNull()
    expect(table.viewAt(2)).toBeNull()
    table.look(2)
    expect(seen(table).log.map(({ number }) => number)).toEqual([1, 2])
    table.look(1)
    expect(seen(table)).toMatchObject({ shown: 1, over: false })
    table.look(99)
    expect(seen(table)).toMatchObject({ shown: 3, over: true })
    expect(table.finished()?.played).toHaveLength(3)
  })

  test("through anybody's eyes: each sees what that seat saw", () => {
    const { match, table } = finished(1)
    expect(seen(table).sight.view).toEqual(match.viewAt(0, 1))
    table.lookAs(1)
    expect(seen(table)).toMatchObject({ observer: 1, shown: 1 })
    expect(seen(table).sight.view).toEqual(match.viewAt(1, 1))
    expect(match.viewAt(1, 1)).not.toEqual(match.viewAt(0, 1))
  })

  test('another way leads on from the moment that is shown', () => {
    const { table } = finished(1)
    expect(table.anotherWay('seed')?.match.length).toBe(0)
    table.look(null)
    expect(table.anotherWay('seed')).toBeNull()
  })
})

test('whoever watches and was turned away by a busy server comes in by itself when there is room', () => {
  vi.useFakeTimers()
  const server = fakeServer(pebbles(), null)
  server.cut(true)
  const table = server.open()
  server.hear({ type: 'error', id: null, error: 'busy', advice: 'later' })
  expect(table.state()).toBe('busy')
  server.cut(false)
  vi.advanceTimersByTime(6_000)
  vi.useRealTimers()
  expect(table.state()).toBe('open')
})
