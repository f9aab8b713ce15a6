/// Draws the icons that want pixels from our own SVG: node scripts/icons.ts
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

/** What browsers ask for by themselves where a page names no icon, in these sizes. */
const FAVICON = [16, 32, 48]

const browser = await launch()
for (const [source, size, name] of ICONS) writeFileSync(join(PUBLIC, name), await drawn(source, size))
const pictures: (readonly [size: number, png: Buffer])[] = []
for (const size of FAVICON) pictures.push([size, await drawn('favicon.svg', size)])
writeFileSync(join(PUBLIC, 'favicon.ico'), packed(pictures))
await browser.close()

async function drawn(source: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawing = readFileSync(join(PUBLIC, source)).toString('base64')
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="data:image/svg+xml;base64,${drawing}" width="${size}" height="${size}">`,
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** Several pictures in one file of Windows icons: a head, an entry for each, and the pictures as they are. */
function packed(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [at, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += png.length
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)])
}
