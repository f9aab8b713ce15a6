import { useAfterFrame, useMedia } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { ActBar, Laid, Preview } from '@vyprava/kit'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { DeskCompassWords, DeskFoot, DeskOffer, DeskPhone, DeskSheet, hasUnder } from './beside.tsx'
import type { SheetLayout } from './board/layout.ts'
import { Sheet } from './board/sheet.tsx'
import { FoundCard } from './motion/found-card.tsx'
import { useArkMotion } from './motion/use-ark-motion.ts'
import { besideCards } from './preview.ts'
import type { ArkTableProps } from './props.ts'
import { SeatTouchProvider } from './seat-touch.ts'
import { useArkTable } from './use-ark-table.ts'
import { useNear } from './use-near.ts'

/** Width by height of the sheet; between narrow margins it is higher, on a phone it stands upright. */
const ASPECT = { wide: 880 / 774, folio: 1.02, strip: 0.985, slender: 0.809 }

interface LateProps {
  readonly children: ReactNode
}

/** What lies beside the sheet follows it: first the buttons, then what lies under them, then pencils and answers. */
const Beside = ({ children }: LateProps) => useAfterFrame(children, 'beside')
const Row = ({ children }: LateProps) => useAfterFrame(children, 'hand')
const Offered = ({ children }: LateProps) => useAfterFrame(children, 'offer')

/** The table of Ark: one's own sheet, the pencils and answers beside it, the few buttons. */
export function ArkTable(props: ArkTableProps) {
  const { language } = props
  const root = useRef<HTMLDivElement>(null)
  const desk = useArkTable(props, root)
  const { view, labels, names, mind, hands, preview, throws } = desk
  const phone = useMedia(PHONE)
  const strip = useMedia(STRIP)
  const low = useMedia(LOW)
  const folio = useMedia(FOLIO)
  const margin = useMedia(MARGIN)
  const [picked, pick] = useState<number | null>(null)
  const picking = { picked, pick }
  const chart = desk.packed.printed.chartOf(view)
  const { player, scene } = desk
  const { drawn, found } = useArkMotion(root, {
    chart,
    view,
    player,
    events: props.events,
    begun: scene.begun,
    motion: props.motion,
    stage: props.stage,
  })
  const touch = useMemo(() => ({ hands, open: mind.sheet, throws }), [hands, mind.sheet, throws])
  const told = besideCards(preview, desk.asked)
  const { lit } = desk.choices
  const useful = lit.diamonds.size > 0 || lit.conversion
  const tabs = useMemo(
    () => ({ offer: { title: labels.acts.tabs.me, icon: lanternFlame, useful } }),
    [labels, useful],
  )
  const sites = useMemo(
    () => ({ on: desk.showsSites, toggle: desk.toggleSites }),
    [desk.showsSites, desk.toggleSites],
  )
  // On a phone the compass takes the place of the map: where nothing but it is asked for, unasked.
  const wanted = mind.card === 'compass' || (lit.hexes.size === 0 && lit.fields.size > 0)
  const turned = phone && mind.compass !== wanted
  const [layout, lay] = useState<SheetLayout | null>(null)
  const near = useNear(desk, layout)
  const below = useAfterFrame(phone && hasUnder(desk), 'beside')
  return (
    <SeatTouchProvider value={touch}>
      <Laid
        root={root}
        aspect={ASPECT[strip ? 'strip' : folio ? 'folio' : 'wide']}
        slender={ASPECT.slender}
        low="none"
        near={wanted ? null : near}
        moment={below ? 'ark-below' : undefined}
        over={
          <>
            <DeskSheet desk={desk} phone={phone} margin={margin} picking={picking} />
            {found === null ? null : (
              <FoundCard
                chart={chart}
                view={view}
                player={player}
                part={found}
                labels={labels.motion}
                names={names}
              />
            )}
          </>
        }
        tabs={tabs}
        board={
          <Sheet
            view={view}
            player={player}
            scene={scene}
            drawn={drawn}
            laid={lay}
            labels={labels.board}
            names={names}
            form={turned ? 'compass' : null}
            hands={hands}
            cursor={desk.cursor}
            pinned={desk.intent.pinned !== null}
            sites={sites}
            foot={turned ? <DeskFoot desk={desk} wanted={wanted} /> : null}
            turn={() => hands.send({ type: 'intend', own: { ...mind, compass: !mind.compass } })}
          />
        }
        offer={
          <Offered>
            {margin && mind.compass && mind.sheet === null ? (
              <DeskCompassWords desk={desk} picking={picking} />
            ) : (
              <DeskOffer desk={desk} language={language} />
            )}
          </Offered>
        }
        hand={
          phone || low ? (
            <Row>
              <DeskPhone desk={desk} language={language} beside={strip} />
            </Row>
          ) : undefined
        }
        act={
          <Beside>
            {props.result !== null ? null : (
              <ActBar
                plan={desk.plan}
                preview={told === null ? null : <Preview title={told.title} lines={told.lines} />}
              />
            )}
          </Beside>
        }
      />
    </SeatTouchProvider>
  )
}

/** The sheet shows the map or the compass, never both; or the compass lies beside it. */
const PHONE = '(max-width: 639px) and (orientation: portrait)'
const FOLIO =
  '(min-width: 860px) and (max-width: 1199px) and (min-height: 520px) and (orientation: landscape)'
/** There is a margin beside the sheet. */
const MARGIN = '(min-width: 860px) and (min-height: 520px) and (orientation: landscape)'
/** The buttons lie beside the sheet, and under them what a phone has below it. */
const LOW = '(orientation: landscape) and ((max-height: 519px) or (max-width: 859px))'
const STRIP = '(max-height: 519px) and (orientation: landscape)'
