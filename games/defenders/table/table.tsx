import { Rose, useAfterFrame, useKept } from '@vyprava/atlas'
import { bigGear, knapsack } from '@vyprava/atlas/icons/deeds.ts'
import { ActBar, Fan, Laid, type Places } from '@vyprava/kit'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { type DefendersView, PHRASES } from '../rules/index.ts'
import type { DefendersLabels } from '../texts/labels/index.ts'
import { CampSteps, DeskMe, DeskOffer, DeskRow, DeskRuler, type RowShown, rowShownBy } from './beside.tsx'
import { Board } from './board/board.tsx'
import { bubblesIn } from './board/bubbles.tsx'
import { nearFor } from './board/near.ts'
import { boxOf, FULL } from './board/plate-ink.ts'
import { STILL } from './board/scene.ts'
import { ASPECT, COLUMN, middleOf, RADIUS } from './board/units.ts'
import { choicesAt, type Lit } from './choices.ts'
import { designOf } from './design.ts'
import { MachineMarks } from './machine/marks.tsx'
import { Shown, TurnPoints } from './panels/preview.tsx'
import { SeatSheet } from './panels/seat-sheet.tsx'
import type { DefendersTableProps } from './props.ts'
import { SeatTouchProvider } from './seat-touch.ts'
import { useDefendersTable } from './use-defenders-table.ts'
import './table.css'

interface LateProps {
  readonly children: ReactNode
}

/** What lies beside the plate follows it: first the buttons, then the hand, what is one's own, and the machines. */
const Beside = ({ children }: LateProps) => useAfterFrame(children, 'beside')
const Row = ({ children }: LateProps) => useAfterFrame(children, 'hand')
const Goods = ({ children }: LateProps) => useAfterFrame(children, 'goods')
const Offered = ({ children }: LateProps) => useAfterFrame(children, 'offer')

const WIND = <Rose className="df-wind" />

/** The table of Defenders: the plate with the machine in its margin, the faction's things, the few buttons. */
export function DefendersTable(props: DefendersTableProps) {
  const { language, words, decision, seat } = props
  const root = useRef<HTMLDivElement>(null)
  const desk = useDefendersTable(props, root)
  const { view, labels, intent, lit, preview, machine, hands, choices } = desk
  const { sheet, menu } = intent.own
  const touch = useMemo(() => ({ hands, lit: lit.players, open: sheet }), [hands, lit.players, sheet])
  const bubbles = useKept(bubblesIn(view, desk.player, desk.action))
  const said = useCallback((phrase: number) => labels.panels.phrases[PHRASES[phrase]], [labels])
  const useful = lit.items.size > 0
  const tabs = useMemo(() => tabsIn(labels, useful), [labels, useful])
  const { light } = desk.scene
  const near = useMemo(
    () => (light === null || light.hexes.size > 0 ? null : nearFor(view, light, labels.board)),
    [view, light, labels],
  )
  // A still picture of the machines gives way to a question; its tab keeps it. What was just played out is read first.
  const stays = machine.run !== null && (machine.run.over || !machine.run.still || decision === null)
  const context = { view, names: desk.names, observer: seat }
  const shows = rowShownBy(desk)
  return (
    <SeatTouchProvider value={touch}>
      <Laid
        root={root}
        aspect={ASPECT.wide}
        slender={ASPECT.narrow}
        plate="wide"
        tabs={tabs}
        moment={momentOf(shows, view.phase)}
        leads={stays ? 'offer' : trayFor(lit, view.phase)}
        near={near}
        east={WIND}
        board={
          <>
            <Board
              view={machine.view}
              scene={machine.run === null || machine.run.still ? desk.scene : STILL}
              labels={labels.board}
              language={language}
              design={designOf}
              hands={hands}
              cursor={desk.cursor.hex}
              pinned={intent.pinned !== null}
              bubbles={bubbles}
              said={said}
            >
              {machine.run === null ? null : <MachineMarks run={machine.run} />}
            </Board>
            {menu === null ? null : (
              <Fan
                {...spanOf(menu)}
                title={labels.acts.ask.here}
                cancel={labels.acts.buttons.cancel}
                choices={choicesAt(choices, intent.own, { kind: 'hex', hex: menu }).map(({ action }) => ({
                  id: action.type,
                  kind: action.type,
                  label: words.action(action, context),
                  choose() {
                    hands.send({ type: 'intend', own: { ...intent.own, menu: null } })
                    hands.send({ type: 'show', proposal: { action, thing: { kind: 'hex', hex: menu } } })
                  },
                }))}
                close={() => hands.send({ type: 'cancel' })}
              />
            )}
          </>
        }
        over={
          sheet === null ? undefined : (
            <SeatSheet
              view={view}
              language={language}
              labels={labels.panels}
              names={desk.names}
              player={sheet}
              close={() => hands.send({ type: 'intend', own: { ...intent.own, sheet: null } })}
            />
          )
        }
        ruler={
          <Goods>
            <DeskRuler desk={desk} language={language} />
          </Goods>
        }
        me={
          desk.own.length === 0 ? undefined : (
            <Goods>
              <DeskMe desk={desk} language={language} />
            </Goods>
          )
        }
        offer={
          <Offered>
            <DeskOffer desk={desk} language={language} words={words} />
          </Offered>
        }
        hand={
          <Row>
            <DeskRow desk={desk} language={language} />
          </Row>
        }
        act={
          <Beside>
            {props.result !== null ? null : (
              <ActBar
                plan={desk.plan}
                preview={
                  preview === null ? null : (
                    <Shown preview={preview} labels={labels.panels} reads={desk.reads} />
                  )
                }
                points={
                  <>
                    <CampSteps desk={desk} />
                    <TurnPoints
                      view={view}
                      labels={labels.panels}
                      spends={preview?.costs === true && decision !== null ? 1 : 0}
                    />
                  </>
                }
              />
            )}
          </Beside>
        }
      />
    </SeatTouchProvider>
  )
}

/** What the styles ask: in a turn actions are chosen, at first factions; else what lies in the row or on the plate. */
function momentOf(shows: RowShown, phase: DefendersView['phase']): string {
  if (shows === null) return 'df-setup'
  return shows === 'hand' && phase !== 'leadership' && phase !== 'setup' ? 'df-turn' : 'df-choice'
}

/** Where a hex lies on the plate, as shares of it: what it asks stands beside it. */
function spanOf(hex: number) {
  const { left, top, width, height } = boxOf(FULL)
  const { x, y } = middleOf(hex)
  return {
    from: { x: (x - COLUMN - left) / width, y: (y - RADIUS - top) / height },
    to: { x: (x + COLUMN - left) / width, y: (y + RADIUS - top) / height },
  }
}

/** What a phone shows unasked: items, and in a turn the hand, when nothing else can be touched. */
function trayFor({ items, hexes, edges, acts, cards }: Lit, phase: DefendersView['phase']): Places['leads'] {
  const aside = items.size + (phase === 'action' ? cards.size : 0)
  const others = hexes.size + edges.size + acts.size + (phase === 'action' ? 0 : cards.size)
  return aside > 0 && others === 0 ? 'me' : undefined
}

/** What a phone keeps aside, by name. */
const tabsIn = ({ acts: { tabs } }: DefendersLabels, useful: boolean): Places['tabs'] => ({
  me: { title: tabs.me, icon: knapsack, useful },
  offer: { title: tabs.machines, icon: bigGear },
})
