import type { LandKind } from '@vyprava/atlas'
import type { Element, Tile } from '../../content/schema.ts'

/** The land in whose colours a tile is printed, and the colour of its second plate. */
export interface Tone {
  readonly land: LandKind
  readonly plate: string
}

const EMBER = '#c8653a'
const OCHRE = '#a8743a'
const BLOOD = '#a3243b'
const SEA = '#2d5fa6'
const MOSS = '#4f7d4a'
const DUSK = '#6f5a94'

const tone = (land: LandKind, plate: string): Tone => ({ land, plate })

const HEROES: Readonly<Record<NonNullable<Tile['hero']>, Tone>> = {
  ael: tone('meadow', OCHRE),
  dral: tone('highland', OCHRE),
  keleia: tone('woods', MOSS),
  maeldur: tone('heath', EMBER),
  skoldur: tone('highland', BLOOD),
  taesiri: tone('shore', SEA),
}

const ARMOUR: Readonly<Record<NonNullable<Tile['armour']>, Tone>> = {
  leather: tone('meadow', OCHRE),
  mail: tone('highland', OCHRE),
  plate: tone('shore', DUSK),
  dragon: tone('heath', BLOOD),
}

const KINDS: Readonly<Record<Tile['kind'], Tone>> = {
  weapon: tone('heath', EMBER),
  shield: tone('woods', EMBER),
  armour: tone('highland', OCHRE),
  jewel: tone('shore', OCHRE),
  scroll: tone('meadow', OCHRE),
  potion: tone('woods', BLOOD),
  chest: tone('highland', OCHRE),
  flask: tone('woods', DUSK),
  satchel: tone('meadow', OCHRE),
  backpack: tone('meadow', MOSS),
  provisions: tone('meadow', EMBER),
  artifact: tone('shore', DUSK),
  resource: tone('shore', SEA),
  treasure: tone('highland', OCHRE),
  ability: tone('heath', EMBER),
  firstStrike: tone('heath', BLOOD),
}

const SOURCES: Readonly<Partial<Record<Tile['source'], Tone>>> = {
  mountain: tone('highland', OCHRE),
  lake: tone('shore', SEA),
  cave: tone('heath', DUSK),
}

/** In which colours a tile is printed: by whose it is, what it is made of, where it comes from. */
export const toneOf = ({
  hero,
  armour,
  source,
  kind,
}: Pick<Tile, 'hero' | 'armour' | 'source' | 'kind'>): Tone =>
  (hero === undefined ? undefined : HEROES[hero]) ??
  (armour === undefined ? undefined : ARMOUR[armour]) ??
  SOURCES[source] ??
  KINDS[kind]

/** The same for what an element stands behind. */
export const ELEMENT_TONES: Readonly<Record<Element, Tone>> = {
  air: tone('highland', DUSK),
  earth: tone('woods', MOSS),
  water: tone('shore', SEA),
  fire: tone('heath', EMBER),
}
