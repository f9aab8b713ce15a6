import { Drawing, Icon, Portrait } from '@vyprava/atlas'
import { hourglass, lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { waxSeal } from '@vyprava/atlas/icons/signs.ts'
import { type Character, COLOURED, COLOURS, UNEARNED, USED } from '../../rules/index.ts'
import { CHARACTER_ART } from '../art.ts'
import { pencilClass, swatch } from '../board/pencil-ink.ts'
import '../board/pencils.css'
import './signs.css'

/* Small drawings that every panel uses. Colours are numbers of the rules. */

const SWATCHES = COLOURS.map((_, colour) => swatch(colour, { x: 0, y: 0 }, 28))

interface SwatchProps {
  readonly colour: number
  readonly label?: string | undefined
}

/** A hex in a colour's strokes. */
export const Swatch = ({ colour, label }: SwatchProps) => (
  <Drawing className="akp-sw" viewBox="-30 -26 60 52" label={label} ink={SWATCHES[colour]} />
)

/** A pencil upright in a box of 34 by 104, its tip at the top. */
const PENCIL =
  '<path class="akp-pn-b" d="M5 36V102H29V36Z"/><path class="akp-pn-s" d="M21 36V102H29V36Z"/>' +
  '<path class="akp-pn-h" d="M9 36V102"/><path class="akp-pn-w" d="M5 37Q9 32 13 37 17 32 21 37 25 32 29 37L20 13H14Z"/>' +
  '<path class="akp-pn-t" d="M14 13L17 3 20 13Q17 15 14 13Z"/>' +
  '<path class="akp-pn-l" d="M5 102V37L17 3 29 37V102M13 37V102M21 37V102"/>'

export const Pencil = ({ colour }: { readonly colour: number }) => (
  <Drawing className={`akp-pn ${pencilClass(colour)}`} viewBox="0 0 34 104" ink={PENCIL} />
)

const GEM =
  '<circle r="21" class="akp-gm-c"/><path class="akp-gm-1" d="M-14-5L-8-12H8L14-5 0 13Z"/>' +
  '<path class="akp-gm-2" d="M-14-5H14M-8-12L-4-5 0 13 4-5 8-12M-4-5L0-12 4-5"/>'
const CROSS = '<path class="akp-gm-x" d="M-15 15L15-15M-15-15L15 15"/>'

interface GemProps {
  /** UNEARNED to USED. */
  readonly state: number
  readonly colour: number
}

/** A diamond: planned, earned in its brass ring, coloured, crossed out. */
export const Gem = ({ state, colour }: GemProps) => (
  <Drawing
    className={`akp-gm ${state === COLOURED ? `akp-painted ${pencilClass(colour)}` : ''}`}
    data-state={state === UNEARNED ? 'unearned' : state === USED ? 'used' : 'earned'}
    viewBox="-24 -24 48 48"
    ink={state === USED ? GEM + CROSS : GEM}
  />
)

/** An acorn: cup, stalk, nut. */
export const Acorn = () => (
  <Drawing
    className="akp-acorn"
    viewBox="-24 -24 48 48"
    ink={
      '<path class="akp-ac-n" d="M-12-3Q-12 11 0 19 12 11 12-3Z"/><path class="akp-ac-h" d="M-6 2Q-5 9-1 13"/>' +
      '<path class="akp-ac-c" d="M-15-3Q-15-14 0-14 15-14 15-3Z"/><path class="akp-ac-l" d="M0-14Q0-19 4-21M-8-8H-3M2-8H7M-4-11H1"/>'
    }
  />
)

export const Minus = () => (
  <Drawing
    className="akp-minus"
    viewBox="-22 -22 44 44"
    ink='<circle r="20"/><text y="9" text-anchor="middle">−1</text>'
  />
)

export const Lantern = () => <Icon data={lanternFlame} className="akp-lan" />
export const Hourglass = ({ label }: { readonly label?: string }) => <Icon data={hourglass} label={label} />
export const Wax = ({ label }: { readonly label?: string }) => (
  <Icon data={waxSeal} className="akp-wax" label={label} />
)

export const CharacterFace = ({ character }: { readonly character: Character }) => (
  <Portrait
    className="akp-face"
    art={CHARACTER_ART[character]}
    seed={character}
    tone="shore"
    width={40}
    height={40}
  />
)

/** The disc of an identity. */
export const IdentityDot = ({ colour }: { readonly colour: number }) => (
  <i className={`akp-id ${pencilClass(colour)}`} aria-hidden="true" />
)
