import { Icon, Marker } from '@vyprava/atlas'
import { brokenWall, mapPin } from '@vyprava/atlas/icons/deeds.ts'
import { Choices } from '@vyprava/kit'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { TERRAINS } from '../../content/index.ts'
import { NONE } from '../../rules/index.ts'
import { leaderArt } from '../art.ts'
import { designOf } from '../design.ts'
import { ACT_KINDS, type ActKind } from '../thing.ts'
import { ACT_ART } from './icons.ts'
import type { PanelProps } from './props.ts'
import { Disc, Sign } from './signs.tsx'
import './ruler.css'

/** What the ruler is about: it depends on what is asked. */
export type RulerFace = 'acts' | 'factions' | 'trails' | 'pins'

interface RulerProps extends PanelProps {
  readonly face: RulerFace
  readonly lit: { readonly acts: ReadonlySet<ActKind>; readonly factions: ReadonlySet<number> }
  /** The action that is in the hand or shown. */
  readonly act: ActKind | null
  readonly faction: number | null
  /** By terrain: how many hexes its trail has from where one stands; which one is shown. */
  readonly trails: readonly number[]
  readonly terrain: number | null
  readonly pin: 'hex' | 'edge'
}

type Mark = ComponentProps<typeof Choices>['choices'][number]

/** The column beside the plate: nine actions, or what the phase chooses from. */
export const Ruler = memo((props: RulerProps) => (
  <div className={`df-ruler df-ruler--${props.face}`}>
    <Choices as="ruler" label={titleOf(props)} choices={marksOf(props)} numbered={props.face !== 'trails'} />
  </div>
))

const COST = (
  <svg className="df-cost" viewBox="-17 -17 34 34" aria-hidden="true">
    <path d="M0-15L15 0 0 15-15 0Z" />
  </svg>
)

/** A sign over its name, and what there is to say of it. */
const faceOf = (sign: ReactNode, name: string, note?: ReactNode): ReactNode => (
  <>
    {sign}
    <span aria-hidden="true">{name}</span>
    {note}
  </>
)

function titleOf({ face, labels }: RulerProps): string {
  switch (face) {
    case 'acts':
      return labels.ruler
    case 'factions':
      return labels.factionRuler
    case 'trails':
      return labels.trailRuler
    case 'pins':
      return labels.pinRuler
  }
}

function marksOf(props: RulerProps): readonly Mark[] {
  switch (props.face) {
    case 'acts':
      return actMarks(props)
    case 'factions':
      return factionMarks(props)
    case 'trails':
      return trailMarks(props)
    case 'pins':
      return pinMarks(props)
  }
}

const actMarks = ({ labels, hands, lit, act }: RulerProps): readonly Mark[] =>
  ACT_KINDS.map((kind) => ({
    id: kind,
    spoken: labels.act({ name: labels.acts[kind], lit: lit.acts.has(kind) }),
    face: faceOf(<Icon data={ACT_ART[kind]} />, labels.acts[kind]),
    lit: lit.acts.has(kind),
    chosen: act === kind,
    sign: COST,
    touch: hands.touch({ kind: 'act', act: kind }),
  }))

/** A taken faction wears the disc of whoever has it. */
function factionMarks({ view, labels, names, hands, lit, faction: chosen }: RulerProps): readonly Mark[] {
  return labels.factions.map((name, faction) => {
    const owner = view.players.findIndex((player) => player.faction === faction)
    const { leaderCard } = view.players[owner] ?? { leaderCard: NONE }
    const facts = { name, home: labels.homes[faction], owner: owner === -1 ? null : names[owner] }
    return {
      id: `faction ${faction}`,
      spoken: labels.faction(facts),
      face: faceOf(
        <Sign terrain={faction} />,
        name,
        owner === -1 ? (
          <em aria-hidden="true">{labels.free}</em>
        ) : leaderCard === NONE ? (
          <Marker seat={designOf(owner)} className="df-disc" />
        ) : (
          <Disc design={designOf(owner)} art={leaderArt(leaderCard)} />
        ),
      ),
      lit: lit.factions.has(faction),
      chosen: chosen === faction,
      touch: hands.touch({ kind: 'faction', faction }),
    }
  })
}

const trailMarks = ({ labels, trails, terrain: shown, hands }: RulerProps): readonly Mark[] =>
  TERRAINS.map((_, terrain) => ({
    id: `trail ${terrain}`,
    spoken: `${labels.terrains[terrain]} ${labels.trail(trails[terrain])}`,
    face: faceOf(
      <Sign terrain={terrain} />,
      labels.terrains[terrain],
      <em aria-hidden="true">{labels.trail(trails[terrain])}</em>,
    ),
    lit: trails[terrain] > 0,
    chosen: shown === terrain,
    touch: {
      onClick: () => hands.send({ type: 'click', thing: { kind: 'trail', terrain }, at: null, byKey: true }),
    },
  }))

const PINS = ['hex', 'edge'] as const

const pinMarks = ({ labels, hands, pin }: RulerProps): readonly Mark[] =>
  PINS.map((what) => ({
    id: `pin ${what}`,
    spoken: labels.pin(what),
    face: faceOf(<Icon data={what === 'hex' ? mapPin : brokenWall} />, labels.pins[what]),
    lit: true,
    chosen: pin === what,
    touch: hands.touch({ kind: 'pin', what }),
  }))
