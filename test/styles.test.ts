import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * Style sheets of a game are fetched when somebody comes there, and stay. What one of them says of a class is then
 * true on every page, so no game may speak of a class by itself that the house or another game speaks of too.
 */

const root = join(import.meta.dirname, '..')

/** The house, or the game whose sheet it is. */
const ownerOf = (path: string): string => /^games\/([^/]+)\//.exec(path)?.[1] ?? 'house'

interface Sheet {
  readonly path: string
  readonly css: string
}

const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selectors]) =>
    selectors.split(','),
  )

/** Classes that a game styles by themselves and somebody else knows as well. */
function shared(sheets: readonly Sheet[]): string[] {
  const known = new Map<string, Set<string>>()
  for (const { path, css } of sheets)
    for (const [, name] of selectorsOf(css)
      .join(' ')
      .matchAll(/\.([a-z][\w-]*)/gi))
      known.set(name, (known.get(name) ?? new Set()).add(ownerOf(path)))
  const alone = sheets.flatMap(({ path, css }) =>
    ownerOf(path) === 'house'
      ? []
      : selectorsOf(css).flatMap((selector) => {
          const name = /^\s*\.([a-z][\w-]*)\s*$/i.exec(selector)?.[1]
          return name === undefined ? [] : [{ name, path }]
        }),
  )
  return [
    ...new Set(
      alone
        .filter(({ name }) => (known.get(name)?.size ?? 0) > 1)
        .map(({ name, path }) => `${path}: .${name}`),
    ),
  ]
}

describe('the styles of a game stay in its rooms', () => {
  test('in this tree', () => {
    const sheets = globSync('{games,packages/*/src}/**/*.css', { cwd: root }).map((path) => ({
      path,
      css: readFileSync(join(root, path), 'utf8'),
    }))
    expect(sheets.length).toBeGreaterThan(100)
    expect(shared(sheets)).toEqual([])
  })

  test('a class of the house, and of another game, is told', () => {
    const house = { path: 'packages/atlas/src/frame.css', css: '.seat > .mk { width: 50px }' }
    const maker = { path: 'games/ark/maker/maker.css', css: '@media (x) { .mk { height: 100dvh } }' }
    const other = { path: 'games/roam/table/a.css', css: '.tile, .mine { top: 0 }' }
    expect(shared([house, maker])).toEqual(['games/ark/maker/maker.css: .mk'])
    expect(shared([{ ...maker, css: '.map .tile { top: 0 }' }, other])).toEqual([`${other.path}: .tile`])
    expect(shared([house, { ...maker, css: '.ark .mk { top: 0 } .ark-page { top: 0 }' }, other])).toEqual([])
  })
})

/** Everything in the tree that fetches each sheet. */
function importersOf(sources: readonly Sheet[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, css } of sources)
    for (const [, target] of css.matchAll(/import ['"](\.[^'"]+\.css)['"]/g)) {
      const sheet = normalize(join(dirname(path), target))
      importers.set(sheet, [...(importers.get(sheet) ?? []), path])
    }
  return importers
}

/*
 * The builder keeps the order of sheets only within one file, and a sheet that several pages fetch gets a file of its
 * own. So a sheet that corrects another one for some sizes comes in by a single door, together with what it corrects.
 */
describe('a sheet for sizes comes after what it corrects', () => {
  test('since one place alone fetches it', () => {
    const sources = globSync('{games,packages/*/src}/**/*.{css,ts,tsx}', { cwd: root }).map((path) => ({
      path,
      css: readFileSync(join(root, path), 'utf8'),
    }))
    const sizes = [...importersOf(sources)].filter(([sheet]) => sheet.endsWith('-sizes.css'))
    expect(sizes.length).toBeGreaterThan(2)
    for (const [sheet, importers] of sizes) {
      expect(importers, sheet).toHaveLength(1)
      const corrected = [...importersOf(sources)].filter(([other]) => other === sheet.replace('-sizes', ''))
      for (const [other, fetchers] of corrected) expect(fetchers, other).toEqual(importers)
    }
  })
})
