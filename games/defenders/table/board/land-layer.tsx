import { Ink, useAfterFrame, useNight } from '@vyprava/atlas'
import { hash } from '@vyprava/atlas/random.ts'
import { useDrawnAhead } from '@vyprava/kit'
import { memo, useMemo } from 'react'
import { CORE, type DefendersView, NONE } from '../../rules/index.ts'
import { useCards } from '../cards.ts'
import { type HexPicture, hexAddress, hexImage, KINDS, PEN, SEEDS } from './hex-image.ts'
import { KERB, type PlateShape, plate } from './plate-ink.ts'
import { coreTile, factoryTile, type LaidTile, rewildedTile } from './tiles-ink.ts'
import { middleOf } from './units.ts'

type Land = Pick<DefendersView, 'coreTop' | 'factory' | 'rewilded' | 'rotations' | 'terrain'>

const isSameLand = (a: Land, b: Land): boolean =>
  a.terrain === b.terrain &&
  a.factory === b.factory &&
  a.rewilded === b.rewilded &&
  a.coreTop === b.coreTop &&
  a.rotations === b.rotations

/** Paper, frame and kerb: they change only with the size of the plate. */
export const PlateLayer = memo(function PlateLayer({ shape }: { readonly shape: PlateShape }) {
  return (
    <>
      <Ink ink={plate(shape)} />
      <Ink ink={KERB} />
    </>
  )
})

interface LandProps {
  readonly view: Land
}

/** The picture of a habitat hex: always the same one for the same place and terrain. */
const pictureOf = (hex: number, terrain: number, night: boolean): HexPicture => ({
  kind: KINDS[terrain],
  seed: hash(`defenders ${hex}`) % SEEDS,
  night,
})

/** Land, factories and the core. It changes only when something is built or grows over. */
export const LandLayer = memo(
  function LandLayer({ view }: LandProps) {
    const night = useNight()
    return (
      <>
        <Habitats view={view} night={night} />
        {view.factory.map((tile, hex) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile lies on its hex
          tile === NONE ? null : <Tile key={hex} view={view} hex={hex} tile={tile} night={night} />,
        )}
        <Tile view={view} hex={CORE} tile={view.coreTop} night={night} />
      </>
    )
  },
  (a, b) => isSameLand(a.view, b.view),
)

/** On the table new land follows the pieces by a frame. */
export function LateLand({ view }: LandProps) {
  const { terrain, factory, rewilded, coreTop, rotations } = view
  const land = useMemo(
    () => ({ terrain, factory, rewilded, coreTop, rotations }),
    [terrain, factory, rewilded, coreTop, rotations],
  )
  return <LandLayer view={useAfterFrame(land, 'beside')} />
}

interface HabitatProps extends LandProps {
  readonly night: boolean
}

const Habitats = memo(
  function Habitats({ view, night }: HabitatProps) {
    const ink = view.terrain.map((terrain, hex) => {
      if (terrain === NONE) return ''
      const { x, y } = middleOf(hex)
      return hexImage(pictureOf(hex, terrain, night), x, y, PEN)
    })
    return <Ink ink={ink.join('')} />
  },
  (a, b) => a.view.terrain === b.view.terrain && a.night === b.night,
)

interface TileProps extends HabitatProps {
  readonly hex: number
  readonly tile: number
}

function Tile({ view, hex, tile, night }: TileProps) {
  const laid = useTile(view, tile)
  const grown = view.rewilded[hex] === 1
  const ink = useMemo(() => {
    if (hex === CORE) return coreTile(laid)
    return grown ? rewildedTile(hex, laid, night) : factoryTile(hex, laid)
  }, [hex, laid, grown, night])
  return <Ink data-tile={hex} ink={ink} />
}

/** A tile as it lies: its vents turn with its arrow. What is still covered has none yet. */
function useTile({ rotations }: Land, tile: number): LaidTile {
  const { pack } = useCards()
  const arrow = rotations[tile] ?? 0
  return useMemo(
    () => ({ number: tile, arrow, vents: ventsOf(pack.factories[tile].vents, arrow) }),
    [pack, tile, arrow],
  )
}

export const ventsOf = (printed: readonly number[], arrow: number): number[] =>
  printed.map((side) => (side + arrow) % 6)

/** The trees of a tile that will be grown over, drawn while nobody waits. */
export function useDrawnTrees(tiles: number, night: boolean): void {
  const pictures = useMemo(
    () => Array.from({ length: tiles }, (_, seed): HexPicture => ({ kind: 'rewilded', seed, night })),
    [tiles, night],
  )
  useDrawnAhead(pictures, hexAddress, String(night))
}
