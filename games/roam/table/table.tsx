import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Seat } from '@vyprava/kernel'
import type { Ability } from '../content/index.ts'
import { ABILITIES } from '../content/index.ts'
import { type Location, NONE } from '../rules/index.ts'
import { labelsIn, type RoamLabels } from '../texts/labels/index.ts'
import { Board } from './board/board.tsx'
import { Squares } from './board/squares.tsx'
import { actionsOn, canUse, choicesOf, litSquares } from './choices.ts'
import { ghostsAt, ghostsPlaced } from './ghosts.ts'
import { handlersFor, type Now } from './handlers.ts'
import { type Intent, noIntent, questionOf } from './intent.ts'
import { keysFor } from './keys.ts'
import { landOf, nameIn } from './pack.ts'
import { useMotion } from './motion/use-motion.ts'
import { ArtifactRow, OwnArtifacts } from './panels/artifacts.tsx'
import { Auction } from './panels/auction.tsx'
import { Bar } from './panels/bar.tsx'
import { Gained } from './panels/gained.tsx'
import { Hand } from './panels/hand.tsx'
import { SquareMenu } from './panels/menu.tsx'
import { Patrol, Pile } from './panels/pile.tsx'
import { Purse } from './panels/purse.tsx'
import { Scoring } from './panels/scoring.tsx'
import { Trays } from './panels/trays.tsx'
import { planOf } from './plan.ts'
import { previewOf } from './preview.ts'
import type { RoamTableProps } from './props.ts'
import { designOf } from './seats.ts'
import { squareLabels } from './square-labels.ts'
import './panels/panels.css'
import './table.css'

const NOBODY: ReadonlySet<number> = new Set()

/** The table of Roam: map, party, artifacts, and the few buttons that have no place on them. */
export function RoamTable(props: RoamTableProps) {
  const { view, decision, players, language, words, result } = props
  const labels = labelsIn(language)
  const seat = useHome(props.seat)
  const edge = seat === null ? 'S' : view.players[seat].edge
  const root = useRef<HTMLElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const [cursor, moveCursor] = useState(14)
  const [refused, refuse] = useState<number | null>(null)
  const [intent, intend] = useIntent(questionOf(view, props.seat, decision))

  const choices = useMemo(() => choicesOf(view, decision), [view, decision])
  const lit = useMemo(() => litSquares(choices, intent.tool), [choices, intent.tool])
  const now: Now = { props, edge, choices, lit, intent, intend, refuse, moveCursor }
  const on = useHands(now, root, labels)

  const placing = choices.places.length > 0 && intent.tool === null
  const aim = placing ? intent.aim : null
  const ghosts = useMemo(
    () => (aim === null ? ghostsPlaced(view, lit) : ghostsAt(view, aim)),
    [view, lit, aim],
  )
  const preview = useMemo(() => (aim === null ? null : previewOf(view, aim)), [view, aim])
  useHint(aim, props, labels)
  useMotion(root, { view, edge, events: props.events, motion: props.motion })

  const names = useMemo(() => players.map(({ name }) => name), [players])
  const me = seat === null ? null : view.players[seat]
  const design = seat === null ? 1 : designOf(view, seat)
  const item = view.agenda.at(-1)
  const mine = seat !== null && view.active === seat
  const used = mine && view.turn.character !== NONE && view.ended === null ? view.turn.character : null
  const litCards =
    intent.tool?.ability === 'flipCard' ? choices.flips : intent.tool === null ? choices.uses : NOBODY
  const usable = useMemo(
    () => new Set<Ability>(ABILITIES.filter((ability) => canUse(choices, ability))),
    [choices],
  )
  const completes = useMemo(
    () => preview?.completes.map(({ slot }) => slot) ?? [...choices.slots],
    [preview, choices],
  )
  const tray = intent.tray ?? (decision?.prompt.key === 'purchase' ? 'artifacts' : 'party')
  const spoken = useMemo(
    () => squareLabels(view, names, lit, language, labels),
    [view, names, lit, language, labels],
  )

  return (
    <section className={`roam roam--${view.mode}`} data-tray={tray} ref={root}>
      <div className="roam-grid">
        <div className="roam-left">
          <Pile top={view.topLand} below={view.landsBelow.length} labels={labels} language={language} />
          {view.patrol ? (
            <Patrol
              owner={view.patrolOwner === null ? null : names[view.patrolOwner]}
              labels={labels}
              language={language}
            />
          ) : null}
          {me === null ? null : (
            <Purse
              coins={me.coins}
              supply={me.supply}
              design={design}
              labels={labels}
              gain={preview?.coins ?? 0}
              spend={preview === null || preview.short ? 0 : preview.squares.length}
            />
          )}
        </div>
        <div className="roam-area">
          <Board
            ref={map}
            view={view}
            edge={edge}
            language={language}
            lit={lit}
            quiet={placing}
            ghosts={ghosts}
            active={view.active}
            refused={refused}
            completes={completes}
            skippedLabel={labels.skipped}
          >
            <Squares
              edge={edge}
              label={labels.map}
              labels={spoken}
              lit={lit}
              cursor={cursor}
              carrying={placing}
              on={on.squares}
            />
            <Gained
              view={view}
              edge={edge}
              events={props.events}
              motion={props.motion}
              names={names}
              language={language}
              labels={labels}
            />
            {intent.menu === null ? null : (
              <SquareMenu
                square={intent.menu}
                edge={edge}
                actions={actionsOn(choices, intent.tool, intent.menu)}
                words={words}
                context={{ view, names, observer: seat }}
                labels={labels}
                on={on}
              />
            )}
          </Board>
        </div>
        <div className="roam-right">
          {view.mode === 'full' ? (
            <ArtifactRow
              view={view}
              language={language}
              labels={labels}
              lit={choices.buys}
              picked={intent.artifact}
              on={on}
            />
          ) : null}
          {me === null ? null : (
            <OwnArtifacts
              player={me}
              language={language}
              labels={labels}
              usable={usable}
              held={intent.tool?.ability ?? null}
              on={on}
            />
          )}
        </div>
        {me === null || result !== null ? null : (
          <Hand
            player={me}
            design={design}
            language={language}
            labels={labels}
            lit={litCards}
            used={used}
            turns={view.turn.turns}
            on={on}
          />
        )}
        {result !== null ? (
          <Scoring view={view} result={result} names={names} labels={labels} motion={props.motion} />
        ) : item?.step === 'auction' ? (
          <Auction item={item} now={now} labels={labels} on={on} />
        ) : (
          <Bar plan={planOf(now, labels, on)} on={on} />
        )}
      </div>
    </section>
  )
}

/** Whose side one looks from: also while looking back, when nobody is asked. */
function useHome(seat: Seat | null): Seat | null {
  const [home, setHome] = useState(seat)
  if (seat !== null && seat !== home) setHome(seat)
  return seat ?? home
}

/** An intent lasts as long as its question. */
function useIntent(question: string): [Intent, Now['intend']] {
  const [held, setHeld] = useState(() => noIntent(question))
  const intent = useMemo(() => (held.question === question ? held : noIntent(question)), [held, question])
  const intend = useCallback<Now['intend']>(
    (change) => setHeld((old) => ({ ...(old.question === question ? old : noIntent(question)), ...change })),
    [question],
  )
  return [intent, intend]
}

/** Hands and keys, made once; they look at the newest table. */
function useHands(now: Now, root: React.RefObject<HTMLElement | null>, labels: RoamLabels) {
  const newest = useRef({ now, labels })
  useLayoutEffect(() => {
    newest.current = { now, labels }
  })
  const on = useMemo(() => handlersFor(() => newest.current.now), [])
  useEffect(() => {
    const confirm = () => planOf(newest.current.now, newest.current.labels, on).brass?.act?.()
    const press = keysFor(
      () => root.current,
      () => newest.current.now,
      on,
      confirm,
    )
    // Before the frame's own keys: what the table takes, the frame leaves.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [on, root])
  return on
}

/** The preview in words, for the prompt line. */
function useHint(
  aim: Location | null,
  { view, players, language, hint }: RoamTableProps,
  labels: RoamLabels,
) {
  const text = useMemo(() => {
    if (aim === null) return null
    const { squares, coins, skipped, short, completes } = previewOf(view, aim)
    return labels.preview({
      markers: squares.length,
      coins,
      skipped: skipped.length,
      short,
      completes: completes.map(({ slot, leaders }) => ({
        land: nameIn(language, landOf(view.lands[slot] ?? 0).name),
        leaders: leaders.map((leader) => players[leader].name),
      })),
    })
  }, [aim, view, players, language, labels])
  const say = useRef(hint)
  useLayoutEffect(() => {
    say.current = hint
  })
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (text !== said.current) say.current(text)
    said.current = text
  }, [text])
  useEffect(
    () => () => {
      if (said.current !== null) say.current(null)
    },
    [],
  )
}
