import { spikedDragonHead } from '@vyprava/atlas/icons/beasts.ts'
import { cardPick } from '@vyprava/atlas/icons/errands.ts'
import { wizardFace } from '@vyprava/atlas/icons/faces.ts'
import { breastplate, crossedSwords, smallFire } from '@vyprava/atlas/icons/gear.ts'
import { gems } from '@vyprava/atlas/icons/goods.ts'
import { mountains } from '@vyprava/atlas/icons/places.ts'
import { openBook, scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import type { Compendium, CompendiumEntry, CompendiumKind } from '@vyprava/module/compendium.ts'
import { capital } from '@vyprava/module/wording.ts'
import type { Language } from '@vyprava/module/words.ts'
import { shippedPack } from '../../content/index.ts'
import { effectWordsIn, penFor } from '../../texts/compendium/page.ts'
import type { Desk } from './desk.ts'
import { cardEntries, foeEntries, heroEntries, jewelEntries, questEntries } from './people.tsx'
import { landEntries, scenarioEntries, storyEntries } from './places.tsx'
import { tileEntries } from './tiles.tsx'

const KINDS = [
  'tiles',
  'jewels',
  'monsters',
  'elites',
  'heroes',
  'quests',
  'cards',
  'land',
  'scenarios',
  'story',
] as const
const ICONS: Readonly<Record<(typeof KINDS)[number], string>> = {
  tiles: breastplate,
  jewels: gems,
  monsters: crossedSwords,
  elites: spikedDragonHead,
  heroes: wizardFace,
  quests: scrollUnfurled,
  cards: smallFire,
  land: mountains,
  scenarios: openBook,
  story: cardPick,
}

/** Everything that our pack prints, with pictures, in one language. */
export function compendiumIn(language: Language): Compendium {
  const pack = shippedPack()
  const pen = penFor(pack, language)
  const { labels, words } = pen
  const desk: Desk = { pack, pen, told: { words, effects: effectWordsIn(language, pack) } }
  const names: Readonly<Record<(typeof KINDS)[number], string>> = {
    tiles: capital(words.count.tiles(2).replace(/^\d+\s/u, '')),
    jewels: labels.gems,
    monsters: labels.monsters,
    elites: labels.elites,
    heroes: labels.heroes,
    quests: labels.encounters,
    cards: labels.chaos,
    land: labels.map,
    scenarios: labels.scenarios,
    story: labels.scenarioCards,
  }
  const kinds: CompendiumKind[] = KINDS.map((id) => ({ id, name: names[id], icon: ICONS[id] }))
  const entries: CompendiumEntry[] = [
    ...tileEntries(desk),
    ...jewelEntries(desk),
    ...foeEntries(desk),
    ...heroEntries(desk),
    ...questEntries(desk),
    ...cardEntries(desk),
    ...landEntries(desk),
    ...scenarioEntries(desk),
    ...storyEntries(desk),
  ]
  return { kinds, entries }
}
