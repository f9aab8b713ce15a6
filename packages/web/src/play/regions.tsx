import { tidy, useAfterFrame } from '@vyprava/atlas'
import { type Places, ZoomWindow } from '@vyprava/kit'
import { createContext, type ReactNode, useContext } from 'react'
import { useCell } from '../frame/cell.ts'
import { useTexts } from '../settings/index.ts'
import type { Texts } from '../texts/index.ts'
import { usePlay } from './context.ts'
import { later } from './later.tsx'
import { PromptLine } from './prompt.tsx'
import { Rail } from './rail.tsx'
import { Side } from './side.tsx'
import { TabBar } from './tab-bar.tsx'
import { TimeLine } from './time-line.tsx'
import { TopBar } from './top-bar.tsx'
import { TraysProvider, useTraysOf } from './trays.ts'
import './layout/regions.css'
import './layout/stacks.css'
import './layout/seats.css'
import './layout/atlas.css'
import './layout/low.css'
import './layout/folio.css'
import './layout/leaf.css'
import './layout/pocket.css'
import './layout/strip.css'

declare module 'react' {
  interface CSSProperties {
    /** Width by height of the plate, and of the one on a phone upright. */
    '--aspect'?: number
    '--slender'?: number
  }
}

const LateTopBar = later(TopBar)
const LatePrompt = later(PromptLine, 'beside')
const LateRail = later(Rail, 'seats')
const LateSide = later(Side, 'log')
const LateTabBar = later(TabBar)

// Made once: a game that draws itself anew does not draw the frame anew.
const TOP = <LateTopBar />
const PROMPT = <LatePrompt />
const RAIL = <LateRail />
const SIDE = <LateSide />
const TIME = <TimeLine />
const TABS = <LateTabBar />
const SUM = <Sum />

/** Whether the table is about to serve somebody else. */
const Turning = createContext(false)
export const TurningProvider = Turning.Provider

/** The regions of the frame around the places of a game's table. Where each lies at which size is all in layout/. */
export function Regions(places: Places) {
  const { root, me, hand, offer, act, west, east, ruler, aspect, plate = 'plain', low = 'plain' } = places
  const { pane, drawn, scene } = usePlay()
  const trays = useTraysOf(places.tabs, places.leads)
  const aside = plate !== 'wide' && (west !== undefined || east !== undefined)
  return (
    <TraysProvider value={trays}>
      <div
        ref={root}
        className="table"
        data-pane={pane}
        data-tray={trays.tray}
        data-plate={plate}
        data-low={low}
        // What styles ask of the table it says itself: with `:has()` every change anywhere in it is looked into anew.
        data-n={scene.players.length}
        data-acts={act !== undefined}
        data-over={places.over !== undefined}
        data-moment={places.moment}
        data-drawn={drawn !== null}
        data-trial={(scene.sandbox?.parent ?? null) !== null}
        data-holding={places.holding === true}
        style={{ '--aspect': aspect, '--slender': places.slender ?? aspect }}
      >
        <header className="top">
          {TOP}
          {PROMPT}
        </header>
        <div className="left">
          {RAIL}
          {me === undefined ? null : (
            <Place name="me">
              {aside ? (
                <div className="next">
                  {west}
                  {east}
                </div>
              ) : null}
              {me}
            </Place>
          )}
        </div>
        <Plate {...places} />
        {ruler === undefined ? null : <Place name="ruler">{ruler}</Place>}
        <div className="right">
          {offer === undefined ? null : <Place name="offer">{offer}</Place>}
          {SIDE}
          {act === undefined ? null : (
            <Place name="act">
              {SUM}
              {act}
            </Place>
          )}
        </div>
        {hand === undefined ? null : <Place name="hand">{hand}</Place>}
        {TIME}
        {TABS}
      </div>
    </TraysProvider>
  )
}

/** A place of the game: keys pressed in it are the game's. */
function Place({ name, children }: { readonly name: keyof Texts['frame']; readonly children: ReactNode }) {
  const { frame } = useTexts()
  return (
    <section className={name} data-place={name} aria-label={frame[name]}>
      {children}
    </section>
  )
}

function Plate({ board, over, extent, near, sight, moved, west, east }: Places) {
  const { fitting, zoomed } = usePlay()
  const { play } = useTexts()
  const turning = useContext(Turning)
  return (
    <main
      className="board"
      data-place="board"
      tabIndex={-1}
      aria-label={play.table}
      aria-busy={turning ? true : undefined}
    >
      {west === undefined ? null : <div className="flank flank--west">{west}</div>}
      <ZoomWindow
        className="map"
        extent={extent}
        near={near}
        sight={sight}
        {...(moved === undefined ? {} : { moved })}
        over={over}
        whole={play.whole}
        zooms={zoomed.set}
        handle={fitting}
      >
        {board}
      </ZoomWindow>
      {east === undefined ? null : <div className="flank flank--east">{east}</div>}
    </main>
  )
}

/** The preview in one line over the buttons; the prompt says it aloud. */
function Sum() {
  const text = useAfterFrame(useCell(usePlay().promptLine), 'beside')
  return (
    <p className="act-sum" aria-hidden="true">
      {text === null ? null : tidy(text)}
    </p>
  )
}
