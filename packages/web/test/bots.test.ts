import { choiceOf, PATIENCE } from '@vyprava/bots'
import { type GameAction, Random } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type DeskQuestion, pageDesk } from '../src/local/bots.ts'
import { BotWorker, type Start, workerDesk } from '../src/local/bots-worker.ts'
import { type Ask, readBotAnswer } from '../src/worker/messages.ts'
import { answerTo } from '../src/worker/think.ts'
import { fakeRules, quiet } from './fake.ts'

const DRAW = { type: 'draw' }
const PASS = { type: 'pass' }
const TAKE = { type: 'take', count: 1 }
const QUESTION: DeskQuestion = {
  bot: 'taker',
  seat: 1,
  view: { pile: 3 },
  asides: [],
  decision: { prompt: { key: 'take' }, actions: [DRAW, PASS, TAKE] },
}
/** What a bot played itself. */
const played = (action: GameAction) => ({ action, failure: null })
const withdrawable = (withdrawn: AbortSignal): DeskQuestion => ({ ...QUESTION, withdrawn })

/** Workers that answer when they are told to. */
function fakeWorkers() {
  const workers: { asked: Ask[]; ended: boolean; hear(data: unknown): void; failed(why: string): void }[] = []
  const start: Start = (hear, failed) => {
    const worker = { asked: [] as Ask[], ended: false, hear, failed }
    workers.push(worker)
    return {
      send: (ask) => worker.asked.push(ask),
      end: () => {
        worker.ended = true
      },
    }
  }
  return { workers, shop: new BotWorker(start) }
}

/** What a promise has come to by now. */
function watched<T>(promise: Promise<T>): { value: T | 'nothing yet' } {
  const seen: { value: T | 'nothing yet' } = { value: 'nothing yet' }
  promise.then((value) => {
    seen.value = value
  })
  return seen
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the desk with a worker', () => {
  test('sends plain data and gives back the action of the list', async () => {
    const { workers, shop } = fakeWorkers()
    const chosen = workerDesk('roam', fakeRules, shop).choose(withdrawable(new AbortController().signal))
    const [{ asked, hear }] = workers
    expect(asked).toEqual([
      { ...QUESTION, id: 1, game: 'roam', seed: expect.stringMatching(/^[a-z2-9]{24}$/) },
    ])
    expect(structuredClone(asked)).toEqual(asked)
    hear({ id: 1, action: 1 })
    expect(await chosen).toEqual({ action: PASS, failure: null })
  })

  test('one worker serves question after question, each with other chance', async () => {
    const { workers, shop } = fakeWorkers()
    const desk = workerDesk('roam', fakeRules, shop)
    for (const id of [1, 2, 3]) {
      const chosen = desk.choose(QUESTION)
      workers[0].hear({ id, action: 0 })
      expect(await chosen).toEqual(played(DRAW))
    }
    expect(workers).toHaveLength(1)
    expect(new Set(workers[0].asked.map(({ seed }) => seed)).size).toBe(3)
  })

  test('a question that is withdrawn ends the worker and is never answered; the next starts another', async () => {
    const { workers, shop } = fakeWorkers()
    const desk = workerDesk('roam', fakeRules, shop)
    const withdraw = new AbortController()
    const first = watched(desk.choose(withdrawable(withdraw.signal)))
    withdraw.abort()
    expect(workers[0].ended).toBe(true)
    const second = desk.choose(QUESTION)
    workers[0].hear({ id: 1, action: 0 })
    workers[1].hear({ id: 1, action: 0 })
    workers[1].hear({ id: 2, action: 2 })
    expect(await second).toEqual(played(TAKE))
    await quiet()
    expect(first.value).toBe('nothing yet')
    expect(workers[1].ended).toBe(false)
  })

  test('a question that is withdrawn after its answer or before it was asked changes nothing', async () => {
    const { workers, shop } = fakeWorkers()
    const desk = workerDesk('roam', fakeRules, shop)
    const withdraw = new AbortController()
    const chosen = desk.choose(withdrawable(withdraw.signal))
    workers[0].hear({ id: 1, action: 1 })
    expect(await chosen).toEqual(played(PASS))
    withdraw.abort()
    expect(workers[0].ended).toBe(false)
    const late = watched(desk.choose(withdrawable(withdraw.signal)))
    await quiet()
    expect(late.value).toBe('nothing yet')
    expect(workers[0].asked).toHaveLength(1)
  })

  test('the worker goes on when somebody else still waits', async () => {
    const { workers, shop } = fakeWorkers()
    const desk = workerDesk('roam', fakeRules, shop)
    const withdraw = new AbortController()
    const first = watched(desk.choose(withdrawable(withdraw.signal)))
    const second = desk.choose(QUESTION)
    withdraw.abort()
    workers[0].hear({ id: 1, action: 0 })
    workers[0].hear({ id: 2, action: 1 })
    expect(await second).toEqual(played(PASS))
    expect(first.value).toBe('nothing yet')
    expect(workers).toMatchObject([{ ended: false }])
  })

  test.each([
    ['an error', { id: 1, error: 'ouch' }, /ouch/],
    ['an action that is not in the list', { id: 1, action: 7 }, /not in the list/],
    ['half an action', { id: 1, action: 0.5 }, /not in the list/],
    ['an action before the list', { id: 1, action: -1 }, /not in the list/],
  ])('after %s the stand-in plays, and it is told', async (_what, answer, why) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { workers, shop } = fakeWorkers()
    const chosen = workerDesk('roam', fakeRules, shop).choose(QUESTION)
    workers[0].hear(answer)
    expect(await chosen).toEqual({ action: PASS, failure: expect.stringMatching(why) })
    expect(error).toHaveBeenCalledOnce()
  })

  test('a bot that hangs is stood in for, and its worker is ended', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { workers, shop } = fakeWorkers()
    const chosen = workerDesk('roam', fakeRules, shop, 20).choose(QUESTION)
    expect(await chosen).toEqual({ action: PASS, failure: expect.stringMatching(/within 0\.02 s/) })
    expect(workers[0].ended).toBe(true)
  })

  test('a worker that cannot be loaded is replaced by the page; the next question tries another', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { workers, shop } = fakeWorkers()
    const desk = workerDesk('roam', fakeRules, shop)
    const chosen = desk.choose(QUESTION)
    workers[0].failed('404')
    expect(await chosen).toEqual(played(TAKE))
    expect(workers[0].ended).toBe(true)
    const again = desk.choose(QUESTION)
    workers[0].failed('404 once more, much too late')
    workers[1].hear({ id: 2, action: 1 })
    expect(await again).toEqual(played(PASS))
  })

  test('where there are no workers the page thinks', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const shop = new BotWorker(() => {
      throw new ReferenceError('Worker is not defined')
    })
    expect(await workerDesk('roam', fakeRules, shop).choose(QUESTION)).toEqual(played(TAKE))
  })

  test('what is no answer is not heard', () => {
    for (const data of [null, 1, 'x', {}, { id: '1', action: 1 }, { id: 1 }, { id: 1, action: 'draw' }]) {
      expect(readBotAnswer(data)).toBeNull()
    }
  })
})

describe('bots', () => {
  const rulesWith = (choose: () => GameAction): Rules => ({
    ...fakeRules,
    players: [{ name: 'taker', choose }],
  })
  const ASK: Ask = { ...QUESTION, id: 5, game: 'roam', seed: 'seed' }

  test('answer a question from its data alone, the same for the same seed', async () => {
    expect(await answerTo(ASK, async () => fakeRules)).toEqual({ id: 5, action: 2 })
    const random: Ask = { ...ASK, bot: 'random' }
    const twice = [
      await answerTo(random, async () => fakeRules),
      await answerTo(random, async () => fakeRules),
    ]
    expect(twice[0]).toEqual(twice[1])
  })

  test.each<[string, Partial<Ask>, Rules, RegExp]>([
    ['that nobody knows', { bot: 'nobody' }, fakeRules, /no bot "nobody"/],
    ['that cheat', {}, rulesWith(() => ({ type: 'steal' })), /not legal/],
    [
      'that fail',
      {},
      rulesWith(() => {
        throw new Error('ouch')
      }),
      /ouch/,
    ],
  ])('%s are told in the worker and stood in for in the page', async (_who, change, rules, why) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const answer = await answerTo({ ...ASK, ...change }, async () => rules)
    expect(answer).toEqual({ id: 5, error: expect.stringMatching(why) })
    const stood = await pageDesk(rules).choose({ ...QUESTION, ...change })
    expect(stood).toEqual({ action: PASS, failure: expect.stringMatching(why) })
    expect(error).toHaveBeenCalledOnce()
  })

  test('are told when they have thought long enough, whatever their level', () => {
    let time = 1000
    const spent: number[] = []
    const rules: Rules = {
      ...fakeRules,
      players: [
        {
          name: 'taker',
          choose({ stop }) {
            while (stop?.() === false) time += 100
            spent.push(time - 1000)
            return TAKE
          },
        },
      ],
    }
    expect(choiceOf(rules, QUESTION, new Random('slow'), () => time)).toBe(2)
    expect(spent).toEqual([PATIENCE])
  })

  test('a game that cannot be loaded is told', async () => {
    const answer = await answerTo(ASK, () => Promise.reject(new Error('no such game')))
    expect(answer).toEqual({ id: 5, error: 'no such game' })
  })
})
