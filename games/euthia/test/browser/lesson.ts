import type { Gesture, LessonStep, Thing } from '@vyprava/module'
import type { Page } from 'playwright-core'
import { followed } from '../../../testing/list.ts'
import { atRest } from '../../../testing/rest.ts'
import { eventually } from '../../../testing/site.ts'
import { tutorial } from '../../tutorial/script.ts'

/** The steps of each part. */
export const PARTS: readonly (readonly LessonStep[])[] = tutorial.parts.map(({ scenes }) =>
  scenes.flatMap(({ steps }) => steps),
)

/** How a learner presses things: a mouse, or a finger. */
export interface Learner {
  readonly page: Page
  press(selector: string): Promise<void>
  read(): Promise<void>
}

export const note = (page: Page) => page.locator('.lesson-note')

/** From the door of the game to the first step. */
export async function beginLesson({ page }: Learner, origin: string): Promise<void> {
  await page.goto(`${origin}#/euthia`)
  await page.getByRole('button', { name: 'First expedition' }).click()
}

const selectorOf = ({ thing, is }: Thing): string =>
  `.table [data-${thing}="${`${is}`.replaceAll('"', '\\"')}"]:visible`

/** Waits until a step is said, and everything around the board has followed. */
async function stepShown(page: Page, step: LessonStep, at: number): Promise<void> {
  await page.locator(`.lesson[data-kind="${step.kind}"] .lesson-note[data-step="${at}"]`).waitFor()
  await followed(page)
  const words = (await tutorial.words('en', ['', ''])).steps[step.say]
  if (step.kind === 'deed' && words.ask !== undefined)
    await eventually(async () => (await note(page).textContent())?.replaceAll('\u00a0', ' ')).toContain(
      words.ask,
    )
}

/** What is spoken of is seen, in the light of the note, which lies beside it and inside the page. */
async function expectBeside(page: Page, step: LessonStep): Promise<void> {
  const lit = step.kind === 'explain' ? step.lit : step.gestures[0].lit
  for (const thing of lit) await page.locator(selectorOf(thing)).first().waitFor()
  await eventually(() => page.locator('.lesson-edge').count()).toBeGreaterThan(0)
  const outside = () =>
    note(page).evaluate((paper) => {
      const { left, top, right, bottom } = paper.getBoundingClientRect()
      return Math.max(0, -left, -top, right - window.innerWidth, bottom - window.innerHeight)
    })
  await eventually(outside).toBe(0)
}

/** Touches what a gesture names, one thing after the other; what a touch has already shown needs no place any more. */
async function make({ page, press }: Learner, { lit, also = [] }: Gesture): Promise<void> {
  for (const thing of lit) await press(selectorOf(thing))
  for (const thing of also) {
    const confirm = page.locator('[data-action="confirm"]:visible')
    const shown = thing.thing !== 'action' && (await atRest(page, () => confirm.count())) > 0
    if (!shown) await press(selectorOf(thing))
  }
}

/** Goes through the steps of a part to its end. */
export async function learn(
  learner: Learner,
  part: number,
  look: (at: number) => Promise<void>,
): Promise<void> {
  const { page } = learner
  for (const [at, step] of PARTS[part].entries()) {
    await stepShown(page, step, at)
    await expectBeside(page, step)
    await look(at)
    if (step.kind === 'explain') await learner.read()
    else
      for (const gesture of step.gestures) {
        await followed(page)
        await make(learner, gesture)
      }
  }
  await page.getByText('And that’s all you need. The table is yours.').waitFor()
}
