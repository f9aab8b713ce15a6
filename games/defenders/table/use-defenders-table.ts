import { useKept } from '@vyprava/atlas'
import { useFollowed, useHome } from '@vyprava/kit'
import { type RefObject, useMemo, useState } from 'react'
import { CORE } from '../rules/index.ts'
import { labelsIn } from '../texts/labels/index.ts'
import { actorOf, playersOf } from './actor.ts'
import { useCards } from './cards.ts'
import { changeBy } from './change.ts'
import { choicesOf, litBy } from './choices.ts'
import { sceneOf } from './ghosts.ts'
import { useDefendersIntent, useKeptScene, usePreviewLine, useThumb } from './hooks.ts'
import { type DefendersHands, type DefendersIntent, questionOf } from './intent.ts'
import { cursorAt } from './keys.ts'
import { knownState } from './known.ts'
import { keysOf, planOf as machinePlan } from './machine/plan.ts'
import { useMachine, useStage } from './machine/use-machine.ts'
import { useDeeds } from './motion/use-deeds.ts'
import { faceOf } from './panels/cards/face.ts'
import { planOf } from './plan.ts'
import { previewOf } from './preview.ts'
import type { DefendersTableProps } from './props.ts'
import type { Now } from './sense.ts'
import { useBurning, useDefendersHands } from './use-defenders-hands.ts'

/** Everything that the table shows, worked out from what it is given. */
export function useDefendersTable(given: DefendersTableProps, root: RefObject<HTMLElement | null>) {
  const { decision, asides, players, language, events, motion } = given
  const view = useKept(given.view)
  const props = { ...given, view }
  const labels = labelsIn(language)
  const cards = useCards()
  const seat = useHome(props.seat)
  const machine = useMachine(root, { view, events, motion })
  useStage(machine, given.stage)
  useDeeds(root, { cards, view, seat, events }, motion)
  const [looksAhead, lookAhead] = useState(false)
  const [cursor, moveCursor] = useState(() => cursorAt(CORE))
  const followed = useFollowed()
  const side = seat ?? followed
  const player = side === null ? 0 : actorOf(view, side)
  const { leader } = view.players[player]
  const own = useMemo(() => (seat === null ? [] : playersOf(view, seat)), [view, seat])
  const [intent, keepIntent] = useDefendersIntent(questionOf(view, props.seat, decision))
  const setIntent = (next: DefendersIntent) => {
    // What was chosen is to be seen on the board as it is.
    if (next.pinned !== null && machine.run !== null && (machine.run.over || !machine.run.still))
      machine.stop()
    keepIntent(next)
  }
  const mind = intent.own

  // In a discussion signals are at hand at once; in turns the hand turns to them first.
  const talks = asides.length > 0 && (intent.own.talks || view.phase === 'discussion')
  const choices = useMemo(() => {
    const answers = talks && view.phase !== 'discussion' ? [] : (decision?.actions ?? [])
    return choicesOf(talks ? [...answers, ...asides] : answers, leader)
  }, [decision, asides, talks, view.phase, leader])
  const thumb = useThumb()
  const lit = useMemo(() => litBy(choices, mind, thumb), [choices, mind, thumb])
  const state = useMemo(() => knownState(cards, view, seat ?? 0), [cards, view, seat])
  const names = useKept(
    view.players.map(({ faction }, number) =>
      view.solo ? (labels.acts.factions[faction] ?? '') : players[number].name,
    ),
  )
  const action = (intent.pinned ?? intent.shown)?.action ?? null
  const preview = useMemo(() => {
    const sight = { cards, view, state, seat: seat ?? 0, player, labels: labels.acts, language, names }
    return action === null ? null : previewOf(sight, action)
  }, [cards, view, state, seat, player, labels, language, names, action])
  const reads = useMemo(() => {
    if (action?.type !== 'lead' && action?.type !== 'team') return null
    return faceOf(cards, labels.panels, language, action.card, player)
  }, [cards, labels, language, action, player])
  usePreviewLine(preview, props.promptLine)

  const now: Now = { cards, props, choices, lit, talks, intent }
  const burn = useBurning(decision, props.act)
  const others = view.pending.slice(1).map((other) => names[other])
  const plan = (hands: DefendersHands) =>
    machinePlan(machine, labels.machine) ??
    planOf({ now, labels: labels.acts, hands, does: preview?.does ?? null, others, burn })
  const hands = useDefendersHands({
    now,
    setIntent,
    cursor,
    moveCursor,
    root,
    plan,
    machineKeys: keysOf(machine),
    acted: machine.stop,
  })

  const asked = decision !== null && props.seat !== null
  const { refused } = intent
  const scene = useKeptScene(
    useMemo(() => {
      const over = { action, refused, looksAhead }
      return sceneOf({ cards, view, state, seat, player, asked, talks, choices, lit, mind, ...over })
    }, [cards, view, state, seat, player, asked, talks, choices, lit, mind, action, refused, looksAhead]),
  )
  const change = useMemo(() => {
    if (action === null || seat === null || view.phase !== 'action') return null
    return changeBy(cards, state, seat, player, action)
  }, [cards, view, state, seat, player, action])

  return {
    view,
    labels,
    seat,
    player,
    own,
    names,
    cursor,
    intent,
    talks,
    action,
    choices,
    lit,
    state,
    preview,
    reads,
    scene,
    change,
    machine,
    hands,
    plan: plan(hands),
    looksAhead,
    lookAhead,
  }
}

export type DefendersDesk = ReturnType<typeof useDefendersTable>
