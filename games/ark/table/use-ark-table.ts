import { type DieFace, useAfterFrame, useKept } from '@vyprava/atlas'
import { useFollowed, useHome, useIntent, usePromptLine } from '@vyprava/kit'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { shippedStories } from '../content/stories.ts'
import { labelsIn } from '../texts/labels/index.ts'
import { namesIn } from '../texts/names.ts'
import { type Choices, choicesBy, DARK } from './choices.ts'
import { sitesOf } from './deduction.ts'
import { NO_DRAFT } from './draft.ts'
import { type ArkHands, type ArkKinds, NOTHING, type Press, questionOf } from './intent.ts'
import { keepSites, keptSites } from './kept-sites.ts'
import { cursorAt } from './keys.ts'
import { usePack } from './packed.ts'
import { planOf } from './plan.ts'
import { previewOf, prospectOf } from './preview.ts'
import type { ArkTableProps } from './props.ts'
import type { Now } from './sense.ts'
import { sceneOf } from './staging.ts'
import { throwsIn } from './throws.ts'
import { send, takeBack, useArkHands } from './use-ark-hands.ts'

const NO_CHOICES: Choices = { draft: NO_DRAFT, lit: DARK, types: new Set() }
const NO_STEPS: Press = []
const NO_THROWS: readonly DieFace[] = []

/** When the table turns to somebody else, their map comes first; the next picture lights what they may do. */
function useTurned({ seat, decision }: ArkTableProps): ArkTableProps['decision'] {
  const served = useAfterFrame(seat, 'light')
  return served === null || served === seat ? decision : null
}

/** Everything that the table shows, worked out from what it is given. */
export function useArkTable(given: ArkTableProps, root: RefObject<HTMLElement | null>) {
  const { players, language, log } = given
  const view = useKept(given.view)
  const decision = useTurned(given)
  const props = { ...given, view, decision }
  const packed = usePack()
  const { printed, pack } = packed
  const labels = labelsIn(language)
  const names = useMemo(() => namesIn(language, pack, shippedStories()), [language, pack])
  const home = useHome(props.seat)
  const followed = useFollowed()
  const player = home ?? followed ?? Math.max(0, view.active)
  const chart = printed.chartOf(view)
  const [showsSites, showSites] = useState(keptSites)
  const [cursor, moveCursor] = useState(() => cursorAt(chart, Math.floor(chart.size / 2)))
  const [intent, setIntent] = useIntent<ArkKinds>(questionOf(view, props.seat, decision), NOTHING)
  const mind = intent.own
  const alone = view.mode === 'solo'
  const throws = useKept(useMemo(() => (alone ? throwsIn(log) : NO_THROWS), [alone, log]))

  const question = useMemo(
    () =>
      decision === null || props.seat === null || props.seat !== player
        ? null
        : { printed, view, seat: props.seat, decision },
    [printed, view, props.seat, player, decision],
  )
  const choicesFor = useMemo(() => (question === null ? () => NO_CHOICES : choicesBy(question)), [question])
  const choices = choicesFor(mind)
  const asked = useMemo(() => (question === null ? null : { ...question, mind }), [question, mind])

  const shown = intent.pinned ?? intent.shown
  const press = shown?.press ?? choices.draft.press ?? choices.draft.steps
  const prospect = useMemo(
    () => (asked === null ? null : prospectOf(printed, view, player, press)),
    [printed, view, player, asked, press],
  )
  const preview = useMemo(() => {
    if (asked === null || prospect === null) return null
    const sight = { printed, view, seat: player, labels: labels.acts, names }
    return previewOf(sight, press, shown === null ? choices.draft : null, prospect)
  }, [asked, prospect, printed, view, player, labels, names, press, shown, choices])
  const said = preview === null ? null : [preview.does, ...preview.lines.map(({ text }) => text)].join(' · ')
  usePromptLine(said, props.promptLine)
  const after = prospect?.outcome.sheet ?? view.sheets[player]
  const sites = useMemo(() => sitesOf(printed, chart, after), [printed, chart, after])

  const now: Now = { props, asked, choices, intent }
  const plan = (hands: ArkHands) =>
    planOf({
      now,
      labels: labels.acts,
      hands,
      does: preview?.does ?? null,
      send: (steps) => send(now, steps),
      takeAnswerBack: () => takeBack({ packed, now }),
    })
  const toggleSites = useCallback(() => {
    keepSites(!showsSites)
    showSites(!showsSites)
  }, [showsSites])
  const hands = useArkHands({
    packed,
    now,
    choicesFor,
    setIntent,
    cursor,
    moveCursor,
    root,
    plan,
    toggleSites,
  })
  const { refused } = intent
  const drawn = asked === null ? NO_STEPS : press
  const scene = useMemo(
    () =>
      sceneOf({
        printed,
        view,
        player,
        asked,
        choices: asked === null ? null : choices,
        mind,
        press: drawn,
        prospect,
        sites,
        showsSites,
        refused,
      }),
    [printed, view, player, asked, choices, mind, drawn, prospect, sites, showsSites, refused],
  )
  const seatNames = useMemo(() => players.map(({ name }) => name), [players])
  return {
    props,
    packed,
    view,
    labels,
    names,
    seatNames,
    player,
    home,
    asked,
    choices,
    choicesFor,
    intent,
    mind,
    press,
    prospect,
    preview,
    sites,
    showsSites,
    toggleSites,
    scene,
    cursor,
    hands,
    throws,
    plan: plan(hands),
  }
}

export type ArkDesk = ReturnType<typeof useArkTable>
