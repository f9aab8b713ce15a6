import { useAfterFrame } from '@vyprava/atlas'
import { knapsack, treasureMap } from '@vyprava/atlas/icons/deeds.ts'
import { ActBar, Laid, type Places } from '@vyprava/kit'
import { type ReactNode, useMemo, useRef } from 'react'
import type { EuthiaLabels } from '../texts/labels/index.ts'
import { Chosen, DeskOffer } from './beside.tsx'
import { Frame } from './board/frame.tsx'
import { Land } from './board/land.tsx'
import { useLand } from './board/use-land.ts'
import { FoeHand, leadsFoe } from './combat/hand.tsx'
import { Arena } from './combat/index.tsx'
import { RollSheet } from './combat/roll-sheet.tsx'
import { FullBoard } from './hero/full.tsx'
import { Drawer } from './hero/index.tsx'
import { HeroOver, leadsIn } from './hero/over.tsx'
import { usePhone } from './hero/phone.ts'
import { Market } from './market/index.tsx'
import { usePack } from './packed.ts'
import { Menu, MenuOverAll } from './panels/menu.tsx'
import { Pane } from './panels/pane.tsx'
import { SeatSheet } from './panels/seat-sheet.tsx'
import { Tokens } from './panels/tokens.tsx'
import type { EuthiaTableProps } from './props.ts'
import { RoundSteps } from './round/round-end.tsx'
import { Scenario } from './round/scenario.tsx'
import { SeatTouchProvider } from './seat-touch.ts'
import { stageOf } from './stage.ts'
import { useEuthiaTable } from './use-euthia-table.ts'
import './table.css'

/** What lies beside the land follows it by a frame. */
const Aside = ({ children }: { readonly children: ReactNode }) => useAfterFrame(children, 'aside')

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
        tabs={tabs}
        leads={leadsIn(panel) ?? (panel.asked?.prompt.key === 'room' ? 'me' : undefined)}
        extent={land.extent}
        sight={land.sight}
        moved={land.moved}
        board={
          <div className="eu-ground" inert={stage !== 'land'}>
            <Land
              panel={panel}
              scene={land.scene}
              box={land.box}
              scale={land.scale}
              cursor={desk.cursor ?? land.here}
              lairs={land.lairs}
              told={end.run === null || end.run.still ? null : end.run}
            />
          </div>
        }
        over={
          <>
            <div className="eu-ground" hidden={stage !== 'land'}>
              <Frame
                handle={land.frame}
                view={view}
                labels={labels.land}
                box={land.box}
                scale={land.scale}
                values={values}
              />
            </div>
            {stage === 'arena' ? (
              <section className="eu-stage" aria-label={labels.combat.arena}>
                <Arena {...panel} />
              </section>
            ) : null}
            {stage === 'market' ? (
              <section className="eu-stage" aria-label={labels.market.market}>
                <Market {...panel} />
              </section>
            ) : null}
            <RollSheet {...panel} />
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
        me={<Aside>{small ? <FullBoard {...panel} /> : <Scenario panel={panel} />}</Aside>}
        hand={
          <Aside>
            {leadsFoe(panel) ? (
              <FoeHand {...panel} />
            ) : small ? (
              <Pane panel={panel}>
                {end.step === null ? (
                  <Chosen panel={panel} scene={land.scene} stage={stage} />
                ) : (
                  <RoundSteps panel={panel} end={end} small />
                )}
              </Pane>
            ) : (
              <Drawer {...panel} />
            )}
          </Aside>
        }
        offer={
          <Aside>
            {small || end.run === null ? (
              <DeskOffer panel={panel} scene={land.scene} stage={stage} small={small} />
            ) : (
              <RoundSteps panel={panel} end={end} small={false} />
            )}
          </Aside>
        }
        act={
          <Aside>
            {props.result !== null ? null : (
              <ActBar plan={desk.plan} points={small ? undefined : <Tokens {...panel} />} />
            )}
          </Aside>
        }
      />
    </SeatTouchProvider>
  )
}

/** Things of the hero's board, by their names. */
const OWN = /"kind":"(?:bag|slot|jewel|gem|essence|gaar|way|trophy)"/

/** What a phone keeps aside, by name. */
const tabsIn = ({ land: { tabs } }: EuthiaLabels, useful: boolean): Places['tabs'] => ({
  offer: { title: tabs.field, icon: treasureMap },
  me: { title: tabs.hero, icon: knapsack, useful },
})
