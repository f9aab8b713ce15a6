/// Draws the icons for home screens, which want pixels, from our own SVG: node scripts/icons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../games/testing/chromium.ts'

const PUBLIC = join(import.meta.dirname, '../packages/web/public')

/** Source, size and name. The mask of Android cuts edges off; Apple rounds corners and wants no holes. */
const ICONS = [
  ['favicon.svg', 192, 'icon-192.png'],
  ['favicon.svg', 512, 'icon-512.png'],
  ['icon-maskable.svg', 192, 'icon-maskable-192.png'],
  ['icon-maskable.svg', 512, 'icon-maskable-512.png'],
  ['icon-maskable.svg', 180, 'apple-touch-icon.png'],
] as const

const browser = await launch()
for (const [source, size, name] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawing = readFileSync(join(PUBLIC, source)).toString('base64')
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="data:image/svg+xml;base64,${drawing}" width="${size}" height="${size}">`,
  )
  writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
