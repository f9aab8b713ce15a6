import { type Entry, type GameAction, Random } from '@vyprava/kernel'
import { type Answer, Follower, type ServerMessage, type Wanted } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { rules } from '../../../games/ark/index.ts'
import type { Hall } from '../src/hall/hall.ts'
import { beginMatch, type Live } from '../src/hall/live.ts'
import { readDeeds, readJournal } from '../src/store/journal.ts'
import type { Store } from '../src/store/open.ts'
import { readTable, type StoredTable } from '../src/store/tables.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const { game, players } = rules
const PERSONS = ['ann', 'ben', 'cyr', 'dan']
const SKIP = { type: 'skip' }

/** A window that writes down what it is told. */
class Window {
  readonly #hall: Hall
  readonly #seat: number | null
  readonly #follower: Follower
  readonly heard: string[] = []

  constructor(hall: Hall, table: string, seat: number | null) {
    this.#hall = hall
    this.#seat = seat
    let wishes = 0
    this.#follower = new Follower(table, () => `${seat}-${wishes++}`)
  }

  async watch(): Promise<this> {
    const { id } = this.#follower
    const send = (message: ServerMessage): void => {
      this.heard.push(JSON.stringify(message).replaceAll(id, 'table'))
      this.#follower.hear(JSON.parse(JSON.stringify(message)))
    }
    await this.#hall.watch(id, { observer: this.#seat, send }, null)
    return this
  }

  get actions(): readonly GameAction[] {
    return this.#follower.shown?.decision?.actions ?? []
  }

  /** The last of its moments. */
  get number(): number {
    return this.#follower.shown?.number ?? 0
  }

  /** What somebody asks of the others now. */
  get takeback(): string {
    return this.#follower.takeback?.id ?? 'none'
  }

  async want(wanted: Wanted): Promise<void> {
    expect((await this.ask(wanted)).type).toBe('done')
  }

  /** Sends a wish, more than once if it should get lost, and hears the answer. */
  async ask(wanted: Wanted, times = 1): Promise<Answer> {
    const wish = this.#follower.want(wanted)
    if (this.#seat === null || wish.type === 'say') throw new Error('nobody does that here')
    let answer = await this.#hall.fulfil(this.#seat, wish)
    for (let more = 1; more < times; more++) answer = await this.#hall.fulfil(this.#seat, wish)
    this.#follower.settle(answer)
    return answer
  }

  act(action: GameAction): Promise<void> {
    return this.want({ type: 'act', action })
  }
}

/** Who can give every kind of answer to a colour that was just named; null when nobody can, or it is no such moment. */
function richIn({ match }: Live): number | null {
  const { deciders } = match
  if (deciders.length !== PERSONS.length) return null
  const rich = (seat: number): boolean => {
    const { decision } = match.sight(seat)
    const types = decision?.actions.map(({ type }) => type) ?? []
    const { allowance } = { allowance: 0, ...decision?.prompt.values }
    return allowance > 2 && ['paint', 'fill', 'skip', 'shift'].every((type) => types.includes(type))
  }
  return deciders.find(rich) ?? null
}

/** Bots play until there is such a moment; who can answer then. */
function playOn(live: Live): number {
  const random = new Random('answers')
  const bot = players.find(({ name }) => name === 'greedy')
  for (let rich = richIn(live); ; rich = richIn(live)) {
    if (rich !== null) return rich
    const [seat] = live.match.deciders
    const { view, decision } = live.match.sight(seat)
    if (decision === null || bot === undefined) throw new Error('there is no such moment')
    live.play(seat, bot.choose({ seat, decision, view: () => view }, random), 0)
  }
}

let opening: { readonly journal: readonly Entry[]; readonly active: number; readonly rich: number } | null =
  null

/** The same at each table: the same people with the same chance. */
function opened(row: StoredTable) {
  if (opening !== null) return opening
  const live = beginMatch(game, row)
  const rich = playOn(live)
  const { match } = live
  opening = { journal: match.journal, active: match.turnAt(match.length).seat ?? NaN, rich }
  return opening
}

/** A table at which all but one, who is in the middle of a move, owe an answer. */
async function asked(store: Store) {
  const table = await begun(store.db, game, PERSONS)
  const row = await readTable(store.db, table)
  if (row === null) throw new Error('no table')
  const { journal, active, rich } = opened(row)
  for (const [number, entry] of journal.entries())
    await store.append({ table, number, entries: [entry], clientId: `begin-${number}`, at: 0 })
  const hall = hallFor(store, [game])
  const windows: Window[] = []
  for (const seat of [0, 1, 2, 3, null]) windows.push(await new Window(hall, table, seat).watch())
  const one = windows[rich]
  const other = windows.find((_, seat) => seat !== rich && seat !== active)
  if (other === undefined) throw new Error('nobody else answers')
  return { table, one, other, everybodyElse: windows.filter((window) => window !== one) }
}

/** Kinds of answers by their steps; a move that could go on is ended. */
const ANSWERS = [
  ['skip'],
  ['fill'],
  ['paint', 'endMove'],
  ['paint', 'paint', 'paint', 'endMove'],
  ['shift', 'paint', 'endMove'],
  ['shift', 'fill'],
]

/** Gives an answer, step by step; in how many. */
async function answer(one: Window, steps: readonly string[]): Promise<number> {
  let taken = 0
  for (const step of steps) {
    const action = one.actions.find(({ type }) => type === step)
    // The last hex of all ends the move by itself.
    if (action === undefined && step === 'endMove') break
    await one.act(action ?? { type: step })
    taken++
  }
  expect(one.actions).toEqual([])
  return taken
}

/** What everybody else is told of an answer that is given, taken back step by step, and given anew. */
async function learned(store: Store, steps: readonly string[]) {
  const { one, other, everybodyElse } = await asked(store)
  const told = () => everybodyElse.map(({ heard }) => heard.splice(0))
  told()
  const taken = await answer(one, steps)
  const given = told()
  await other.act(SKIP)
  const answered = told()
  for (let step = 0; step < taken; step++) await one.want({ type: 'withdraw' })
  const open = told()
  await answer(one, steps)
  return { taken, learns: { given, answered, open, again: told() } }
}

/**
 * All that is answered and told to others while one of them wants to go back in every way there is; between all of it
 * somebody steps unseen, or does not.
 */
async function wentBack(store: Store, steps: boolean): Promise<unknown[]> {
  const { one, other, everybodyElse } = await asked(store)
  let painted = false
  const step = async (): Promise<void> => {
    if (!steps) return
    if (painted) await one.want({ type: 'withdraw' })
    else await one.act(one.actions.find(({ type }) => type === 'paint') ?? SKIP)
    painted = !painted
  }
  const answers: unknown[] = []
  const want = async (wanted: Wanted): Promise<void> => {
    await step()
    answers.push(await other.ask(wanted))
  }
  for (const { heard } of everybodyElse) heard.length = 0
  const skip: Wanted = { type: 'act', action: SKIP }
  for (const way of ['undo', 'withdraw'] as const) {
    await want({ type: way })
    await want(skip)
    await want({ type: way })
  }
  await want(skip)
  await want({ type: 'askBack', number: other.number })
  // The first one stands, whatever happens unseen; then its own seat thinks better of it, and asks once only.
  for (const _ of ['first', 'again']) await want({ type: 'askBack', number: 0 })
  await want({ type: 'consent', takeback: other.takeback, agree: false })
  await want({ type: 'askBack', number: 0 })
  await step()
  const told = everybodyElse.map(({ heard }) =>
    heard.map((text) => text.replaceAll(/[0-9a-f]{24}/g, 'asked')),
  )
  return [answers, told]
}

/** The steps of an answer of several parts, tried out on a table of the same people. */
async function stepsOf(store: Store, kinds: readonly string[]): Promise<readonly GameAction[]> {
  const { one } = await asked(store)
  const steps: GameAction[] = []
  for (const kind of kinds) {
    const action = one.actions.find(({ type }) => type === kind) ?? { type: kind }
    await one.act(action)
    steps.push(action)
  }
  return steps
}

onBothStores('an answer of several steps in one wish', (fresh) => {
  test('is written and told as one thing, once, and a process that starts anew knows it whole', async () => {
    const opening = await fresh()
    const store = await opening.open()
    const actions = await stepsOf(store, ['paint', 'paint', 'endMove'])
    const { one, everybodyElse, table } = await asked(store)
    const before = (await readJournal(store.db, table, 0)).length
    for (const { heard } of everybodyElse) heard.length = 0
    expect((await one.ask({ type: 'actAll', actions }, 2)).type).toBe('done')
    expect(one.actions).toEqual([])
    const deeds = await readDeeds(store.db, table, before)
    expect(deeds.map(({ entries }) => entries.length)).toEqual([3])
    const told = everybodyElse.map(({ heard }) => heard.splice(0))
    for (const messages of told) expect(messages).toHaveLength(1)
    // Given in one step it looks the same.
    const { one: skips, everybodyElse: others } = await asked(store)
    for (const { heard } of others) heard.length = 0
    await skips.act(SKIP)
    expect(others.map(({ heard }) => heard)).toEqual(told)
    const anew = hallFor(await opening.open(), [game])
    expect((await anew.see(table))?.live?.length).toBe(before + 3)
  })

  test('keeps nothing of itself when a late step is refused, and says why', async () => {
    const store = await (await fresh()).open()
    const [first, second] = await stepsOf(store, ['paint', 'paint', 'endMove'])
    const { one, everybodyElse, table } = await asked(store)
    const before = await readJournal(store.db, table, 0)
    const { actions } = one
    for (const { heard } of [one, ...everybodyElse]) heard.length = 0
    // The same hex cannot be painted twice.
    const answer = await one.ask({ type: 'actAll', actions: [first, second, second] })
    expect(answer).toMatchObject({ type: 'refused', refusal: { rule: expect.stringMatching(/^AR-/) } })
    expect(await readJournal(store.db, table, 0)).toEqual(before)
    expect([one, ...everybodyElse].flatMap(({ heard }) => heard)).toEqual([])
    expect(one.actions).toEqual(actions)
    // And it can still be given as it should be.
    await one.want({ type: 'actAll', actions: [first, second, { type: 'endMove' }] })
    expect(await readJournal(store.db, table, before.length)).toHaveLength(3)
  })
})

onBothStores('answers in secret', (fresh) => {
  test('in however many steps they are given and taken back, others are told the same', async () => {
    const store = await (await fresh()).open()
    const [first, ...others] = await Promise.all(ANSWERS.map((steps) => learned(store, steps)))
    // One message for each: it is given, it is open again, it is given again.
    for (const told of [...first.learns.given, ...first.learns.open, ...first.learns.again])
      expect(told).toHaveLength(1)
    expect(new Set([first, ...others].map(({ taken }) => taken))).toEqual(new Set([1, 2, 3, 4]))
    for (const { learns } of others) expect(learns).toEqual(first.learns)
  })

  test('whoever wants to go back is answered the same, whether others have stepped unseen or not', async () => {
    const store = await (await fresh()).open()
    const [answers, told] = await wentBack(store, false)
    expect(answers).toMatchObject(
      [
        ['barred', 'done', 'done'],
        ['barred', 'done', 'done'],
        ['done', 'barred', 'done', 'barred', 'done', 'barred'],
      ]
        .flat()
        .map((type) => ({ type })),
    )
    expect(await wentBack(store, true)).toEqual([answers, told])
  })
})
