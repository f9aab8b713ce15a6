import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPack } from '../games/euthia/content/index.ts'
import { compendium } from '../games/euthia/texts/compendium/index.ts'
import { LANGUAGES } from '../packages/module/src/words.ts'

/* Writes what the cards and tiles of Euthia say: node scripts/compendium.ts */

const folder = join(import.meta.dirname, '..', 'docs', 'compendium')
mkdirSync(folder, { recursive: true })
for (const language of LANGUAGES) {
  const file = join(folder, `euthia.${language}.md`)
  writeFileSync(file, compendium(shippedPack(), language))
  console.log(file)
}
