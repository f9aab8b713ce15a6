import type { Gesture, LessonStep, Thing } from '@vyprava/module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from '../../../testing/layout.ts'
import { followed } from '../../../testing/list.ts'
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
  const said = (await note(page).locator('.lesson-said').textContent())?.replaceAll('\u00a0', ' ')
  expect(said).toBe(words.text.replaceAll('*', ''))
}

/** Touches what a gesture names, one thing after the other, as long as its step is said. */
export async function makeGesture(
  page: Page,
  { lit, also = [] }: Gesture,
  press: (thing: Thing) => Promise<void>,
): Promise<void> {
  const step = () => note(page).getAttribute('data-step')
  const before = await step()
  // A drawing is only looked at.
  for (const thing of lit) if (thing.thing !== 'engine') await press(thing)
  for (const thing of also) {
    // A finger's press arrives after its touch: what it shows is there with the next pictures.
    await settled(page)
    // What was shown is confirmed where it waits for it.
    if ((await thingOn(page, thing).count()) === 0) continue
    if ((await note(page).count()) === 0 || (await step()) !== before) return
    await press(thing)
  }
}
