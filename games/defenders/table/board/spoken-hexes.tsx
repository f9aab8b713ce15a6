import { useAfterFrame, useKeptSet } from '@vyprava/atlas'
import { HexBoard, type HexPlace, placeName } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { memo, useMemo } from 'react'
import { BOARD, type DefendersView, NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { ROWS_OF_HEXES } from '../../texts/names.ts'
import { nameIn, useCards } from '../cards.ts'
import type { DefendersHands } from '../intent.ts'
import type { Thing } from '../thing.ts'
import { edgeFacts, hexFacts, type Seen } from './hex-facts.ts'
import { boxOf, type PlateShape } from './plate-ink.ts'
import type { BoardScene } from './scene.ts'
import { RADIUS } from './units.ts'

interface SpokenProps {
  readonly view: DefendersView
  readonly shape: PlateShape
  readonly light: BoardScene['light']
  readonly zones: BoardScene['zones']
  readonly labels: BoardLabels
  readonly language: Language
  /** The hex that the keyboard comes to first. */
  readonly cursor: number
  readonly pinned: boolean
  readonly hands: DefendersHands
}

/** In reading order, so that a screen reader and Tab go over the board as the eye does. */
const HEX_BUTTONS = new Map(ROWS_OF_HEXES.flat().map((hex) => [hex, BOARD.hexes[hex]]))
const NO_EDGES: ReadonlySet<number> = new Set<number>()
const NO_HEXES = NO_EDGES
/** A finger that misses a lit hex by so many pixels means it. */
const SNAP = 34

const thingAt = ({ kind, id }: HexPlace): Thing =>
  kind === 'edge' ? { kind: 'edge', edge: id } : { kind: 'hex', hex: id }

/** The hexes, and the edges that can be chosen, as buttons. What is lit and what they are called follow the pieces. */
export const SpokenHexes = memo(function SpokenHexes(props: SpokenProps) {
  const { view, shape, labels, language, cursor, pinned, hands } = props
  const { pack } = useCards()
  const { light, zones } = useAfterFrame(
    useMemo(() => ({ light: props.light, zones: props.zones }), [props.light, props.zones]),
    'light',
  )
  const edges = useKeptSet(light?.edges ?? NO_EDGES)
  const hexes = useKeptSet(light?.hexes ?? NO_HEXES)
  const sheet = useMemo(() => ({ radius: RADIUS, orientation: 'pointy' as const, ...boxOf(shape) }), [shape])
  const lit = useMemo(
    () =>
      new Set([
        ...[...hexes].map((id) => placeName({ kind: 'hex', id })),
        ...[...edges].map((id) => placeName({ kind: 'edge', id })),
      ]),
    [hexes, edges],
  )
  const edgeButtons = useMemo(
    () => new Map([...edges, ...zones].map((edge) => [edge, BOARD.edges[edge]])),
    [edges, zones],
  )
  const seen = useMemo(
    (): Seen => ({
      view,
      lexicon: labels.lexicon,
      vents: pack.factories.map(({ vents }) => vents),
      leaders: view.players.map(({ leaderCard }) =>
        leaderCard === NONE ? '' : nameIn(language, pack.leaders[leaderCard].name),
      ),
    }),
    [view, labels, pack, language],
  )
  const known = useAfterFrame(
    useMemo(() => ({ seen, lit }), [seen, lit]),
    'log',
  )
  // The words of 37 hexes are found once for what is known, not with every light.
  const labelOf = useMemo(() => {
    const words = new Map<string, string>()
    return (place: HexPlace): string => {
      const name = placeName(place)
      const isLit = known.lit.has(name)
      const said =
        words.get(name) ??
        (place.kind === 'edge'
          ? labels.edge(edgeFacts(known.seen, place.id, isLit))
          : labels.hex(hexFacts(known.seen, place.id, isLit)))
      words.set(name, said)
      return said
    }
  }, [known, labels])
  const board = useMemo(() => hands.board(thingAt), [hands])
  return (
    <HexBoard
      sheet={sheet}
      hexes={HEX_BUTTONS}
      edges={edgeButtons}
      label={labels.board}
      labelOf={labelOf}
      lit={lit}
      cursor={cursor}
      pinned={pinned}
      snap={SNAP}
      board={board}
    />
  )
})
