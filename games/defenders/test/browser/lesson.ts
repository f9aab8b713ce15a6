import type { Gesture, LessonStep, Thing } from '@vyprava/module'
import type { Page } from 'playwright-core'
import { followed } from '../../../testing/list.ts'
import { atRest, settled } from '../../../testing/rest.ts'
import { eventually } from '../../../testing/site.ts'
import { tutorial } from '../../tutorial/script.ts'

export const STEPS: readonly LessonStep[] = tutorial.parts[0].scenes[0].steps

/** From the door of the game to the first step. */
export async function beginLesson(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}#/defenders`)
  await page.getByRole('button', { name: 'First expedition' }).click()
  await stepShown(page, 0)
}

export const note = (page: Page) => page.locator('.lesson-note')

/** Waits until a step is said and everything around the board has followed. */
export async function stepShown(page: Page, at: number): Promise<void> {
  await page.locator(`.lesson[data-kind="${STEPS[at].kind}"] .lesson-note[data-step="${at}"]`).waitFor()
  await followed(page)
}

export const thingOn = (page: Page, { thing, is }: Thing) =>
  page.locator(`.table [data-${thing}="${is}"]`).filter({ visible: true }).first()

/** What a step speaks of is on the table. */
export async function findsIts(page: Page, step: LessonStep): Promise<void> {
  const { lit } = step.kind === 'explain' ? step : step.gestures[0]
  for (const thing of lit) await eventually(() => thingOn(page, thing).count()).toBe(1)
}

export async function expectSaid(page: Page, at: number): Promise<void> {
  const words = (await tutorial.words('en', ['', ''])).steps[STEPS[at].say]
  const said = async () =>
    (await note(page).locator('.lesson-said').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))
  await eventually(said).toEqual([words.text.replaceAll('*', '')])
}

/** Touches what a gesture names, one thing after the other, as long as its step is said. */
export async function makeGesture(
  page: Page,
  { lit, also = [] }: Gesture,
  press: (thing: Thing) => Promise<void>,
): Promise<void> {
  const steps = () => note(page).evaluateAll((notes) => notes.map((one) => one.getAttribute('data-step')))
  const before = await atRest(page, steps)
  for (const thing of lit) {
    await settled(page)
    // A drawing is only looked at.
    if (thing.thing !== 'engine') await press(thing)
  }
  for (const thing of also) {
    // What was shown is confirmed where it waits for it.
    if ((await atRest(page, () => thingOn(page, thing).count())) === 0) continue
    if ((await atRest(page, steps)).join() !== before.join()) return
    await press(thing)
  }
}
