import { capital } from '@vyprava/module/wording.ts'
import {
  type EuthiaPack,
  type HEROES,
  type Hero,
  SLOT_KINDS,
  SOURCES,
  type Tile,
} from '../../content/schema.ts'
import { type Block, heading, joined, named, type Pen, table } from './page.ts'

/* Heroes and everything that lies on a board or in a bag. */

function kindOf(pen: Pen, { kind, armour, piece }: Tile): string {
  const { labels, words } = pen
  const main = armour === undefined ? words.kinds[kind] : labels.armours[armour]
  return joined([main, piece === undefined ? '' : words.slots[piece]])
}

function priceOf(pen: Pen, { price, sale }: Tile): string {
  const essence = price?.essence
  const asked = joined([
    price === undefined || (price.coins === 0 && essence !== undefined) ? '' : `${price.coins}`,
    essence === undefined ? '' : pen.cost({ pay: 'essence', kind: essence.kind, n: essence.n }),
  ])
  return sale === undefined ? asked || '–' : `${asked || '–'} (${sale})`
}

function doingOf(pen: Pen, { effects, profile, sales, gemSpaces }: Tile): string {
  const { labels } = pen
  return [
    effects.length === 0 ? '' : pen.effects(effects),
    profile === undefined ? '' : pen.rows(profile),
    sales === undefined ? '' : `${labels.sale}: ${pen.ops([{ op: 'choose', from: sales }])}`,
    gemSpaces === undefined ? '' : `${labels.gemSpaces}: ${gemSpaces}`,
  ]
    .filter((part) => part !== '')
    .join('<br>')
}

function revealOf({ labels }: Pen, { value, players }: Tile): string {
  const from = value === null || value === undefined ? labels.start : `${value}`
  return joined([from, players === undefined ? '' : labels[players]])
}

function boardOf(pen: Pen, hero: Hero): Block {
  const { labels, words } = pen
  const slots = SLOT_KINDS.map((kind) => {
    const own = hero.slots.filter((slot) => slot.kind === kind)
    const locks = own.flatMap(({ lock }) => (lock === undefined ? [] : [pen.cost(lock)]))
    return `${words.slots[kind]} ${own.length}${locks.length === 0 ? '' : ` (${labels.unlock}: ${locks.join('; ')})`}`
  })
  const tokens = [
    hero.gaarSlots === 0 ? '' : `Gaar ${hero.gaarSlots}`,
    hero.dwurtSlots === 0 ? '' : `Dwurt ${hero.dwurtSlots}`,
    `${labels.gems.toLowerCase()} ${hero.gemSlots}`,
  ]
  return `${capital(labels.health)} ${hero.maxHealth}; ${labels.element}: ${words.elements[hero.element]}. ${labels.board}: ${joined([...slots, ...tokens])}.`
}

export function heroPages(pen: Pen, { heroes, tiles }: EuthiaPack): Block[] {
  const { labels, language } = pen
  const own = (key: (typeof HEROES)[number]): readonly Tile[] => tiles.filter(({ hero }) => hero === key)
  return [
    heading(2, labels.heroes),
    ...heroes.flatMap((hero) => [
      heading(3, hero.name[language]),
      `*${hero.line[language]}*`,
      boardOf(pen, hero),
      table(
        [labels.name, labels.value, labels.kind, labels.price, labels.does],
        own(hero.key).map((tile) => [
          named(pen, tile),
          revealOf(pen, tile),
          kindOf(pen, tile),
          priceOf(pen, tile),
          doingOf(pen, tile),
        ]),
      ),
    ]),
  ]
}

/** Tiles that are no hero's own, by where they come from. */
export function tilePages(pen: Pen, { tiles }: EuthiaPack): Block[] {
  const { labels } = pen
  return SOURCES.filter((source) => source !== 'hero').flatMap((source) => [
    heading(2, labels.sources[source]),
    table(
      [labels.name, labels.kind, labels.price, labels.does],
      tiles
        .filter((tile) => tile.source === source)
        .map((tile) => [
          named(pen, tile, tile.count),
          kindOf(pen, tile),
          priceOf(pen, tile),
          doingOf(pen, tile),
        ]),
    ),
  ])
}

export function jewelPages(pen: Pen, { gems, essences }: EuthiaPack): Block[] {
  const { labels } = pen
  const rows = (list: EuthiaPack['gems'] | EuthiaPack['essences']): string[][] =>
    list.map((thing) => [named(pen, thing, thing.count), pen.effects(thing.effects)])
  return [
    heading(2, labels.gems),
    table([labels.name, labels.does], rows(gems)),
    heading(2, labels.essences),
    table([labels.name, labels.does], rows(essences)),
  ]
}
