import { Ink, icon } from '@vyprava/atlas'
import { waterDrop } from '@vyprava/atlas/icons/deeds.ts'
import { escapeText, group, tenth, translate } from '@vyprava/atlas/pen.ts'
import { seatDark, seatOn, seatPaint } from '@vyprava/atlas/seats.ts'
import type { Point } from '@vyprava/geometry'
import { Refused, Route } from '@vyprava/kit'
import { type CSSProperties, memo } from 'react'
import { type DefendersView, NONE } from '../../rules/index.ts'
import { leaderArt } from '../art.ts'
import type { Thing } from '../thing.ts'
import { countedEdges } from './light.tsx'
import { type DesignOf, pieceInk } from './pieces.tsx'
import { guestsOn, leaderPlace, moverOn, placeOf, routePoints } from './places.ts'
import type { Badge, BoardScene, Ghost, Pin } from './scene.ts'
import { edgeOutline, outlineOf } from './tiles-ink.ts'
import { badge } from './tokens-ink.ts'
import { edgeMiddle, middleOf } from './units.ts'
import { breachInk, wallInk } from './walls-ink.ts'

interface OverProps {
  readonly view: DefendersView
  readonly scene: BoardScene
  readonly design: DesignOf
}

/** Over the pieces: ways, ghosts on edges, dice, notes, pins, and the ring of what was refused. */
export const Over = memo(function Over({ view, scene, design }: OverProps) {
  const { light, ghosts, route, dice, badges, pins, refused } = scene
  const counted = countedEdges(view, light)
  return (
    <>
      {route === null ? null : (
        <Way view={view} ghosts={ghosts} route={route} design={design} due={dice.length > 0} />
      )}
      {ghosts.length === 0 ? null : <EdgeGhosts ghosts={ghosts} design={design} />}
      {dice.length === 0 ? null : (
        <Ink ink={dice.map(({ hex }) => dieFor(leaderPlace(view, ghosts, hex), ghosts)).join('')} />
      )}
      {badges.length === 0 ? null : (
        <Ink className={counted === '' ? '' : 'df-uncounted'} ink={notes(view, ghosts, badges)} />
      )}
      {counted === '' ? null : <Ink className="df-counted" ink={counted} />}
      {pins.length === 0 ? null : <Pins view={view} pins={pins} design={design} />}
      {refused === null ? null : <Refusal thing={refused} />}
    </>
  )
})

interface WayProps {
  readonly view: DefendersView
  readonly ghosts: readonly Ghost[]
  readonly route: NonNullable<BoardScene['route']>
  readonly design: DesignOf
  /** A die is due: its own ring lies around whoever goes. */
  readonly due: boolean
}

/** The way of somebody in the dark paint of their seat, which is seen on every land. */
function Way({ view, ghosts, route, design, due }: WayProps) {
  const points = routePoints(view, ghosts, route)
  const mover = moverOn(view, ghosts, route)
  const style: CSSProperties & Record<'--lit-edge', string> = {
    '--lit-edge': seatPaint(design(route.player)),
  }
  return (
    <g className={due ? 'df-way df-way--due' : 'df-way'} style={style}>
      <Route points={points} ring={24} />
      {route.lifted
        ? null
        : points.slice(1, -1).map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={4.6} />)}
      {mover === undefined ? null : <Ink ink={pieceInk(view, route.hexes[0], mover, ghosts, design)} />}
    </g>
  )
}

/** Walls and breaches that would be there. */
export const EdgeGhosts = memo(function EdgeGhosts({ ghosts, design }: Pick<WayProps, 'design' | 'ghosts'>) {
  return <Ink ink={ghosts.map((ghost) => edgeGhost(ghost, design)).join('')} />
})

function edgeGhost(ghost: Ghost, design: DesignOf): string {
  if (ghost.kind === 'breach') return group('ghost', breachInk(ghost.edge, design(ghost.player)))
  return ghost.kind === 'wall' ? group('ghost df-fresh', wallInk(ghost.edge)) : ''
}

/** Dice and notes lie so far from whoever they are about; so near to a ghost on an edge they would lie on it. */
const DIE = { x: -24, y: -22 }
const NOTE = { x: 4, y: -36 }
const CLOSE = 32

/** How high over somebody a thing lies: above them, or as far below when a ghost on an edge needs the place. */
function heightOver({ x, y }: Point, off: Point, ghosts: readonly Ghost[]): number {
  const taken = ghosts.some((ghost) => {
    if (!('edge' in ghost)) return false
    const edge = edgeMiddle(ghost.edge)
    return Math.hypot(edge.x - x - off.x, edge.y - y - off.y) < CLOSE
  })
  return taken ? -off.y : off.y
}

/** A die is due for whoever stands there. */
function dieFor(place: Point, ghosts: readonly Ghost[]): string {
  const { x, y } = place
  return (
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="24" class="df-threat"/>` +
    group(
      'df-die',
      `<g class="df-grows"><rect x="-13" y="-13" width="26" height="26" rx="5"/>${icon(waterDrop, -9, -10, 18, '')}</g>`,
      translate(x + DIE.x, y + heightOver(place, DIE, ghosts)),
    )
  )
}

/** A place in an order is a round badge. */
const ORDER = /^\d{1,2}$/
/** A letter of a note is about so wide, and its icon with the room beside it. */
const LETTER = 9.6
const ICON = 24

/** Notes on hexes, over whoever would come there; several on one hex lie side by side. */
function notes(view: DefendersView, ghosts: readonly Ghost[], badges: readonly Badge[]): string {
  const met = new Map<number, number>()
  return badges
    .map((note) => {
      const guest = guestsOn(ghosts, note.hex).at(0)
      const { x, y } =
        guest === undefined
          ? middleOf(note.hex)
          : placeOf(view, ghosts, note.hex, (piece) => 'ghost' in piece && piece.ghost)
      const before = met.get(note.hex) ?? 0
      if (note.icon === undefined && ORDER.test(note.text)) {
        met.set(note.hex, before + 22)
        return badge(x + before, y - 20, escapeText(note.text), 'df-badge--step')
      }
      const words = note.text.length * LETTER
      const width = words + (note.icon === undefined ? 0 : ICON) + 12
      met.set(note.hex, before + width + 4)
      return group(
        `df-note df-note--${note.tone}`,
        `<g class="df-grows"><rect x="${tenth(-width / 2)}" y="-13" width="${tenth(width)}" height="26" rx="2"/>` +
          `<text x="${tenth(-width / 2 + 6 + words / 2)}" y="5.6">${escapeText(note.text)}</text>` +
          (note.icon === undefined ? '' : icon(note.icon, width / 2 - ICON, -10, 20, '')) +
          '</g>',
        translate(x + before + NOTE.x, y + heightOver({ x, y }, NOTE, ghosts)),
      )
    })
    .join('')
}

interface PinsProps {
  readonly view: DefendersView
  readonly pins: readonly Pin[]
  readonly design: DesignOf
}

/** Pins of a discussion: they show whose they are. Several at one place stand side by side. */
const Pins = memo(
  function Pins({ view, pins, design }: PinsProps) {
    const met = new Map<string, number>()
    const ink = pins.map(({ player, place: { kind, id } }) => {
      const name = `${kind} ${id}`
      const before = met.get(name) ?? 0
      met.set(name, before + 1)
      const { x, y } = kind === 'hex' ? middleOf(id) : edgeMiddle(id)
      const seat = design(player)
      const { leaderCard } = view.players[player]
      return group(
        'df-pin',
        '<g class="df-grows"><ellipse cx="3" cy="2" rx="9" ry="3.4" class="piece-shadow"/>' +
          `<path d="M0 0C-3-12-17-16-17-31A17 17 0 1 1 17-31C17-16 3-12 0 0Z" style="fill:${seatPaint(seat)};stroke:${seatDark(seat)}"/>` +
          (leaderCard === NONE
            ? ''
            : icon(leaderArt(leaderCard), -11, -42, 22, `style="fill:${seatOn(seat)}"`)) +
          '</g>',
        translate(x + before * 18, y + 4),
      )
    })
    return <Ink ink={ink.join('')} />
  },
  (a, b) => a.pins === b.pins && a.design === b.design,
)

function Refusal({ thing }: { readonly thing: Thing }) {
  if (thing.kind === 'hex') return <Refused outline={outlineOf(thing.hex, 41)} />
  return thing.kind === 'edge' ? <Refused outline={edgeOutline(thing.edge)} /> : null
}
