import { Icon, useKept } from '@vyprava/atlas'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import type { Seat } from '@vyprava/kernel'
import type { GameWords, Language } from '@vyprava/module'
import { memo, useMemo } from 'react'
import { shippedStories } from '../content/stories.ts'
import { type ArkView, NONE, type SheetView } from '../rules/index.ts'
import { labelsIn } from '../texts/labels/index.ts'
import type { PanelLabels } from '../texts/labels/panels.ts'
import { guideTo } from '../texts/names.ts'
import { MiniCompass } from './mini/mini-compass.tsx'
import { MiniMap } from './mini/mini-map.tsx'
import { ArkShip } from './mini/ship.tsx'
import { SHIPPED, usePack } from './packed.ts'
import { DieRail } from './panels/die-rail.tsx'
import { Hourglass, IdentityDot, Lantern, Swatch, Wax } from './panels/signs.tsx'
import { partsOn, stateOf, statesOf } from './panels/standing.ts'
import { isArkView } from './props.ts'
import { useSeatTouch } from './seat-touch.ts'
import './seat-line.css'

interface SeatLineProps {
  readonly view: object
  readonly seat: Seat
  readonly words: GameWords
  readonly language: Language
}

/** Which character a seat plays. */
export function seatNote(view: object, seat: Seat, language: Language): string | null {
  if (!isArkView(view)) return null
  const { character } = view.sheets[seat]
  if (character === NONE) return null
  return shippedStories().characters[SHIPPED.pack.characters[character].id].name[language].nom
}

/** A sheet on its owner's plate: map and compass in miniature, rounds, hints, minus points; one's own shows the ark. */
export function SeatLine({ view, seat, language }: SeatLineProps) {
  if (!isArkView(view)) return null
  return <Line view={view} seat={seat} language={language} />
}

interface LineProps extends Omit<SeatLineProps, 'view' | 'words'> {
  readonly view: ArkView
}

function Line({ view, seat, language }: LineProps) {
  const labels = labelsIn(language).panels
  const sheet = useKept(view.sheets[seat])
  return (
    <>
      <Standing sheet={sheet} map={view.map} seat={seat} labels={labels} />
      <State view={view} seat={seat} labels={labels} />
      {view.mode === 'solo' ? <Alone view={view} labels={labels} /> : null}
      <Plate view={view} seat={seat} labels={labels} language={language} />
    </>
  )
}

interface PartProps {
  readonly view: ArkView
  readonly seat: Seat
  readonly labels: PanelLabels
}

interface StandingProps extends Omit<PartProps, 'view'> {
  readonly sheet: SheetView
  readonly map: string
}

/** Drawn anew only when its own sheet has changed: there are seven of them. */
const Standing = memo(function Standing({ sheet, map, seat, labels }: StandingProps) {
  const { chart } = guideTo(map)
  const parts = useKept(partsOn(chart, sheet))
  const found = useMemo(() => parts.map(({ letter }) => letter), [parts])
  const states = useKept(statesOf(sheet.compass, parts))
  return (
    <>
      <div className="pt" data-seat-score={seat} title={labels.seat.parts(sheet.parts)}>
        {sheet.parts}
        <small>{labels.seat.of}</small>
      </div>
      <div className="akp-mini" aria-hidden="true">
        <span className="akp-mini-map">
          <MiniMap chart={chart} painted={sheet.painted} outlined={sheet.fresh} found={parts} />
        </span>
        <span className="akp-mini-ship">
          <ArkShip found={found} />
        </span>
        <span className="akp-mini-compass">
          <MiniCompass compass={sheet.compass} letters={states} />
        </span>
      </div>
      <div className="goods akp-facts">
        {sheet.identity === NONE ? null : <IdentityDot colour={sheet.identity} />}
        <span title={labels.seat.slots(sheet.counter.length)}>
          <Icon data={hourglass} />
          {sheet.counter.length}
        </span>
        {sheet.usesHints ? (
          <span title={labels.seat.hints(sheet.hints)}>
            <Lantern />
            {sheet.hints}
          </span>
        ) : null}
        <span title={labels.seat.minus(sheet.minus)}>−{sheet.minus}</span>
      </div>
    </>
  )
})

/** The state of the answer sits on the disc: the colour that was named, a seal, an hourglass. */
function State({ view, seat, labels }: PartProps) {
  const state = stateOf(view, seat)
  if (state === null) return null
  const spoken = labels.seat.state(state, view.named)
  return (
    <span className="akp-state" data-state={state} title={spoken}>
      {state === 'said' || state === 'paints' ? (
        <Swatch colour={view.named} label={spoken} />
      ) : state === 'sealed' || state === 'ready' ? (
        <Wax label={spoken} />
      ) : (
        <Hourglass label={spoken} />
      )}
    </span>
  )
}

/** Alone: the die sits on the same plate. */
function Alone({ view, labels }: Omit<PartProps, 'seat'>) {
  const touch = useSeatTouch()
  return (
    <DieRail
      labels={labels}
      turn={view.die && view.phase !== 'over'}
      colour={view.die ? view.named : NONE}
      wild={view.wildSix}
      throws={touch?.throws ?? []}
    />
  )
}

interface PlateProps extends PartProps {
  readonly language: Language
}

/** The plate as a button: it opens the sheet. */
function Plate({ view, seat, labels, language }: PlateProps) {
  const touch = useSeatTouch()
  const { pack } = usePack()
  const { character } = view.sheets[seat]
  if (touch === null || character === NONE) return null
  const name = shippedStories().characters[pack.characters[character].id].name[language].nom
  return (
    <button
      type="button"
      className="akp-plate"
      data-player={seat}
      aria-expanded={touch.open === seat}
      aria-label={labels.seat.open(name)}
      {...touch.hands.touch({ kind: 'player', player: seat })}
    />
  )
}
