import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { atRest, settled, tap } from './rest.ts'

/** The screens on which every table must hold. */
export const SIZES = [
  { width: 1920, height: 1080, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 1024, height: 768, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 780, touch: true },
] as const

const ENTRY = fileURLToPath(new URL('./layout/inspect.ts', import.meta.url))
let script: Promise<string> | null = null

/** The checker as one script for the page. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'layout' } },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (!('output' in output)) throw new Error('the checker was not built')
  return output.output[0].code
}

/** What is wrong with the layout of the page as it is shown, in words. */
export async function findings(page: Page): Promise<string[]> {
  script ??= bundled()
  return page.evaluate<string[]>(`${await script}\nlayout.inspect()`)
}

/** What is wrong with the labels of a page that scrolls down, in words. */
export async function labelFindings(page: Page): Promise<string[]> {
  script ??= bundled()
  return page.evaluate<string[]>(`${await script}\nlayout.inspectLabels()`)
}

/** Nobody finds a table empty-handed: something that can be chosen is shown. A second touch would confirm it. */
export async function aim(page: Page, touch: boolean, aims: string): Promise<void> {
  if ((await atRest(page, () => page.locator('[data-pinned]').count())) > 0) return
  const place = page.locator(aims).first()
  if ((await atRest(page, () => place.count())) === 0) return
  if (touch) await tap(place)
  else await place.hover()
  await settled(page)
}

const LIGHTS = ['day', 'night'] as const

/** The same fault of many things, and where: the first of them, and how many more there are. */
interface Fault {
  readonly first: string
  readonly all: Set<string>
  readonly places: Map<string, Set<string>>
}

const inWords = ({ first, all, places }: Fault): string => {
  const where = [...places].map(([size, lights]) =>
    lights.size === LIGHTS.length ? size : `${size} by ${[...lights].join()}`,
  )
  return `${first}${all.size > 1 ? ` and ${all.size - 1} more` : ''} (${where.join(', ')})`
}

/**
 * What is wrong at the sizes for pointers or for fingers, by day and by night: each kind of fault once, and where.
 * With `aims` the first thing that fits it is shown, as on the pictures.
 */
export async function faultsAtSizes(page: Page, touch: boolean, aims?: string): Promise<string[]> {
  const faults = new Map<string, Fault>()
  for (const { width, height } of SIZES.filter((size) => size.touch === touch)) {
    await page.setViewportSize({ width, height })
    const size = `${width}×${height}`
    for (const light of LIGHTS) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), light)
      await settled(page)
      if (aims !== undefined) await aim(page, touch, aims)
      for (const finding of await findings(page)) {
        const kind = finding.replaceAll(/ "[^"]*"|[\d.]+ px/g, '')
        const fault: Fault = faults.get(kind) ?? { first: finding, all: new Set(), places: new Map() }
        faults.set(kind, fault)
        fault.all.add(finding.replaceAll(/[\d.]+ px/g, ''))
        fault.places.set(size, (fault.places.get(size) ?? new Set()).add(light))
      }
    }
  }
  return [...faults.values()].map(inWords)
}
