import type { LessonStep, Task, Thing } from '@vyprava/module'
import type { Page } from 'playwright-core'
import { followed } from '../../../testing/list.ts'
import { eventually } from '../../../testing/site.ts'
import { tutorial } from '../../tutorial/script.ts'

/** The steps of both scenes, as one trail. */
export const STEPS: readonly LessonStep[] = tutorial.parts[0].scenes.flatMap(({ steps }) => steps)

/** From the door of the game to the first step. */
export async function beginLesson(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}#/ark`)
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

/** What a step speaks of is lit, and the note lies beside it: never on it, never beyond the page. */
export async function expectBeside(page: Page, step: LessonStep): Promise<void> {
  const lit = step.kind === 'explain' ? step.lit : step.gestures.flatMap((gesture) => gesture.lit)
  await eventually(() =>
    page.evaluate(
      (selectors) => {
        const paper = document.querySelector('.lesson-note')?.getBoundingClientRect()
        const things = selectors
          .flatMap((selector) => [...document.querySelectorAll(selector)])
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
        if (paper === undefined || things.length === 0) return 'nothing is lit'
        if (document.querySelector('.lesson-edge') === null) return 'no light'
        const covers = (box: DOMRect) =>
          Math.min(box.right, paper.right) - Math.max(box.left, paper.left) > 1 &&
          Math.min(box.bottom, paper.bottom) - Math.max(box.top, paper.top) > 1
        if (things.some(covers)) return 'the note lies on what it speaks of'
        const inside =
          paper.left >= 0 &&
          paper.top >= 0 &&
          paper.right <= window.innerWidth &&
          paper.bottom <= window.innerHeight
        return inside ? 'beside' : 'the note leaves the page'
      },
      lit.map(({ thing, is }) => `.table [data-${thing}="${is}"]`),
    ),
  ).toBe('beside')
}

/** Touches everything that is lit, then the brass button. */
export async function doDeed(
  page: Page,
  { gestures }: Task,
  press: (thing: Thing) => Promise<void>,
): Promise<void> {
  for (const thing of gestures.flatMap(({ lit }) => lit)) {
    await press(thing)
    await followed(page)
  }
  const [brass] = gestures.flatMap(({ also = [] }) => also)
  await press(brass)
}
