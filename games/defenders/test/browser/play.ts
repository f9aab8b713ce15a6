import type { Page } from 'playwright-core'
import { takenOver } from '../../../testing/rest.ts'
import type { Hands } from './hands.ts'
import { endAsked, look, movedOn, played, type Sight, settled } from './table.ts'

/** How the parts of a game were played: a test may ask whether it met them all. */
export type Met = Map<string, number>

/** No game that a test plays takes more touches. */
const MOST = 400
const END = '[data-action="endActions"]'
/** What can be done while a machine card is played out. */
const STAGE: readonly string[] = ['next', 'pause', 'faster', 'skip']

/** One decision, by what the screen shows. */
async function decide(hands: Hands, sight: Sight, acts: number): Promise<string> {
  const can = (action: string) => sight.actions.includes(action)
  const button = async (action: string) => {
    await hands.press(`[data-action="${action}"]`)
    return action
  }
  const thing = async (kind: string, selector: string) => {
    await hands.press(selector)
    return kind
  }
  if (sight.handsOver) return thing('handOver', '.handover .btn--brass')
  if (sight.fan > 0) return thing('fan', '.fan [data-choice]')
  if (can('confirm')) {
    await hands.confirm()
    return 'confirm'
  }
  if (can('ready')) return button('ready')
  if (can('resolve')) return button('resolve')
  if (can('stay')) return button('stay')
  if (can('endActions')) {
    if (acts > 0 && sight.hexes.length > 0) return thing('act', sight.hexes[(acts - 1) % sight.hexes.length])
    return thing('end', END)
  }
  for (const [kind, things] of [
    ['faction', sight.marks],
    ['leader', sight.leaders],
    ['card', sight.cards],
    ['pile', sight.piles],
    ['hex', sight.hexes],
    ['edge', sight.edges],
  ] as const) {
    const [first] = things
    if (first !== undefined) return thing(kind, first)
  }
  if (sight.plates > 0) return thing('plate', '.df-plate-button[data-lit]')
  throw new Error(`nothing to do: ${JSON.stringify(sight)}`)
}

/** The machines are at it, and the table offers nothing but to look on. */
const watches = ({ machine, actions, handsOver, ...sight }: Sight): boolean =>
  machine &&
  !handsOver &&
  actions.every((action) => STAGE.includes(action)) &&
  sight.hexes.length + sight.edges.length + sight.cards.length + sight.piles.length === 0

/** A table as somebody lays it. The hardest machines, so that nobody who looks on has to wait long for the end. */
interface Laid {
  readonly seed: string
  readonly people: 1 | 2
}
const HARDEST = '6'

/** From the first page to a table that is laid at this screen. */
export async function layTable(page: Page, hands: Hands, { seed, people }: Laid): Promise<void> {
  const change = async (word: string, value: string) => {
    await hands.press(`[data-word="${word}"]`)
    await hands.press(`.word-tip [data-value="${value}"]`)
  }
  await hands.press('[data-game="defenders"] a.set')
  await page.locator('[data-word="seat1"]').waitFor()
  if (people === 1) await hands.press('[data-seat="1"] .lay-remove')
  else await change('seat1', '')
  await change('hardCards', HARDEST)
  await change('seed', 'seed')
  await hands.write('.word-tip input', seed)
  await page.keyboard.press('Escape')
}

export async function sitDown(page: Page, hands: Hands): Promise<void> {
  await hands.press('.lay-start .btn')
  await page.locator('.df-plate, .handover').first().waitFor()
}

interface Course {
  /** The screen shows what is looked for; to the end of the game if nothing is said. */
  readonly until?: (sight: Sight, met: Met) => boolean
  /** How much is done in a turn. Nobody fights the machines for long, if nothing is said: games end. */
  readonly acts?: number
  /** After each answer, when the table has moved on. */
  readonly seen?: () => Promise<void>
  /** What was met before. */
  readonly met?: Met
}

/** Plays until the game is over, or until the screen shows what is looked for. */
export async function playOn(page: Page, hands: Hands, course: Course = {}): Promise<Met> {
  const { until, acts = 1, seen, met = new Map() } = course
  let left = acts
  let endedAt = -1
  for (let step = 0; ; step++) {
    await settled(page)
    const sight = await look(page)
    if (step > MOST) throw new Error(`the game does not go on: ${JSON.stringify([[...met], sight])}`)
    if (sight.over || until?.(sight, met) === true) return met
    if (watches(sight)) {
      await played(page)
      continue
    }
    const done = await decide(hands, sight, sight.length === endedAt ? 0 : left)
    met.set(done, (met.get(done) ?? 0) + 1)
    if (done === 'act') left--
    if (done === 'end') {
      left = acts
      endedAt = sight.length
    }
    const answers = ['confirm', 'ready', 'resolve', 'stay'].includes(done) || (done === 'end' && sight.ends)
    if (done === 'handOver') await takenOver(page)
    if (answers) await movedOn(page, sight.length)
    else if (done === 'end') await endAsked(page, sight.length)
    if (answers) await seen?.()
  }
}
