import type { Page } from 'playwright-core'
import { seenAtRest, takenOver, tap } from '../../../testing/rest.ts'

/** What somebody sees who looks at the table, and nothing more. */
export interface Sight {
  /** Actions so far, by the time line. */
  readonly length: number
  readonly over: boolean
  readonly handsOver: boolean
  readonly round: string
  /** What is asked. */
  readonly prompt: string
  /** Lit fields in sight, places for tiles, tokens, entries of what lies open, and everything else that is lit. */
  readonly fields: readonly string[]
  readonly sides: readonly string[]
  readonly tokens: readonly string[]
  readonly deeds: number
  readonly others: number
  readonly actions: readonly string[]
}

/** When everything has followed: half of a former picture misleads. */
export const look = (page: Page): Promise<Sight> =>
  seenAtRest(page, () => {
    const window = document.querySelector('.zoom')?.getBoundingClientRect()
    const inSight = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hit = document.elementFromPoint(x, y)
      return (
        window !== undefined &&
        x > window.left &&
        x < window.right &&
        y > window.top &&
        y < window.bottom &&
        hit !== null &&
        element.contains(hit)
      )
    }
    const lit = (name: string) =>
      [...document.querySelectorAll(`.eu-land [${name}][data-lit]`)]
        .filter(inSight)
        .map((element) => `[${name}="${element.getAttribute(name)}"]`)
    for (const marked of document.querySelectorAll('[data-probe]')) marked.removeAttribute('data-probe')
    const others = [...document.querySelectorAll('.table [data-lit]')].filter(
      (element) =>
        element instanceof HTMLButtonElement &&
        element.closest('.eu-land, .eu-tokens, .rail') === null &&
        element.checkVisibility(),
    )
    others[0]?.setAttribute('data-probe', '')
    return {
      length: Number(document.querySelector('.time-bar input')?.getAttribute('max') ?? -1),
      over: document.querySelector('.over') !== null,
      handsOver: document.querySelector('.handover') !== null,
      round: document.querySelector('.top .meta')?.textContent ?? '',
      prompt: document.querySelector('.prompt')?.textContent ?? '',
      fields: lit('data-spot'),
      sides: lit('data-side'),
      tokens: [...document.querySelectorAll('.eu-token[data-lit]')]
        .filter((element) => element.checkVisibility())
        .map((element) => `[data-token="${element.getAttribute('data-token')}"]`),
      deeds: document.querySelectorAll('.open-sheet [data-choice]').length,
      others: others.length,
      actions: [...document.querySelectorAll('[data-action]:not([aria-disabled="true"])')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-action') ?? ''),
    }
  })

/** Waits until everything beside the land has followed it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.over') !== null ||
      document.querySelector('.handover') !== null ||
      (document.querySelector('.time-bar input') !== null &&
        document.querySelector('.board[aria-busy]') === null &&
        document.querySelector('[data-action], .eu-token') !== null &&
        document.querySelector('[data-ending]') === null &&
        !document.documentElement.hasAttribute('data-following')),
  )
}

/** How the parts of a game were played. */
export type Met = Map<string, number>

const MOST = 700

type Press = (selector: string) => Promise<void>

/** A mouse clicks, a finger taps. */
export const pressing =
  (page: Page, touch: boolean): Press =>
  async (selector) => {
    const thing = page.locator(selector).first()
    if (touch) return tap(thing)
    await thing.click()
    // What only lies under the pointer is not chosen: it is gone on the way to the button.
    await page.mouse.move(1, 1)
  }

/** One touch, by what the screen shows. `acts` is how much is still done in this turn. */
async function decide(press: Press, sight: Sight, acts: number): Promise<string> {
  const can = (action: string) => sight.actions.includes(action)
  const button = async (action: string) => {
    await press(`[data-action="${action}"]:visible`)
    return action
  }
  const thing = async (kind: string, selector: string) => {
    await press(selector)
    return kind
  }
  if (sight.handsOver) return thing('handOver', '.handover .btn--brass')
  if (can('confirm')) return button('confirm')
  if (sight.deeds > 0) return thing('deed', '.open-sheet [data-choice]')
  if (sight.sides.length > 0) return thing('side', sight.sides[0])
  if (can('endTurn')) {
    if (acts > 0 && sight.fields.length > 0) return thing('field', sight.fields[acts % sight.fields.length])
    if (acts > 0 && sight.tokens.length > 0) return thing('token', sight.tokens[0])
    return button('endTurn')
  }
  for (const answer of ['done', 'pass', 'treasure', 'trophy-no', 'control-no'])
    if (can(answer)) return button(answer)
  if (sight.others > 0) return thing('other', '[data-probe]')
  if (sight.fields.length > 0) return thing('field', sight.fields[0])
  if (sight.tokens.length > 0) return thing('token', sight.tokens[0])
  throw new Error(`nothing to do: ${JSON.stringify(sight)}`)
}

interface Course {
  readonly until?: (sight: Sight, met: Met) => boolean
  /** How much is done in a turn. */
  readonly acts?: number
  /** After every answer, when its picture is there. */
  readonly seen?: () => Promise<void>
}

/** Plays until the game is over, or until the screen shows what is looked for. */
export async function playOn(page: Page, press: Press, course: Course = {}): Promise<Met> {
  const { until, acts = 3, seen } = course
  const met: Met = new Map()
  let left = acts
  for (let step = 0; ; step++) {
    await settled(page)
    const sight = await look(page)
    if (step > MOST) throw new Error(`the game does not go on: ${JSON.stringify([[...met], sight])}`)
    if (sight.over || until?.(sight, met) === true) return met
    const done = await decide(press, sight, left)
    met.set(done, (met.get(done) ?? 0) + 1)
    if (done === 'field' || done === 'token') left -= 1
    if (done === 'endTurn') left = acts
    await movedOn(page, sight, done)
    if (ANSWERS.includes(done)) await seen?.()
  }
}

const ANSWERS = ['confirm', 'done', 'pass', 'treasure', 'trophy-no', 'control-no']

/** Waits until what was answered is there; a touch that only shows something is seen at once. */
async function movedOn(page: Page, { length }: Sight, done: string): Promise<void> {
  if (done === 'handOver') return takenOver(page)
  if (done !== 'endTurn' && !ANSWERS.includes(done)) return
  await page.waitForFunction(
    ([before, asks]) =>
      document.querySelector('.over') !== null ||
      document.querySelector('.handover') !== null ||
      // Whoever could still do something is asked once more.
      (asks && document.querySelector('[data-action="cancel"]') !== null) ||
      Number(document.querySelector('.time-bar input')?.getAttribute('max')) > before,
    [length, done === 'endTurn'] as const,
  )
}
