import { Ink, icon, useNight } from '@vyprava/atlas'
import { factory as factoryIcon } from '@vyprava/atlas/icons/places.ts'
import { at, path } from '@vyprava/atlas/pen.ts'
import { Light, litHexes } from '@vyprava/kit'
import { memo, useMemo } from 'react'
import { BOARD, CORE, type DefendersView, HEXES, NONE } from '../../rules/index.ts'
import { useCards } from '../cards.ts'
import { ventsOf } from './land-layer.tsx'
import { hexAround } from './near.ts'
import type { BoardScene, Ghost } from './scene.ts'
import { standingOn } from './slots.ts'
import { outlineOf, rewildedTile } from './tiles-ink.ts'
import { badge } from './tokens-ink.ts'
import { between, edgeMiddle, endsOf, middleOf, RADIUS } from './units.ts'

const hexesOf = (numbers: Iterable<number>) => [...numbers].map((hex) => BOARD.hexes[hex])

/** What the machines may do next: hexes that are walled all round, and the one that the radar meets first. */
export const Threats = memo(function Threats({
  view,
  threats,
}: {
  readonly view: DefendersView
  readonly threats: BoardScene['threats']
}) {
  if (threats === null) return null
  const ink = threats.enclosed.map((hex) => {
    const next = threats.builds.includes(hex)
    const { x, y } = middleOf(hex)
    const free = standingOn(view, hex).length === 0 && view.toxic[hex] === 0
    return (
      path(next ? 'df-enclosed df-enclosed--next' : 'df-enclosed', outlineOf(hex, 39)) +
      (free ? icon(factoryIcon, x - 17, y - 19, 34, 'class="df-enclosed-i"') : '')
    )
  })
  return <Ink ink={ink.join('')} />
})

interface LightProps {
  readonly view: DefendersView
  readonly light: BoardScene['light']
  readonly ghosts: readonly Ghost[]
}

/** How far from the middle of its hex to an edge its number lies. */
const INSIDE = 0.7
/** On a small plate the arms of brackets are at least as long as this, in units. */
const ARM = 13

/** The ground of each hex. */
const GROUNDS = Array.from({ length: HEXES }, (_, hex) => outlineOf(hex, RADIUS))

/** Light on what can be chosen, a veil over the rest; iron is dark enough. */
export const LegalLight = memo(
  function LegalLight({ view, light, ghosts }: LightProps) {
    const lit = useMemo(
      () => litHexes(hexesOf(light?.hexes ?? []), { radius: RADIUS, inset: 4, arm: ARM }),
      [light],
    )
    if (light === null) return null
    const kept = new Set(ghosts.flatMap((ghost) => ('hex' in ghost ? [ghost.hex] : [])))
    const dark = Array.from({ length: HEXES }, (_, hex) => hex).filter(
      (hex) =>
        !light.hexes.has(hex) &&
        !kept.has(hex) &&
        hex !== CORE &&
        view.factory[hex] === NONE &&
        view.players[view.current]?.leader !== hex,
    )
    const veil = light.hexes.size === 0 ? '' : dark.map((hex) => GROUNDS[hex]).join('')
    const edges = [...light.edges].map((edge) => {
      const [a, b] = endsOf(edge, 0.04)
      return `M${at(a.x, a.y)}L${at(b.x, b.y)}`
    })
    return (
      <>
        {light.hexes.size === 0 ? null : <Light lit={lit} veil={veil} share={light.hexes.size / HEXES} />}
        <Ink ink={path('df-lit-edge0', edges.join('')) + path('df-lit-edge1', edges.join(''))} />
      </>
    )
  },
  (a, b) =>
    a.light === b.light &&
    a.ghosts === b.ghosts &&
    a.view.factory === b.view.factory &&
    a.view.players === b.view.players &&
    a.view.current === b.view.current,
)

/** Under a thumb each edge of a hex says its number, inside the hex: which one is meant is read there. */
export function countedEdges(view: DefendersView, light: BoardScene['light']): string {
  const hex = light === null || light.hexes.size > 0 ? null : hexAround(view, light)
  if (light === null || hex === null) return ''
  return [...light.edges]
    .map((edge, place) => {
      const { x, y } = between(middleOf(hex), edgeMiddle(edge), INSIDE)
      return badge(x, y, place + 1, 'df-badge--edge')
    })
    .join('')
}

/** One outline around all hexes of the trail. */
export const Trail = memo(function Trail({ hexes }: { readonly hexes: readonly number[] }) {
  if (hexes.length === 0) return null
  const { edge } = litHexes(hexesOf(hexes), { radius: RADIUS, inset: 2.4 })
  return <Ink ink={path('df-trail0', edge) + path('df-trail1', edge)} />
})

/** What would lie on the ground: where somebody would come, and a factory that would be grown over. */
export const GhostGround = memo(
  function GhostGround({
    view,
    ghosts,
  }: {
    readonly view: DefendersView
    readonly ghosts: readonly Ghost[]
  }) {
    const { pack } = useCards()
    const night = useNight()
    const ink = ghosts.map((ghost) => {
      if (ghost.kind === 'leader' || ghost.kind === 'camp')
        return path('df-goal0', outlineOf(ghost.hex, 43)) + path('df-goal1', outlineOf(ghost.hex, 41))
      if (ghost.kind !== 'rewilded') return ''
      const number = view.factory[ghost.hex]
      const arrow = view.rotations[number] ?? 0
      const vents = ventsOf(pack.factories[number].vents, arrow)
      return rewildedTile(ghost.hex, { number, arrow, vents }, night)
    })
    return <Ink ink={ink.join('')} />
  },
  (a, b) => a.ghosts === b.ghosts,
)
