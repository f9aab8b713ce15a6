import type { Compendium, CompendiumEntry, CompendiumKind } from '@vyprava/atlas/compendium.ts'
import { spikedDragonHead } from '@vyprava/atlas/icons/beasts.ts'
import { wizardFace } from '@vyprava/atlas/icons/faces.ts'
import { breastplate, crossedSwords, smallFire } from '@vyprava/atlas/icons/gear.ts'
import { gems } from '@vyprava/atlas/icons/goods.ts'
import { scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import type { Language } from '@vyprava/atlas/words.ts'
import { shippedPack } from '../../content/index.ts'
import { capital, effectWordsIn, penFor } from '../../texts/compendium/page.ts'
import type { Desk } from './desk.ts'
import { cardEntries, foeEntries, heroEntries, jewelEntries, questEntries } from './people.tsx'
import { tileEntries } from './tiles.tsx'

const KINDS = ['tiles', 'jewels', 'monsters', 'elites', 'heroes', 'quests', 'cards'] as const
const ICONS: Readonly<Record<(typeof KINDS)[number], string>> = {
  tiles: breastplate,
  jewels: gems,
  monsters: crossedSwords,
  elites: spikedDragonHead,
  heroes: wizardFace,
  quests: scrollUnfurled,
  cards: smallFire,
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
  }
  const kinds: CompendiumKind[] = KINDS.map((id) => ({ id, name: names[id], icon: ICONS[id] }))
  const entries: CompendiumEntry[] = [
    ...tileEntries(desk),
    ...jewelEntries(desk),
    ...foeEntries(desk),
    ...heroEntries(desk),
    ...questEntries(desk),
    ...cardEntries(desk),
  ]
  return { kinds, entries }
}
