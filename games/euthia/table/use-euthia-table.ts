import { useKept } from '@vyprava/atlas'
import { useHome, useIntent, useSaid } from '@vyprava/kit'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { labelsIn } from '../texts/labels/index.ts'
import { choicesOf, litBy } from './choices.ts'
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
import { usePack } from './packed.ts'
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
  const { step: told, close } = end
  useSaid(told === null ? saidOf(preview) : labels.round.ended, props.hint)
  const chosen = intent.pinned !== null
  useEffect(() => {
    // Whoever chooses something has seen enough.
    if (chosen && told !== null) close()
  }, [chosen, told, close])

  const now: Now = { props, choices, lit, intent }
  const plan = (hands: EuthiaHands) => {
    if (told !== null && !chosen) return roundPlan(end, labels.round)
    return planOf({
      now,
      labels,
      hands,
      preview,
      say: (action) => words.action(action, { view, names, observer: seat }),
    })
  }
  const [cursor, moveCursor] = useState<Cursor | null>(null)
  const hands = useEuthiaHands({ packed, now, setIntent, root, plan, cursor, moveCursor })
  const panel: PanelProps = useMemo(
    () => ({
      view,
      seat,
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

export type EuthiaDesk = ReturnType<typeof useEuthiaTable>

/** The preview in words, for the prompt line. */
const saidOf = (preview: Preview | null): string | null =>
  preview === null ? null : [preview.title, ...preview.lines.map(({ text }) => text)].join(' · ')

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
