import type { CompendiumEntry } from '@vyprava/module/compendium.ts'
import { ELEMENTS, type Tile } from '../../content/schema.ts'
import { joined } from '../../texts/compendium/page.ts'
import { Diagram, Effects } from '../ink/effects.tsx'
import { TilePicture } from '../ink/pictures.tsx'
import { kindOf } from '../ink/tile-card.tsx'
import { type Desk, facts } from './desk.ts'

/** "5 mincí, Esence ohně": what a tile costs. */
function priceText({ pen, pack }: Desk, { price }: Tile): string {
  if (price === undefined) return ''
  const { essence } = price
  return joined([
    pen.words.count.coins(price.coins),
    essence === undefined ? '' : pack.essences[ELEMENTS.indexOf(essence.kind)].name[pen.language],
  ])
}

/** Every tile, with all that is printed on it. */
export const tileEntries = (desk: Desk): readonly CompendiumEntry[] =>
  desk.pack.tiles.map((tile, id) => {
    const { pen, told, pack } = desk
    const { labels, words, language } = pen
    const owner = pack.heroes.find(({ key }) => key === tile.hero)
    const price = priceText(desk, tile)
    return {
      id: `tile-${id}`,
      kind: 'tiles',
      name: tile.name[language],
      note: joined([kindOf(told, tile), price], ' · '),
      story: tile.line[language],
      text: joined(
        [pen.effects(tile.effects), labels.sources[tile.source], owner?.name[language] ?? ''],
        ' ',
      ),
      picture: <TilePicture tile={tile} box="card" />,
      facts: facts([
        [
          labels.kind,
          joined([kindOf(told, tile), tile.armour === undefined ? '' : labels.armours[tile.armour]]),
        ],
        [labels.sources[tile.source], owner?.name[language] ?? `${tile.count}×`],
        [
          labels.price,
          joined([price, tile.sale === undefined ? '' : `(${words.count.coins(tile.sale)})`], ' '),
        ],
        [
          labels.value,
          tile.value === undefined ? '' : tile.value === null ? labels.start : String(tile.value),
        ],
        [labels.sale, (tile.sales ?? []).map(pen.ops).join(' / ')],
        [labels.gemSpaces, tile.gemSpaces === undefined ? '' : String(tile.gemSpaces)],
      ]),
      body: (
        <>
          <Effects effects={tile.effects} told={told} />
          {tile.profile === undefined ? null : (
            <Diagram rows={tile.profile} told={told} of="hit" label={labels.diagram} />
          )}
        </>
      ),
    }
  })
