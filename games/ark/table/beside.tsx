import type { Language } from '@vyprava/module'
import { type ReactNode, useMemo } from 'react'
import { CHALLENGES, EARNED, hintCost } from '../rules/index.ts'
import type { OfferTitle } from '../texts/labels/panels.ts'
import { guideTo } from '../texts/names.ts'
import { sheetOf } from '../texts/sight.ts'
import { CompassPlate } from './board/compass.tsx'
import { PaneCounter } from './board/furniture.tsx'
import { OpenCompass } from './board/sheet.tsx'
import type { Asked } from './draft.ts'
import { compassFacts, mapFacts, overPencils, skipFacts } from './facts.ts'
import type { Mind } from './intent.ts'
import { AnswerCards, type CardFacts, PhoneAnswer } from './panels/cards.tsx'
import { Characters, Systems } from './panels/characters.tsx'
import { CompassSheet, CompassWords } from './panels/compass-sheet.tsx'
import { Gains, MeadowBand } from './panels/gains.tsx'
import { LetterFoot } from './panels/letter-foot.tsx'
import { Offer } from './panels/offer.tsx'
import { OtherSheet } from './panels/other-sheet.tsx'
import { Preparation } from './panels/preparation.tsx'
import { Sealed, SealedLine } from './panels/sealed.tsx'
import { type PencilFacts, PencilTray } from './panels/tray.tsx'
import { firstReach } from './preview.ts'
import type { ArkDesk } from './use-ark-table.ts'
import './table.css'

/* The parts beside the sheet, each as the question wants it. */

interface BesideProps {
  readonly desk: ArkDesk
  readonly language: Language
}

const panelsOf = ({ view, labels, seatNames, hands }: ArkDesk, language: Language) => ({
  view,
  language,
  labels: labels.panels,
  names: seatNames,
  hands,
})

/** The right margin. */
export function DeskOffer({ desk, language }: BesideProps) {
  const { asked, view, player, home } = desk
  const panels = panelsOf(desk, language)
  if (asked === null) {
    if (home === null) return null
    if (view.phase === 'characters' || view.phase === 'preparation')
      return <Preparation {...panels} seat={player} />
    return view.sheets[player].answered ? <Sealed {...panels} seat={player} /> : <DeskGains desk={desk} />
  }
  switch (asked.decision.prompt.key) {
    case 'character':
    case 'system':
      return <Prepared desk={desk} language={language} />
    case 'start':
    case 'field':
      return <Preparation {...panels} seat={player} start={startIn(desk)} />
    default:
      return <Acting desk={desk} asked={asked} />
  }
}

function startIn({ view, press, player, packed: { printed } }: ArkDesk) {
  const step = press.find(({ type }) => type === 'start')
  if (step?.type !== 'start') return null
  return { hex: guideTo(view.map).hexes[step.hex], reach: firstReach(printed, view, player, step.hex) }
}

/** The choice of the character, or between hints and diamonds. */
function Prepared({ desk, language }: BesideProps) {
  const { asked, intent, choices } = desk
  const panels = panelsOf(desk, language)
  const [step] = (intent.pinned ?? intent.shown)?.press ?? []
  if (asked?.decision.prompt.key === 'system')
    return <Systems {...panels} chosen={step?.type === 'system' ? step.system : null} />
  const chosen = step?.type === 'character' ? step.character : null
  return <Characters {...panels} lit={choices.lit.characters} chosen={chosen} />
}

interface ActingProps {
  readonly desk: ArkDesk
  readonly asked: Asked
}

/** Pencils, then gems or answers. */
function Acting({ desk, asked }: ActingProps) {
  const { labels, view, hands, choices, mind } = desk
  const pencils = usePencils(desk, asked)
  const cards = useCards(desk, asked)
  const sheet = view.sheets[asked.seat]
  const answers = cards.length > 0
  const paid =
    mind.colour === null || !answers ? 0 : hintCost(asked.printed, sheetOf(sheet), view.named, mind.colour)
  const tray = <PencilTray labels={labels.panels} pencils={pencils} hands={hands} />
  return (
    <Offer
      labels={labels.panels}
      title={titleOf(desk, asked)}
      hints={answers && sheet.usesHints ? { now: sheet.hints, left: sheet.hints - paid } : undefined}
      taken={paid > 0 && mind.colour !== null ? { from: view.named, to: mind.colour } : undefined}
      tray={asked.decision.prompt.key === 'after' && !asksColour(desk) ? undefined : tray}
    >
      {choices.lit.meadow ? (
        <MeadowBand
          labels={labels.panels}
          hands={hands}
          lit
          held={mind.band}
          taken={mind.meadow === null ? null : guideTo(view.map).hexes[mind.meadow]}
        />
      ) : null}
      {answers ? (
        <AnswerCards labels={labels.panels} cards={cards} sheet={sheet} hands={hands} />
      ) : (
        <DeskGains desk={desk} />
      )}
    </Offer>
  )
}

/** A gem without a colour is in the hand. */
const asksColour = ({ mind, view, player }: Pick<ArkDesk, 'mind' | 'player' | 'view'>): boolean =>
  mind.gem !== null && view.sheets[player].diamonds[mind.gem] === EARNED

function titleOf(desk: ArkDesk, { decision, view }: Asked): OfferTitle {
  switch (decision.prompt.key) {
    case 'name':
      return 'name'
    case 'nameOnly':
      return view.mode === 'solo' ? 'wild' : 'nameOnly'
    case 'paint':
      return 'paint'
    case 'after':
      return asksColour(desk) ? 'gem' : 'after'
    default:
      return 'answer'
  }
}

export function DeskGains({ desk }: { readonly desk: ArkDesk }) {
  const { view, labels, hands, player, choices, mind } = desk
  return (
    <Gains
      view={view}
      labels={labels.panels}
      hands={hands}
      seat={player}
      lit={choices.lit.diamonds}
      acornLit={choices.lit.conversion}
      gem={mind.gem}
      acorn={mind.acorn}
    />
  )
}

function usePencils({ choices, mind }: ArkDesk, asked: Asked): readonly PencilFacts[] {
  const over = useMemo(() => overPencils(asked), [asked])
  return over.map((facts, colour) => ({
    lit: choices.lit.pencils.has(colour),
    held:
      mind.gem === null &&
      (mind.colour === colour || (mind.colour === null && choices.draft.colour === colour)),
    over: facts,
  }))
}

/** The answers that there are; alone the map is none of them (AR-953). */
function useCards({ choices, mind, prospect, sites, names }: ArkDesk, asked: Asked): readonly CardFacts[] {
  return useMemo(() => {
    const { key } = asked.decision.prompt
    if ((key !== 'answer' && key !== 'answerMove') || prospect === null) return []
    const { lit } = choices
    const clean = names.challenges[CHALLENGES.indexOf('noMinus')]
    const chosen = (card: 'map' | 'compass' | 'skip'): boolean => mind.card === card
    const map: CardFacts = {
      card: 'map',
      lit: lit.cards.has('map'),
      chosen: chosen('map') || key === 'answerMove',
      facts: mapFacts(asked, choices, prospect),
    }
    const others: readonly CardFacts[] = [
      {
        card: 'compass',
        lit: lit.cards.has('compass'),
        chosen: chosen('compass'),
        facts: compassFacts(asked, choices, prospect, sites),
      },
      { card: 'skip', lit: lit.cards.has('skip'), chosen: chosen('skip'), facts: skipFacts(asked, clean) },
    ]
    return asked.view.mode === 'solo' ? others : [map, ...others]
  }, [asked, choices, mind, prospect, sites, names])
}

interface PhoneProps extends BesideProps {
  /** The sheet has no room for the compass: it lies beside the answers. */
  readonly beside: boolean
}

/** Whether a phone has something under the sheet: pencils, answers, or the seal of the one that was given. */
export function hasUnder({ asked, view, player, home, mind }: ArkDesk): boolean {
  if (asked === null) return home !== null && view.sheets[player].answered
  const { key } = asked.decision.prompt
  if (key === 'after') return asksColour({ mind, view, player })
  return key !== 'start' && key !== 'field'
}

/** What a phone shows under the sheet, or beside it. */
export function DeskPhone(props: PhoneProps) {
  const { view, player, scene } = props.desk
  if (!props.beside) return <Under {...props} />
  return (
    <div className="ark-pane">
      <Under {...props} />
      <PaneCounter view={view} player={player} scene={scene} />
    </div>
  )
}

function Under({ desk, language, beside }: PhoneProps) {
  const { asked, view, player, home } = desk
  const compass = beside ? <BesideCompass desk={desk} /> : undefined
  if (asked === null) {
    if (home === null || !view.sheets[player].answered) return compass
    return <SealedLine {...panelsOf(desk, language)} seat={player} />
  }
  switch (asked.decision.prompt.key) {
    case 'character':
    case 'system':
      return (
        <div className="akp-phone">
          <Prepared desk={desk} language={language} />
        </div>
      )
    case 'start':
    case 'field':
      return compass
    default:
      return <PhoneActing desk={desk} asked={asked} beside={compass} />
  }
}

/** The compass of a sheet that has no room for it. */
function BesideCompass({ desk }: { readonly desk: ArkDesk }) {
  const { view, player, scene, labels, names, cursor, intent, hands } = desk
  return (
    <div className="ak-compass ark-beside">
      <CompassPlate
        sheet={view.sheets[player]}
        scene={scene}
        labels={labels.board}
        names={names}
        cursor={cursor.cell}
        pinned={intent.pinned !== null}
        hands={hands}
      />
      <OpenCompass
        label={labels.board.turnToCompass}
        open={() => hands.send({ type: 'intend', own: { ...desk.mind, compass: true } })}
      />
    </div>
  )
}

interface PhoneActingProps extends ActingProps {
  readonly beside: ReactNode
}

function PhoneActing({ desk, asked, beside }: PhoneActingProps) {
  const { labels, view, hands, choices } = desk
  const pencils = usePencils(desk, asked)
  const cards = useCards(desk, asked)
  if (cards.length > 0)
    return (
      <PhoneAnswer
        labels={labels.panels}
        cards={cards}
        sheet={view.sheets[asked.seat]}
        hands={hands}
        pencils={pencils}
        colour={choices.draft.colour}
        changeable={choices.types.has('shift') || desk.mind.colour !== null}
        beside={beside}
      />
    )
  if (asked.decision.prompt.key === 'after' && !asksColour(desk)) return beside
  return (
    <div className="akp-phone">
      <PencilTray labels={labels.panels} pencils={pencils} hands={hands} />
      {beside}
    </div>
  )
}

interface SheetProps {
  readonly desk: ArkDesk
  /** The compass takes the place of the map: it needs no sheet of its own. */
  readonly phone: boolean
  /** What belongs to the opened compass lies in the margin. */
  readonly margin: boolean
  readonly picking: Picking
}

/** The hex that is compared with a letter of the opened compass. */
export interface Picking {
  readonly picked: number | null
  pick(hex: number): void
}

/** What lies open over the sheet: somebody else's, or the compass. */
export function DeskSheet({ desk, phone, margin, picking }: SheetProps) {
  const { view, labels, names, seatNames, player, mind, hands } = desk
  const intend = (own: Partial<Mind>) => hands.send({ type: 'intend', own: { ...mind, ...own } })
  if (mind.sheet !== null)
    return (
      <OtherSheet
        view={view}
        labels={labels.panels}
        names={seatNames}
        player={mind.sheet}
        board={labels.board}
        pack={names}
        close={() => intend({ sheet: null })}
      />
    )
  if (!mind.compass || phone) return null
  return (
    <CompassSheet
      {...openedIn(desk)}
      {...picking}
      hands={hands}
      player={player}
      board={labels.board}
      pack={names}
      words={!margin}
      close={() => intend({ compass: false, letter: null })}
    />
  )
}

/** The words of the opened compass in the right margin, in place of what can be done. */
export const DeskCompassWords = ({ desk, picking }: Pick<SheetProps, 'desk' | 'picking'>) => (
  <CompassWords {...openedIn(desk)} {...picking} />
)

/** The letter that the opened compass shows. */
function openedIn({ view, labels, mind, hands, scene, sites }: ArkDesk) {
  const letter = mind.letter ?? sites[0]?.letter ?? 0
  const show = () => hands.send({ type: 'intend', own: { ...mind, compass: false, letter } })
  return { view, labels: labels.panels, scene: { ...scene, sites }, letter, show }
}

interface FootProps {
  readonly desk: ArkDesk
  /** The compass is what is asked for: then the sheet turns to the map when somebody wishes it. */
  readonly wanted: boolean
}

/** What a touched letter tells under the compass of a phone. */
export function DeskFoot({ desk, wanted }: FootProps) {
  const { view, labels, names, player, mind, hands, scene, sites } = desk
  return (
    <LetterFoot
      view={view}
      player={player}
      scene={{ ...scene, sites }}
      letter={mind.letter}
      labels={labels.panels}
      board={labels.board}
      names={names}
      show={() => hands.send({ type: 'intend', own: { ...mind, compass: wanted } })}
    />
  )
}
