import { useKept, useMedia } from '@vyprava/atlas'
import { useFollowed, useHome, useIntent, usePromptLine } from '@vyprava/kit'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { EuthiaView } from '../rules/view.ts'
import { labelsIn } from '../texts/labels/index.ts'
import { asPlayer } from '../texts/tools.ts'
import { choicesOf, litBy } from './choices.ts'
import { homelessIn } from './hero/standing.ts'
import {
  type EuthiaHands,
  type EuthiaIntent,
  type EuthiaKinds,
  type Mind,
  NOTHING,
  questionOf,
} from './intent.ts'
import type { Cursor } from './keys.ts'
import { knownState } from './known.ts'
import { type Packed, usePack } from './packed.ts'
import { planOf } from './plan.ts'
import { type Preview, previewOf } from './preview.ts'
import type { EuthiaTableProps, PanelProps } from './props.ts'
import { roundPlan } from './round/round-end.tsx'
import { useRoundEnd } from './round/use-round-end.ts'
import { NO_ROUTES, routesOf } from './routes.ts'
import type { Now } from './sense.ts'
import { useEuthiaHands } from './use-euthia-hands.ts'

/** Everything that the table shows, worked out from what it is given. */
export function useEuthiaTable(given: EuthiaTableProps, root: RefObject<HTMLElement | null>) {
  const { decision, players, language, words, events, motion } = given
  const view = useKept(given.view)
  const props: EuthiaTableProps = { ...given, view }
  const labels = labelsIn(language)
  const packed = usePack()
  const seat = useHome(props.seat)
  const followed = useFollowed()
  const [intent, setIntent] = useEuthiaIntent(questionOf(view, props.seat, decision))
  const mind = intent.own

  const state = useMemo(() => knownState(packed, view, seat ?? 0), [packed, view, seat])
  const choices = useMemo(() => {
    const walks = decision?.prompt.key === 'turn' && seat !== null
    const routes = walks ? routesOf(packed.printed, state, seat) : NO_ROUTES
    return choicesOf(decision?.actions ?? [], { view, seat: seat ?? 0 }, routes)
  }, [packed, decision, view, seat, state])
  const lit = useMemo(() => litBy(choices, mind), [choices, mind])
  const names = useMemo(() => players.map(({ name }) => name), [players])
  const press = (intent.pinned ?? intent.shown)?.press ?? null
  const preview = useMemo(() => {
    const sight = { packed, view, state, seat: seat ?? 0, labels, words, language, names }
    return press === null ? null : previewOf(sight, press)
  }, [packed, view, state, seat, labels, words, language, names, press])
  const end = useRoundEnd(props)
  const { run: telling, step: told, close } = end
  // In a low arena the question takes both lines of the cartouche; the brass button says what is shown.
  const short = useMedia(LOW_DESK) && view.fight !== null
  usePromptLine(told !== null ? labels.round.ended : short ? null : saidOf(preview), props.promptLine)
  const chosen = intent.pinned !== null
  const chooses = chosen || mind.menu !== null || mind.held !== null
  useEffect(() => {
    // Whoever chooses something has seen enough, also of the still list, which lies over the land of a phone.
    if (chooses && telling !== null) close()
  }, [chooses, telling, close])

  const now: Now = { props, choices, lit, intent }
  const plan = (hands: EuthiaHands) => {
    if (told !== null && !chosen) return roundPlan(end, labels.round)
    return planOf({
      now,
      labels,
      hands,
      preview,
      homeless: decision?.prompt.key === 'room' && seat !== null ? lastHomeless(packed, view, seat) : null,
      say: (action) => words.action(action, { view, names, observer: seat }),
    })
  }
  const [cursor, moveCursor] = useState<Cursor | null>(null)
  const hands = useEuthiaHands({ packed, now, setIntent, root, plan, cursor, moveCursor })
  const panel: PanelProps = useMemo(
    () => ({
      view,
      seat,
      followed,
      asked: decision,
      language,
      labels,
      words,
      players,
      state,
      choices,
      lit,
      intent,
      hands,
      preview,
      events,
      motion,
    }),
    [
      view,
      seat,
      followed,
      decision,
      language,
      labels,
      words,
      players,
      state,
      choices,
      lit,
      intent,
      hands,
      preview,
      events,
      motion,
    ],
  )
  return { ...panel, panel, names, end, cursor: cursor?.field ?? null, plan: plan(hands) }
}

const LOW_DESK = '(min-width: 860px) and (min-height: 520px) and (max-height: 839px)'

/** The place of the tile that came last, if it has none. */
function lastHomeless({ printed }: Packed, view: EuthiaView, seat: number): number | null {
  const player = asPlayer(view.players[seat])
  return homelessIn(printed, player).tiles > 0 ? player.bags.length - 1 : null
}

export type EuthiaDesk = ReturnType<typeof useEuthiaTable>

/** What a tile does stands in brackets at the end of its action; the prompt names the tile, which lies there to be read. */
const PRINT = / \(.*\)$/

/** The preview in words, for the prompt line. */
const saidOf = (preview: Preview | null): string | null =>
  preview === null
    ? null
    : [preview.title.replace(PRINT, ''), ...preview.lines.map(({ text }) => text)].join(' · ')

/** An intent that lasts as long as its question; whether the board is pulled up and the ladder open stays beyond it. */
function useEuthiaIntent(question: string): [EuthiaIntent, (intent: EuthiaIntent) => void] {
  const [kept, keep] = useState<Pick<Mind, 'ladder' | 'pulled'>>({ ladder: false, pulled: false })
  const nothing = useMemo(() => ({ ...NOTHING, ...kept }), [kept])
  const [intent, setIntent] = useIntent<EuthiaKinds>(question, nothing)
  const set = (next: EuthiaIntent) => {
    const { ladder, pulled } = next.own
    if (ladder !== kept.ladder || pulled !== kept.pulled) keep({ ladder, pulled })
    setIntent(next)
  }
  return [intent, set]
}
