import { DESIGNS, Ink } from '@vyprava/atlas'
import { swordsEmblem } from '@vyprava/atlas/icons/arms.ts'
import { spikedDragonHead, wyvern } from '@vyprava/atlas/icons/beasts.ts'
import { stonePile } from '@vyprava/atlas/icons/elements.ts'
import { Route } from '@vyprava/kit'
import { memo, useMemo } from 'react'
import { HEROES } from '../../content/schema.ts'
import { CHURCH } from '../../rules/fields.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/state.ts'
import type { EuthiaView } from '../../rules/view.ts'
import { HERO_ART } from '../ink/people.ts'
import { usePack } from '../packed.ts'
import { factsAt, fieldsOf } from './field-facts.ts'
import { fieldInk } from './field-ink.ts'
import type { BoardScene } from './scene.ts'
import { costChip, dragon, drawn, fightChip, figure, medal, type Stamp, woundChip } from './signs-ink.ts'
import { middleOf } from './units.ts'

interface PiecesProps {
  readonly view: EuthiaView
}

/** What lies on the fields, row by row: nearer covers farther. A field is drawn anew when something on it changes. */
export const Things = memo(
  function Things({ view, stamp }: PiecesProps & { readonly stamp?: Stamp }) {
    const { printed } = usePack()
    return fieldsOf(printed, view).map((field) => {
      const { x, y } = middleOf(view.map, field)
      const ink = fieldInk(factsAt(printed, view, field), x, y, stamp)
      return ink === '' ? null : <Ink key={field} data-field={field} ink={ink} />
    })
  },
  (a, b) => a.view.map === b.view.map && a.stamp === b.stamp,
)

/** Where a hero stands: before its first turn in the church. */
export const standsAt = ({ players }: EuthiaView, player: number): number =>
  players[player].field === NONE ? CHURCH : players[player].field

interface Stand {
  readonly player: number
  readonly x: number
  readonly y: number
}

/** Heroes on one field stand side by side; beside what lies there one steps to the left. */
export function standsOf(printed: Printed, view: EuthiaView): readonly Stand[] {
  const fields = view.players.map((_, player) => standsAt(view, player))
  return fields
    .map((field, player) => {
      const { x, y } = middleOf(view.map, field)
      const here = fields.flatMap((other, one) => (other === field ? [one] : []))
      const crowd = here.indexOf(player) - (here.length - 1) / 2
      const busy = fieldInk(factsAt(printed, view, field)) !== ''
      return { player, x: x + crowd * 30 - (busy && here.length === 1 ? 14 : 0), y: y + 16 }
    })
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
}

/** The figures of heroes, and the dragon or golem of the scenario. */
export const Figures = memo(
  function Figures({ view }: PiecesProps) {
    const { printed } = usePack()
    const stands = useMemo(() => standsOf(printed, view), [printed, view])
    const { figure: foe } = view.story
    return (
      <>
        {foe === NONE ? null : <Foe printed={printed} view={view} field={foe} />}
        {stands.map(({ player, x, y }) => (
          <Ink
            key={player}
            data-hero={player}
            ink={figure(DESIGNS[player], HERO_ART[HEROES[view.players[player].hero]], 0, 0)}
            style={{
              transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${player === view.active ? 1.08 : 0.92})`,
            }}
          />
        ))}
      </>
    )
  },
  (a, b) =>
    a.view.map.tiles === b.view.map.tiles &&
    a.view.active === b.view.active &&
    a.view.story.figure === b.view.story.figure &&
    a.view.players.every((player, at) => player.field === b.view.players[at].field),
)

export const FOE_ART = {
  sleeper: spikedDragonHead,
  settlements: wyvern,
  golem: stonePile,
  elites: swordsEmblem,
}

function Foe({ printed, view, field }: PiecesProps & { readonly printed: Printed; readonly field: number }) {
  const { x, y } = middleOf(view.map, field)
  const { goal } = printed.pack.scenarios[view.scenario].goal
  return <Ink data-foe={field} ink={dragon(x - 17, y + 12, 0.78, FOE_ART[goal])} />
}

interface OverProps extends PiecesProps {
  readonly scene: BoardScene
  /** "boj" */
  readonly fight: string
  readonly player: number
}

/** The way that is shown, and the figure where it would stand. */
export const Shown = memo(function Shown({ view, scene, player }: Omit<OverProps, 'fight'>) {
  const { path, goal } = scene
  if (goal === null) return null
  const { x, y } = middleOf(view.map, goal)
  const low = path.map((point) => ({ x: point.x, y: point.y + 16 }))
  return (
    <>
      <Route points={low} ring={0} />
      <g className="ghost">
        <Ink
          ink={figure(DESIGNS[player], HERO_ART[HEROES[view.players[player].hero]], x - 30, y + 24, 0.86)}
        />
      </g>
    </>
  )
})

/** What each lit field costs. */
export const Costs = memo(
  function Costs({ view, scene, fight }: Omit<OverProps, 'player'>) {
    const ink = scene.costs.map(({ field, steps, wounds, fights, opens }) => {
      const { x, y } = middleOf(view.map, field)
      if (fights) return fightChip(fight, steps, wounds, opens, x, y - 42)
      const centre = field % 4 === 3
      return (
        (steps === 0 ? '' : costChip(steps, centre ? x : x - 25, y + (centre ? 25 : 20))) +
        (wounds > 0 ? woundChip(wounds, x - 13, y + 39) : '')
      )
    })
    return <Ink ink={ink.join('')} />
  },
  (a, b) => a.scene.costs === b.scene.costs && a.view.map.tiles === b.view.map.tiles,
)

/** Fields on which the open elite can be fought. */
export const Lairs = memo(function Lairs({
  view,
  fields,
}: PiecesProps & { readonly fields: readonly number[] }) {
  const ink = fields.map((field) => {
    const { x, y } = middleOf(view.map, field)
    return drawn(medal(swordsEmblem, 10, 'lair'), x + 30, y - 12)
  })
  return <Ink ink={ink.join('')} />
})
