import type { Language } from '@vyprava/module/words.ts'
import type { EuthiaPack } from '../../content/schema.ts'
import { cardPages, elitePages, monsterPages } from './foes.ts'
import { heading, penFor } from './page.ts'
import { encounterPages, mapPages, ratePages, scenarioPages } from './places.ts'
import { heroPages, jewelPages, tilePages } from './tiles.ts'

const PAGES = [
  heroPages,
  tilePages,
  jewelPages,
  monsterPages,
  elitePages,
  cardPages,
  encounterPages,
  mapPages,
  scenarioPages,
  ratePages,
]

/** Everything that a pack prints, in one language, as a page of Markdown. */
export function compendium(pack: EuthiaPack, language: Language): string {
  const pen = penFor(pack, language)
  const { title, intro } = pen.labels
  const blocks = [heading(1, title), intro, ...PAGES.flatMap((pages) => pages(pen, pack))]
  return `${blocks.join('\n\n')}\n`
}
