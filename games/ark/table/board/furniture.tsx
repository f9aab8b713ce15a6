import { Ink, portrait, useAfterFrame } from '@vyprava/atlas'
import { escapeText, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import { memo, useMemo } from 'react'
import { type ArkView, NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { Names } from '../../texts/names.ts'
import { CHARACTER_ART } from '../art.ts'
import { usePack } from '../packed.ts'
import { counter } from './counter-ink.ts'
import { sheetFrame } from './frame-ink.ts'
import { type Drawn, fullGains, type Gains, midGains, pocketGains } from './gains-ink.ts'
import type { SheetLayout } from './layout.ts'
import { legend } from './legend-ink.ts'
import { pencilClass, swatch } from './pencil-ink.ts'
import type { SheetScene } from './scene.ts'
import { titleIn } from './title.ts'

interface FurnitureProps {
  readonly view: ArkView
  readonly player: number
  readonly scene: SheetScene
  readonly layout: SheetLayout
  readonly labels: BoardLabels
  readonly names: Names
}

/**
 * The sheet around map and compass: its frame, the character, what is gained, the round counter, the name of the map.
 * It follows map and compass: they are what somebody looks at.
 */
export const Furniture = memo(function Furniture(props: FurnitureProps) {
  const { view, player, scene, layout, labels, names } = useAfterFrame(props, 'hand')
  const { width, height, margin, form } = layout
  const frame = useMemo(() => sheetFrame(width, height, margin), [width, height, margin])
  return (
    <svg className="ak-layer" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Ink ink={frame} />
      {form === 'compass' ? null : (
        <>
          <Cartouche view={view} player={player} layout={layout} labels={labels} names={names} />
          <Tracked view={view} player={player} layout={layout} labels={labels} names={names} />
          {form === 'strip' ? null : (
            <Counter view={view} player={player} place={layout.counter} begun={scene.begunSlot} />
          )}
        </>
      )}
    </svg>
  )
})

type PartProps = Omit<FurnitureProps, 'scene'>

/** The character in the frame of the identity, and the name of the map. */
const Cartouche = memo(
  function Cartouche(props: PartProps) {
    const { view, player, layout, labels, names } = useAfterFrame(props, 'log')
    const { pack } = usePack()
    const { character, identity } = view.sheets[player]
    const { portrait: place, form, mapName } = layout
    const { size } = place
    const high = size * 1.08
    const named = character === NONE ? '' : names.character(character).nom
    const wide = form === 'full'
    const picture =
      character === NONE
        ? ''
        : `<svg x="4" y="4" width="${tenth(size - 8)}" height="${tenth(high - 8)}" viewBox="0 0 78 84" ` +
          `preserveAspectRatio="xMidYMid slice" class="land--shore ak-plate">` +
          `${portrait(CHARACTER_ART[pack.characters[character].id], 78, 84, 'ark')}</svg>`
    const box = `width="${tenth(size)}" height="${tenth(high)}"`
    const framed = group(
      identity === NONE ? 'ak-noid' : pencilClass(identity),
      `<rect ${box} class="ak-id"/>`,
    )
    const edge = `<rect x="4" y="4" width="${tenth(size - 8)}" height="${tenth(high - 8)}" class="cc-frame"/>`
    const beside = size + (wide ? 12 : 8)
    const words =
      form === 'strip'
        ? ''
        : `<text x="${tenth(beside)}" y="${wide ? 18 : 16}" class="ak-who">${escapeText(named)}</text>` +
          (wide && identity !== NONE
            ? swatch(identity, { x: beside + 9, y: 36 }, 9.3) +
              `<text x="${tenth(beside + 23)}" y="41" class="ak-tx2">${escapeText(labels.sides[identity])}</text>`
            : '')
    const map =
      form === 'full' || form === 'mid'
        ? mapTitle(names.mapOf(view.map), layout) +
          (wide ? path('ak-hair', `M${mapName.x} ${mapName.y + 10}h112`) : '')
        : ''
    return (
      <Ink ink={group('ak-cartouche', framed + picture + edge + words, translate(place.x, place.y)) + map} />
    )
  },
  (a, b) =>
    a.layout === b.layout &&
    a.labels === b.labels &&
    a.names === b.names &&
    a.view.map === b.view.map &&
    a.view.sheets[a.player].character === b.view.sheets[b.player].character &&
    a.view.sheets[a.player].identity === b.view.sheets[b.player].identity,
)

/** Written upwards from its place, so that what lies under it stays where it is. */
function mapTitle(name: string, { mapName: { x, y, room, usual } }: SheetLayout): string {
  const { size, lines } = titleIn(name, room, usual)
  return lines
    .map((line, place) => {
      const high = y - (lines.length - 1 - place) * size * 1.1
      return `<text x="${x}" y="${tenth(high)}" class="ak-mapn" style="font-size:${size}px">${escapeText(line)}</text>`
    })
    .join('')
}

/** What is gained, and what the marks on the map mean. */
const Tracked = memo(
  function Tracked({ view, player, layout, labels }: PartProps) {
    const { printed } = usePack()
    const gains: Gains = {
      sheet: view.sheets[player],
      chart: printed.chartOf(view),
      printed: printed.sheet,
      challenges: view.challenges,
      labels,
    }
    return (
      <>
        {[...gainsIn(layout, gains)].map(([name, ink]) => (
          <Ink key={name} ink={ink} />
        ))}
        {layout.form === 'full' ? <Ink ink={legend(labels)} /> : null}
      </>
    )
  },
  (a, b) => a.layout === b.layout && a.labels === b.labels && a.view === b.view && a.player === b.player,
)

function gainsIn({ form, gains: box }: SheetLayout, gains: Gains): Drawn {
  if (form === 'full') return fullGains(gains, box)
  return form === 'mid' ? midGains(gains, box) : pocketGains(gains, box, form === 'strip')
}

/** The colour of the slot that what is chosen would mark. */

interface CounterProps extends Pick<FurnitureProps, 'player' | 'view'> {
  readonly place: SheetLayout['counter']
  readonly begun: number | null
}

const Counter = memo(
  function Counter({ view, player, place, begun }: CounterProps) {
    const { printed } = usePack()
    const { counter: marked, usesHints } = view.sheets[player]
    const { x, y, slot, high } = place
    const ink = counter({ marked, printed: printed.sheet, slot, high, begun, hints: usesHints })
    return <Ink className="ak-counter" ink={ink} transform={`translate(${x} ${tenth(y)})`} />
  },
  (a, b) =>
    a.place === b.place &&
    a.begun === b.begun &&
    a.view.sheets[a.player].usesHints === b.view.sheets[b.player].usesHints &&
    a.view.sheets[a.player].counter === b.view.sheets[b.player].counter,
)

const PANE = { width: 376, high: 15 }

/** The round counter by itself, where the sheet has room for the map alone. */
export function PaneCounter({ view, player, scene }: Pick<FurnitureProps, 'player' | 'scene' | 'view'>) {
  const { printed } = usePack()
  const { counterSlots } = printed.sheet
  const place = useMemo(
    () => ({ x: 1, y: 22, slot: (PANE.width - 2) / counterSlots, high: PANE.high }),
    [counterSlots],
  )
  return (
    <svg className="ak-pane-counter" viewBox={`0 0 ${PANE.width} 54`} aria-hidden="true">
      <Counter view={view} player={player} place={place} begun={scene.begunSlot} />
    </svg>
  )
}
