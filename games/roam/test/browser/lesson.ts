import type { LessonStep, Thing } from '@vyprava/module'
import type { Page } from 'playwright-core'
import { followed } from '../../../testing/list.ts'
import { eventually } from '../../../testing/site.ts'
import { tutorial } from '../../tutorial/script.ts'

export const STEPS: readonly LessonStep[] = tutorial.parts[0].scenes[0].steps

const INVITE = 'First expedition in 5 minutes'

/** From the first page to the first step. */
export async function beginLesson(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('button', { name: INVITE }).click()
  await stepShown(page, 0)
}

export const note = (page: Page) => page.locator('.lesson-note')

/** Waits until a step is said and everything around the board has followed. */
export async function stepShown(page: Page, at: number): Promise<void> {
  const kind = STEPS[at].kind
  await page.locator(`.lesson[data-kind="${kind}"] .lesson-note[data-step="${at}"]`).waitFor()
  await followed(page)
}

/** What a step lights first, and where else the eye must go. */
export function lightOf(step: LessonStep): {
  readonly lit: readonly Thing[]
  readonly also: readonly Thing[]
} {
  const { lit, also = [] } = step.kind === 'explain' ? step : step.gestures[0]
  return { lit, also }
}

export const selectorsOf = (things: readonly Thing[]): readonly string[] =>
  things.map(({ thing, is }) => `.table [data-${thing}="${is}"]`)

/** How the note lies: pixels of it on what it speaks of and outside of the page, and whether the light is where it belongs. */
async function lie(page: Page, step: LessonStep) {
  const { lit, also } = lightOf(step)
  return page.evaluate(
    ([litThings, alsoThings]) => {
      const seen = (selectors: readonly string[]) =>
        selectors.flatMap((selector) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility() && element.closest('[aria-hidden]') === null)
            .map((element) => element.getBoundingClientRect()),
        )
      const shared = (a: DOMRect, b: DOMRect) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
      const places = [...document.querySelectorAll('.lesson-note, .lesson-brass .btn')]
      const papers = places
        .filter((paper) => paper.checkVisibility())
        .map((paper) => paper.getBoundingClientRect())
      const page = new DOMRect(0, 0, window.innerWidth, window.innerHeight)
      const light = document.querySelector('.lesson-edge')?.getBoundingClientRect() ?? new DOMRect()
      const things = seen(litThings)
      return {
        found: things.length >= litThings.length,
        covered: [...things, ...seen(alsoThings)].reduce(
          (sum, thing) => sum + papers.reduce((all, paper) => all + shared(thing, paper), 0),
          0,
        ),
        outside: papers.reduce((sum, paper) => sum + paper.width * paper.height - shared(paper, page), 0),
        dark: things.reduce((sum, thing) => sum + thing.width * thing.height - shared(thing, light), 0),
      }
    },
    [selectorsOf(lit), selectorsOf(also)] as const,
  )
}

/** The note lies on nothing that it names and wholly on the page, and what it names is lit. */
export async function liesWell(page: Page, at: number): Promise<void> {
  const rounded = async () => {
    const { found, ...areas } = await lie(page, STEPS[at])
    return {
      found,
      ...Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, Math.round(area)])),
    }
  }
  await eventually(rounded).toEqual({ found: true, covered: 0, outside: 0, dark: 0 })
}

/** What is said now, with the rival's name as the table has it. */
export async function expectSaid(page: Page, at: number): Promise<void> {
  const words = (await tutorial.words('en', ['', 'Raven'])).steps[STEPS[at].say]
  const plain = (text: string) => text.replaceAll('*', '')
  const part = async (name: string) =>
    (await note(page).locator(name).allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))
  await eventually(() => part('.lesson-said')).toEqual([plain(words.text)])
  await eventually(() => part('.lesson-ask')).toEqual(words.ask === undefined ? [] : [plain(words.ask)])
}

/** Whether the lit thing has the focus and is described by the note. */
export const litHasFocus = (page: Page, at: number): Promise<boolean> =>
  page.evaluate(
    (selectors) => {
      const { activeElement } = document
      const lit = selectors.some((selector) => activeElement?.matches(selector) === true)
      return lit && activeElement?.getAttribute('aria-describedby') === 'lesson-note'
    },
    selectorsOf(lightOf(STEPS[at]).lit),
  )
