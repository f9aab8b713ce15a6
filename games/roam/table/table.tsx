import { Rose, useAfterFrame, useKept, useKeptSet, useNight } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { hand as handIcon } from '@vyprava/atlas/icons/signs.ts'
import {
  ActBar,
  Fan,
  Laid,
  type Places,
  useCursor,
  useFollowed,
  useGuests,
  useHome,
  useIntent,
  useMotion,
} from '@vyprava/kit'
import { type ReactNode, useMemo, useRef } from 'react'
import { ABILITIES, type Ability } from '../content/index.ts'
import { NONE } from '../rules/index.ts'
import { labelsIn, type RoamLabels } from '../texts/labels.ts'
import { Board } from './board/board.tsx'
import { usePredraw } from './board/predraw.ts'
import { SpokenSquares } from './board/spoken-squares.tsx'
import { spanOf } from './board/units.ts'
import { useCards } from './cards.ts'
import { actionsOn, canUse, choicesOf, litSquares } from './choices.ts'
import { ghostsOf } from './ghosts.ts'
import { NOTHING, questionOf, type RoamKinds } from './intent.ts'
import { lastSquares } from './last.ts'
import { MapFlights } from './motion/flights.ts'
import { playEvents } from './motion/play.ts'
import { ArtifactRow, OwnArtifacts } from './panels/artifacts.tsx'
import { Auction } from './panels/auction.tsx'
import { Expedition, Purse } from './panels/expedition.tsx'
import { Gained } from './panels/gained.tsx'
import { Hand } from './panels/hand.tsx'
import { Patrol, Pile } from './panels/pile.tsx'
import { Scoring } from './panels/scoring.tsx'
import { planOf } from './plan.tsx'
import { previewOf } from './preview.ts'
import type { RoamTableProps } from './props.ts'
import { designOf } from './seats.ts'
import { isPlacing, type Now } from './sense.ts'
import { readingOrder } from './turn.ts'
import { usePreviewLine } from './use-preview-line.ts'
import { useRoamHands } from './use-roam-hands.ts'
import './table.css'

/** The keyboard begins near the middle of the map. */
const FIRST = 14

const NONE_LIT: ReadonlySet<number> = new Set()

/** What lies beside the map follows it by a frame. */
const Beside = ({ children }: { readonly children: ReactNode }) => useAfterFrame(children, 'beside')

/** The table of Roam: map, party, artifacts, and the few buttons that have no place on them. */
export function RoamTable(props: RoamTableProps) {
  const { decision, players, language, words, result, events, motion } = props
  const view = useKept(props.view)
  const labels = labelsIn(language)
  const cards = useCards()
  const seat = useHome(props.seat)
  const guests = useGuests(seat)
  const followed = useFollowed()
  const side = seat ?? followed
  const edge = side === null ? 'S' : view.players[side].edge
  const root = useRef<HTMLDivElement>(null)
  const [cursor, moveCursor] = useCursor(
    useMemo(() => readingOrder(edge), [edge]),
    FIRST,
  )
  const [intent, setIntent] = useIntent<RoamKinds>(questionOf(view, props.seat, decision), NOTHING)
  const { tool, menu } = intent.own

  const choices = useMemo(() => choicesOf(cards, view, decision), [cards, view, decision])
  const lit = useKeptSet(useMemo(() => litSquares(choices, tool), [choices, tool]))
  const now: Now = { cards, props, edge, choices, lit, intent }
  const on = useRoamHands({ now, setIntent, moveCursor, root, labels })

  const placing = isPlacing(now, intent.own)
  const proposal = intent.pinned ?? intent.shown
  const aim = proposal?.location ?? null
  const ghosts = useMemo(() => ghostsOf(cards, view, lit, proposal), [cards, view, lit, proposal])
  const preview = useMemo(() => (aim === null ? null : previewOf(view, aim)), [view, aim])
  usePreviewLine(proposal, props, labels)
  usePredraw(view.landsBelow, edge, useNight())
  useMotion(root, { events, facing: edge, motion }, (element, delay) => {
    const flights = new MapFlights(element, edge)
    playEvents(flights, view, events, delay)
    return flights
  })

  const names = useMemo(() => players.map(({ name }) => name), [players])
  const me = seat === null ? null : view.players[seat]
  const design = seat === null ? 1 : designOf(view, seat)
  const item = view.agenda.at(-1)
  const used = view.active === seat && view.turn.character !== NONE && result === null
  const litCards = useKeptSet(
    tool === null ? choices.uses : tool.ability === 'flipCard' ? choices.flips : NONE_LIT,
  )
  const buys = useKeptSet(choices.buys)
  const usable = useKeptSet(
    useMemo(() => new Set<Ability>(ABILITIES.filter((ability) => canUse(choices, ability))), [choices]),
  )
  const resolved = proposal?.action.type === 'resolve' ? proposal.action.slot : null
  const completes = useMemo(() => {
    if (preview !== null) return preview.completes.map(({ slot }) => slot)
    if (resolved !== null) return [resolved]
    return item?.step === 'auction' ? [item.slot] : [...choices.slots]
  }, [preview, resolved, choices, item])
  const last = useKeptSet(useMemo(() => lastSquares(cards, view), [cards, view]))
  const common = { language, labels, on }
  const useful = usable.size > 0
  const full = view.mode === 'full'
  const tabs = useMemo(() => tabsIn(labels, full, useful), [labels, full, useful])

  return (
    <Laid
      root={root}
      aspect={1}
      holding={placing}
      tabs={tabs}
      leads={
        tool?.ability === 'flipCard' ? 'hand' : decision?.prompt.key === 'purchase' ? 'offer' : undefined
      }
      west={<Pile top={view.topLand} below={view.landsBelow.length} labels={labels} language={language} />}
      east={
        view.patrol ? (
          <Patrol
            owner={view.patrolOwner === null ? null : names[view.patrolOwner]}
            labels={labels}
            language={language}
          />
        ) : (
          WIND
        )
      }
      board={
        <div className={`roam roam--${view.mode}`}>
          <Board
            view={view}
            edge={edge}
            language={language}
            lit={lit}
            ghosts={ghosts}
            refused={intent.refused?.kind === 'square' ? intent.refused.square : null}
            last={placing ? NONE_LIT : last}
            completes={completes}
            skippedLabel={labels.skipped}
          >
            <SpokenSquares
              view={view}
              names={names}
              edge={edge}
              language={language}
              labels={labels}
              lit={lit}
              cursor={cursor}
              moveCursor={moveCursor}
              carrying={placing}
              pinned={intent.pinned !== null}
              on={on}
            />
            <Gained
              view={view}
              edge={edge}
              events={events}
              motion={motion}
              names={names}
              language={language}
              labels={labels}
            />
            {menu === null ? null : (
              <Fan
                {...spanOf(edge, menu)}
                title={labels.whatHere}
                cancel={labels.cancel}
                choices={actionsOn(choices, tool, menu).map((action) => ({
                  id: JSON.stringify(action),
                  kind: action.type,
                  label: words.action(action, { view, names, observer: seat }),
                  choose: () => on.answer(decision, action),
                }))}
                close={() => on.send({ type: 'cancel' })}
              />
            )}
          </Board>
        </div>
      }
      me={
        me === null || seat === null ? undefined : (
          <Expedition party={me.party} labels={labels}>
            <Purse
              coins={me.coins}
              supply={me.supply}
              design={design}
              labels={labels}
              gain={preview?.coins ?? 0}
              spend={preview === null || preview.short ? 0 : preview.squares.length}
            />
            {full ? (
              <OwnArtifacts
                seat={seat}
                artifacts={me.artifacts}
                usable={usable}
                held={tool?.ability ?? null}
                {...common}
              />
            ) : null}
          </Expedition>
        )
      }
      offer={
        full ? (
          <ArtifactRow
            row={view.artifactRow}
            left={view.artifactPileSize}
            lit={buys}
            picked={intent.pinned?.action.type === 'buy' ? intent.pinned.action.artifact : null}
            {...common}
          />
        ) : undefined
      }
      hand={
        result !== null ? (
          <Scoring view={view} result={result} names={names} labels={labels} motion={motion} />
        ) : (
          [...guests].map((guest) => (
            <Hand
              key={guest}
              player={view.players[guest]}
              design={designOf(view, guest)}
              away={guest !== seat}
              lit={guest === seat ? litCards : NONE_LIT}
              used={guest === seat && used ? view.turn.character : null}
              turns={guest === seat ? view.turn.turns : 0}
              {...common}
            />
          ))
        )
      }
      act={
        <Beside>
          {result !== null ? null : item?.step === 'auction' ? (
            <Auction item={item} now={now} labels={labels} on={on} />
          ) : (
            <ActBar plan={planOf(now, labels, on)} />
          )}
        </Beside>
      }
    />
  )
}

const WIND = <Rose className="roam-wind" />

/** What a phone keeps aside, by name. */
const tabsIn = (labels: RoamLabels, full: boolean, useful: boolean): Places['tabs'] => ({
  me: { title: labels.trays.me, icon: handIcon, useful },
  ...(full ? { offer: { title: labels.trays.offer, icon: lanternFlame } } : {}),
})
