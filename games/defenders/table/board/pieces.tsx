import { type Design, Ink } from '@vyprava/atlas'
import { group, tenth } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import { type DefendersView, edgeOf, NONE, ON_CORE } from '../../rules/index.ts'
import { ROWS_OF_HEXES } from '../../texts/names.ts'
import { leaderArt } from '../art.ts'
import { guestsOn } from './places.ts'
import type { Ghost } from './scene.ts'
import { isIron, type Standing, standingOn } from './slots.ts'
import { stump, toxicGround } from './tiles-ink.ts'
import { camp, leader, mech, pollution } from './tokens-ink.ts'
import { middleOf } from './units.ts'
import { breachInk, engineInk, wallPlatesOn } from './walls-ink.ts'

/** The paint of a player's seat. */
export type DesignOf = (player: number) => Design

interface BoardProps {
  readonly view: DefendersView
  readonly ghosts: readonly Ghost[]
}

interface PaintedProps extends BoardProps {
  readonly design: DesignOf
}

/** Whether something is about to be gone from a hex. */
const isGoing = (ghosts: readonly Ghost[], kind: 'cleared' | 'mechGone', hex: number): boolean =>
  ghosts.some((ghost) => ghost.kind === kind && ghost.hex === hex)

/** Toxic sites: ground that others stand on. */
export const Ground = memo(
  function Ground({ view, ghosts }: BoardProps) {
    return view.toxic.map((toxic, hex) =>
      toxic === 0 ? null : (
        <Ink
          // biome-ignore lint/suspicious/noArrayIndexKey: a site lies on its hex
          key={hex}
          data-toxic={hex}
          className={isGoing(ghosts, 'cleared', hex) ? 'df-toxic df-going' : 'df-toxic'}
          ink={toxicGround(hex, isIron(view, hex))}
        />
      ),
    )
  },
  (a, b) =>
    a.view.toxic === b.view.toxic &&
    a.view.factory === b.view.factory &&
    a.view.rewilded === b.view.rewilded &&
    a.ghosts === b.ghosts,
)

/** Walls and the breaches in them. */
export const Walls = memo(
  function Walls({ view, design }: { readonly view: DefendersView; readonly design: DesignOf }) {
    return (
      <>
        {view.walls.map((wall, edge) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall stands on its edge
          wall === 0 ? null : <Wall key={edge} edge={edge} />,
        )}
        {view.breaches.map((player, edge) =>
          player === NONE ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a breach lies on its edge
            <Ink key={edge} data-breach={edge} ink={breachInk(edge, design(player))} />
          ),
        )}
      </>
    )
  },
  (a, b) => a.view.walls === b.view.walls && a.view.breaches === b.view.breaches && a.design === b.design,
)

const Wall = memo(function Wall({ edge }: { readonly edge: number }) {
  return <Ink className="wall" data-wall={edge} ink={wallPlatesOn(edge)} />
})

/** Engines stand on their edges; those that were reset lie on the core, until they are deployed again. */
export const Engines = memo(
  function Engines({ view }: { readonly view: DefendersView }) {
    return view.engines.map((pose, engine) =>
      pose === ON_CORE ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an engine is its number
        <Ink key={engine} data-engine={engine} data-edge={edgeOf(pose)} ink={engineInk(pose)} />
      ),
    )
  },
  (a, b) => a.view.engines === b.view.engines,
)

const READING_ORDER = ROWS_OF_HEXES.flat()

const NOBODY: readonly Ghost[] = []

/** Camps, pollution, mechs and leaders, row by row from the north. */
export const Pieces = memo(
  function Pieces({ view, ghosts, design }: PaintedProps) {
    const here = new Map<number, Ghost[]>()
    for (const ghost of ghosts)
      if ('hex' in ghost) here.set(ghost.hex, [...(here.get(ghost.hex) ?? []), ghost])
    return READING_ORDER.map((hex) => (
      <OnHex key={hex} hex={hex} view={view} ghosts={here.get(hex) ?? NOBODY} design={design} />
    ))
  },
  (a, b) => a.ghosts === b.ghosts && a.design === b.design && hasSamePieces(a.view, b.view),
)

const hasSamePieces = (a: DefendersView, b: DefendersView): boolean =>
  a.camps === b.camps &&
  a.mechs === b.mechs &&
  a.pollution === b.pollution &&
  a.players === b.players &&
  a.factory === b.factory &&
  a.rewilded === b.rewilded

interface OnHexProps extends PaintedProps {
  readonly hex: number
}

/** What stands on one hex: drawn anew only when that changes. */
const OnHex = memo(
  function OnHex({ view, hex, ghosts, design }: OnHexProps) {
    const ink = inkOn(view, hex, ghosts, design)
    return ink === '' ? null : <Ink data-on={hex} ink={ink} />
  },
  (a, b) => a.design === b.design && a.ghosts === b.ghosts && standsSame(a.view, b.view, a.hex),
)

const standsSame = (a: DefendersView, b: DefendersView, hex: number): boolean =>
  a.camps[hex] === b.camps[hex] &&
  a.mechs[hex] === b.mechs[hex] &&
  a.pollution[hex] === b.pollution[hex] &&
  a.factory[hex] === b.factory[hex] &&
  a.rewilded[hex] === b.rewilded[hex] &&
  a.players.length === b.players.length &&
  a.players.every(
    ({ leader, leaderCard }, player) =>
      (leader === hex) === (b.players[player].leader === hex) && leaderCard === b.players[player].leaderCard,
  )

function inkOn(view: DefendersView, hex: number, ghosts: readonly Ghost[], design: DesignOf): string {
  const grown = view.factory[hex] !== NONE && view.rewilded[hex] === 1
  const standing = standingOn(view, hex, guestsOn(ghosts, hex))
  return (
    standing.map((one) => pieceInk(view, hex, one, ghosts, design)).join('') +
    (grown ? stump(hex, view.factory[hex]) : '')
  )
}

/** One piece on its hex. */
export function pieceInk(
  view: DefendersView,
  hex: number,
  { piece, x: dx, y: dy, size }: Standing,
  ghosts: readonly Ghost[],
  design: DesignOf,
): string {
  const middle = middleOf(hex)
  const [x, y] = [middle.x + dx, middle.y + dy]
  switch (piece.kind) {
    case 'camp':
      return someone(camp(design(piece.player), x, y, size), 'camp', hex, piece.ghost, x, y)
    case 'leader': {
      const art = leaderArt(view.players[piece.player].leaderCard)
      const ink = leader(design(piece.player), art, x, y, size)
      return someone(ink, 'leader', piece.player, piece.ghost, x, y)
    }
    case 'mech': {
      const left = isGoing(ghosts, 'mechGone', hex) ? piece.count - 1 : piece.count
      const going = left < piece.count ? group('df-going', mech(x, y, size, 1, piece.sniper)) : ''
      return `<g data-mech="${hex}">${going}${left > 0 ? mech(x, y, size, left, piece.sniper) : ''}</g>`
    }
    case 'pollution': {
      const ink = pollution(x, y, size, piece.count)
      return `<g data-pollution="${hex}">${isGoing(ghosts, 'cleared', hex) ? group('df-going', ink) : ink}</g>`
    }
  }
}

/** A leader or a camp; one that would come is a ghost with a ring. */
const someone = (ink: string, kind: string, id: number, ghost: boolean, x: number, y: number): string =>
  ghost
    ? `${group('ghost', ink)}<circle cx="${tenth(x)}" cy="${tenth(y)}" r="20" class="df-ghost-ring"/>`
    : `<g data-${kind}="${id}">${ink}</g>`
