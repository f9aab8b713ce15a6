import { useAfterFrame } from '@vyprava/atlas'
import { knapsack, treasureMap } from '@vyprava/atlas/icons/deeds.ts'
import { ActBar, Laid, type Places } from '@vyprava/kit'
import { type ReactNode, useMemo, useRef } from 'react'
import type { EuthiaLabels } from '../texts/labels/index.ts'
import { Chosen, DeskOffer } from './beside.tsx'
import { Frame } from './board/frame.tsx'
import { LandUnder } from './board/land.tsx'
import { useLand } from './board/use-land.ts'
import { OwnHand, showsHand } from './combat/hand.tsx'
import { Arena } from './combat/index.tsx'
import { RollSheet, rollsOutside } from './combat/roll-sheet.tsx'
import { FullBoard } from './hero/full.tsx'
import { Drawer } from './hero/index.tsx'
import { NoRoom, useHomeless } from './hero/no-room.tsx'
import { HeroOver, isPulled, leadsIn } from './hero/over.tsx'
import { usePhone } from './hero/phone.ts'
import { Market } from './market/index.tsx'
import { QuestSheet } from './market/quest-sheet.tsx'
import { usePack } from './packed.ts'
import { Menu, MenuOverAll } from './panels/menu.tsx'
import { Pane } from './panels/pane.tsx'
import { SeatSheet } from './panels/seat-sheet.tsx'
import { Tokens } from './panels/tokens.tsx'
import type { EuthiaTableProps, PanelProps } from './props.ts'
import { RoundSteps } from './round/round-end.tsx'
import { Scenario } from './round/scenario.tsx'
import { SeatTouchProvider } from './seat-touch.ts'
import { type Stage, stageOf } from './stage.ts'
import { useEuthiaTable } from './use-euthia-table.ts'
import './table.css'

interface LateProps {
  readonly children: ReactNode
}

/** What lies beside the land follows it, also when the table opens: the buttons, then what the hero has, then the rest. */
const Beside = ({ children }: LateProps) => useAfterFrame(children, 'beside', null)
const Goods = ({ children }: LateProps) => useAfterFrame(children, 'goods', null)
const Offered = ({ children }: LateProps) => useAfterFrame(children, 'offer', null)

/** What is gone is out of sight at once (`content-visibility`) and taken apart some frames later. */
function Leaving({ children }: LateProps) {
  const former = useAfterFrame(children, 'goods')
  return children ?? former
}

/** Width by height of the window over the land; on a phone upright it is higher. */
const ASPECT = { wide: 812 / 558, slender: 390 / 433 }

/** The table of Euthia: the land that opens tile by tile, the hero's board under it, the few buttons. */
export function EuthiaTable(props: EuthiaTableProps) {
  const root = useRef<HTMLDivElement>(null)
  const desk = useEuthiaTable(props, root)
  const { view, labels, panel, intent, hands, end } = desk
  const packed = usePack()
  const land = useLand(packed, panel, root, end.step)
  const stage = stageOf(view)
  const small = usePhone()
  const homeless = useHomeless(panel)
  const moment = momentOf(panel, stage, small)
  const useful = [...panel.lit].some((name) => OWN.test(name))
  const tabs = useMemo(() => tabsIn(labels, useful), [labels, useful])
  const { sheet } = intent.own
  const touch = useMemo(() => ({ hands, open: sheet }), [hands, sheet])
  const hero = view.players[desk.seat ?? 0]?.hero ?? 0
  const values = useMemo(() => {
    const { stack } = packed.printed.personal[hero][view.players.length === 1 ? 0 : 1]
    return [...new Set(stack.map((tile) => packed.pack.tiles[tile].value ?? 0))]
  }, [packed, hero, view.players.length])
  return (
    <SeatTouchProvider value={touch}>
      <Laid
        root={root}
        aspect={ASPECT.wide}
        slender={ASPECT.slender}
        plate="fill"
        low="wide"
        moment={moment}
        tabs={tabs}
        leads={leadsIn(panel, homeless)}
        extent={land.extent}
        sight={land.sight}
        moved={land.moved}
        board={
          <LandUnder
            covered={moment?.startsWith('stage') === true}
            panel={panel}
            scene={land.scene}
            box={land.box}
            scale={land.scale}
            cursor={desk.cursor ?? land.here}
            lairs={land.lairs}
            told={end.run === null || end.run.still ? null : end.run}
          />
        }
        over={
          <>
            <Frame
              handle={land.frame}
              view={view}
              labels={labels.land}
              box={land.box}
              scale={land.scale}
              values={values}
            />
            <Leaving>
              {stage === 'arena' ? (
                <section className="eu-stage" aria-label={labels.combat.arena}>
                  <Arena {...panel} />
                </section>
              ) : null}
            </Leaving>
            {stage === 'market' ? (
              <section className="eu-stage" aria-label={labels.market.market}>
                <Market {...panel} />
              </section>
            ) : null}
            <RollSheet {...panel} />
            <QuestSheet {...panel} />
            <HeroOver {...panel} />
            {small && end.run?.still === true ? (
              <div className="eu-round-over">
                <RoundSteps panel={panel} end={end} small />
              </div>
            ) : null}
            {small ? <MenuOverAll panel={panel} root={root} /> : <Menu {...panel} />}
            {sheet === null ? null : <SeatSheet panel={panel} player={sheet} />}
          </>
        }
        me={<Offered>{small ? <FullBoard {...panel} /> : <Scenario panel={panel} />}</Offered>}
        hand={
          <Goods>
            {showsHand(panel) ? (
              <OwnHand {...panel} />
            ) : small && homeless ? (
              <NoRoom {...panel} />
            ) : small ? (
              <Pane panel={panel}>
                {end.step === null ? (
                  stage === 'land' ? (
                    <Chosen panel={panel} scene={land.scene} stage={stage} />
                  ) : null
                ) : (
                  <RoundSteps panel={panel} end={end} small />
                )}
              </Pane>
            ) : (
              <Drawer {...panel} />
            )}
          </Goods>
        }
        offer={
          <Offered>
            {small || end.run === null ? (
              <DeskOffer panel={panel} scene={land.scene} stage={stage} small={small} />
            ) : (
              <RoundSteps panel={panel} end={end} small={false} />
            )}
          </Offered>
        }
        act={
          <Beside>
            {props.result !== null ? null : (
              <ActBar plan={desk.plan} points={small ? undefined : <Tokens {...panel} />} />
            )}
          </Beside>
        }
      />
    </SeatTouchProvider>
  )
}

/**
 * For the styles: whether something lies in the place of the land (on a phone a throw too), a sheet over it or the sheet
 * of a trophy under it, and cards in the place of the own board.
 */
function momentOf(panel: PanelProps, stage: Stage, small: boolean): string | undefined {
  const key = panel.asked?.prompt.key ?? ''
  const throws = rollsOutside(panel.view)
  const words = [
    stage !== 'land' || isPulled(panel, small) || (small && throws) ? 'stage' : null,
    throws || SHEETS.includes(key) || panel.intent.pinned?.thing.kind === 'quest' ? 'sheet' : null,
    key === 'trophy' ? 'trophy' : null,
    showsHand(panel) ? 'hand' : null,
  ].filter((word) => word !== null)
  return words.length === 0 ? undefined : words.join(' ')
}

const SHEETS: readonly string[] = ['choose', 'room', 'wonTreasure']

/** Things of the hero's board, by their names. */
const OWN = /"kind":"(?:bag|slot|jewel|gem|essence|gaar|way|trophy)"/

/** What a phone keeps aside, by name. */
const tabsIn = ({ land: { tabs } }: EuthiaLabels, useful: boolean): Places['tabs'] => ({
  offer: { title: tabs.field, icon: treasureMap },
  me: { title: tabs.hero, icon: knapsack, useful },
})
