import { Ink } from '@vyprava/atlas'
import { path } from '@vyprava/atlas/pen.ts'
import { Light, litHexes, Refused } from '@vyprava/kit'
import { memo, useMemo } from 'react'
import { baseAt, CENTRE, slotOf, tileOf } from '../../rules/map.ts'
import type { EuthiaView } from '../../rules/view.ts'
import { usePack } from '../packed.ts'
import { fieldsOf } from './field-facts.ts'
import { groundPath, ringOf, tileEdge } from './outline.ts'
import type { BoardScene } from './scene.ts'
import { roman } from './signs-ink.ts'
import { centreAt, hexesOfTile, hexOf, middleOf, RADIUS } from './units.ts'

interface LightProps {
  readonly view: EuthiaView
  readonly scene: BoardScene
  /** Somebody decides on the map: what is not lit steps back. */
  readonly veiled: boolean
}

const isHex = (field: number): boolean => slotOf(field) !== CENTRE

/** One edge around everything that can be gone to, brackets on its corners, a veil over the rest. */
export const LegalLight = memo(
  function LegalLight({ view, scene, veiled }: LightProps) {
    const { printed } = usePack()
    const { map } = view
    const { lit } = scene
    const fields = useMemo(() => fieldsOf(printed, { map }).filter(isHex), [printed, map])
    const hexes = useMemo(() => [...lit].filter(isHex).map((field) => hexOf(map, field)), [lit, map])
    const light = useMemo(() => litHexes(hexes, { radius: RADIUS, inset: 4, arm: 13 }), [hexes])
    const grounds = useMemo(
      () => new Map(fields.map((field) => [field, groundPath([hexOf(map, field)])])),
      [fields, map],
    )
    const veil = useMemo(
      () => fields.map((field) => (lit.has(field) ? '' : grounds.get(field))).join(''),
      [fields, lit, grounds],
    )
    if (!veiled || lit.size === 0) return null
    const centres = [...lit].filter((field) => !isHex(field))
    return (
      <>
        <Light lit={light} veil={veil} share={hexes.length / Math.max(1, fields.length)} />
        {centres.map((field) => {
          const { x, y } = middleOf(map, field)
          return <circle key={field} cx={x} cy={y} r={26} className="eu-centre-lit" />
        })}
      </>
    )
  },
  (a, b) => a.view.map.tiles === b.view.map.tiles && a.scene.lit === b.scene.lit && a.veiled === b.veiled,
)

/** Where the way that is shown ends, and what was refused. */
export const Goal = memo(function Goal({
  view: { map },
  scene: { goal, refused },
}: Pick<LightProps, 'view' | 'scene'>) {
  return (
    <>
      {goal === null || !isHex(goal) ? null : (
        <Ink
          ink={path('eu-halo', ringOf(hexOf(map, goal), 3)) + path('eu-sel', ringOf(hexOf(map, goal), 4))}
        />
      )}
      {refused === null || !isHex(refused) ? null : <Refused outline={ringOf(hexOf(map, refused), 5)} />}
    </>
  )
})

/** Broken outlines of tiles round the hero: one of them takes the next tile (EU-305). */
export const NextTiles = memo(function NextTiles({
  view,
  scene: { sides, side },
}: Pick<LightProps, 'view' | 'scene'>) {
  const { map, players, active } = view
  const chapter = map.chapters.findIndex((left) => left > 0) + 1
  return sides.map((one) => {
    const base = baseAt({ ...map, stack: [] }, tileOf(players[active].field), one)
    const chosen = side === one
    const { x, y } = centreAt(base)
    return (
      <g key={one} className={chosen ? 'eu-place-on' : 'eu-place-off'}>
        <path d={groundPath(hexesOfTile(base))} className="plc" />
        <path d={tileEdge(base)} className="plo" />
        <circle cx={x} cy={y} r={chosen ? 25 : 20} className="plq" />
        <text x={x} y={y + 8} className="plt">
          {chosen ? roman(chapter) : '?'}
        </text>
      </g>
    )
  })
})
