import { type ActPlan, type Point, useHands, useTableKeys } from '@vyprava/kit'
import type { RefObject } from 'react'
import { LETTERS } from '../compass/index.ts'
import { hasMoreToPaint } from '../rules/answer.ts'
import { type Answer, hasPower, NONE } from '../rules/index.ts'
import { thingOfCell } from './board/spoken-fields.tsx'
import type { ArkHands, ArkIntent, Mind, Press } from './intent.ts'
import { type Cursor, cursorAt, numberedThings, shiftedThings, stepCell, stepCursor } from './keys.ts'
import type { Packed } from './packed.ts'
import { whyNotOf } from './plausible.ts'
import { isSealed, type Now, senseOf, type Under } from './sense.ts'
import { LETTER_KEYS, type Thing } from './thing.ts'
import { knownState } from './trial.ts'

interface HandsNeeds {
  readonly packed: Packed
  readonly now: Now
  readonly choicesFor: Under['choicesFor']
  setIntent(intent: ArkIntent): void
  readonly cursor: Cursor
  moveCursor(cursor: Cursor): void
  readonly root: RefObject<HTMLElement | null>
  /** The buttons as they are now. */
  plan(hands: ArkHands): ActPlan
  toggleSites(): void
}

/** Sends what was gathered or confirmed. */
export function send({ props }: Pick<Now, 'props'>, press: Press, confirmed = true): void {
  if (press.length === 1) props.act(press[0], confirmed)
  else props.actAll(press)
}

/** Takes back what was given: an answer as a whole, a colour by itself. */
export function takeBack({ packed, now }: Pick<HandsNeeds, 'packed' | 'now'>): void {
  const { props, asked } = now
  const { view, seat, back } = props
  if (seat === null || back === undefined) return
  if (!isSealed(props, asked)) {
    back.step()
    return
  }
  const state = knownState(view, seat)
  const sheet = state.sheets[seat]
  const more = hasMoreToPaint(packed.printed, packed.printed.chartOf(state), state, sheet)
  back.step(stepsOf(sheet.answer, view.named, more))
}

/** In how many steps an answer was given; a move that could have gone on was ended by one of its own. */
export function stepsOf({ kind, colour, meadow, hexes }: Answer, named: number, more: boolean): number {
  const before = (meadow === NONE ? 0 : 1) + (colour === named ? 0 : 1)
  return before + (kind === 'map' ? hexes.length + (more ? 1 : 0) : 1)
}

/** Hands and keys of Ark over what the kit knows of all tables. */
export function useArkHands(table: HandsNeeds): ArkHands {
  const { packed, now, choicesFor, setIntent, root } = table
  const { props, intent, asked } = now
  const hands = useHands({
    intent,
    setIntent,
    sense: senseOf({ props, asked, choicesFor }),
    asked: props.decision,
    act: (press, confirmed) => send(now, press, confirmed),
    exchange: () => false,
    takeBack: () => takeBack(table),
    explain(thing, anchor) {
      if (asked === null) return false
      const why = whyNotOf(packed.game, { ...asked, mind: intent.own }, thing)
      const refusal = why === null ? null : (props.whyNot(why.action) ?? why.refusal)
      if (refusal !== null) props.explain(refusal, anchor)
      return refusal !== null
    },
  })
  useTableKeys(root, {
    arrow: (step, at) => walked(table, step, at),
    confirm() {
      const { brass } = table.plan(hands)
      brass?.act?.()
      return brass?.act != null
    },
    cancel: () => hands.send({ type: 'cancel' }),
    others: lettersOf(table, hands),
  })
  return hands
}

/** Whether a place of a board lies in the compass, and its number. */
function spotOf(at: Element | null): { readonly cell: boolean; readonly id: number } | null {
  const [, id] = /^hex:(\d+)$/.exec(at?.getAttribute('data-spot') ?? '') ?? []
  if (at === null || id === undefined) return null
  return { cell: at.closest('.ak-compass') !== null, id: Number(id) }
}

/** Arrows over the map, and over the compass. */
function walked(
  { packed, now, cursor, moveCursor, root }: HandsNeeds,
  step: Point,
  at: Element | null,
): boolean {
  const spot = spotOf(at)
  if (spot === null) return false
  if (spot.cell) {
    const cell = stepCell(spot.id, step)
    moveCursor({ ...cursor, cell })
    focusOn(root, `.ak-compass [data-spot="hex:${cell}"]`)
    return true
  }
  const chart = packed.printed.chartOf(now.props.view)
  const next = stepCursor(
    chart,
    spot.id === cursor.hex ? cursor : { ...cursor, ...lineAt(chart, spot.id) },
    step,
  )
  moveCursor(next)
  focusOn(root, `[data-spot="hex:${next.hex}"]`)
  return true
}

const lineAt = (chart: Parameters<typeof cursorAt>[0], hex: number) => {
  const { line } = cursorAt(chart, hex)
  return { hex, line }
}

const focusOn = (root: RefObject<HTMLElement | null>, what: string): void =>
  root.current?.querySelector<HTMLElement>(what)?.focus()

/** The game's own letters, as `ark.md` has them. */
function lettersOf(table: HandsNeeds, hands: ArkHands): Readonly<Record<string, () => boolean>> {
  const { now, root, packed } = table
  const { asked, choices, intent, props } = now
  const mind = intent.own
  const touch = (thing: Thing | undefined): boolean => {
    if (thing === undefined || root.current === null) return false
    hands.send({ type: 'click', thing, at: null, byKey: true }, root.current)
    return true
  }
  const intend = (own: Partial<Mind>): boolean => hands.send({ type: 'intend', own: { ...mind, ...own } })
  const current = asked === null ? null : { ...asked, mind }
  const digits = (current === null ? [] : numberedThings(current)).map(
    (thing, place) => [String(place + 1), () => touch(thing)] as const,
  )
  const shifted = (current === null ? [] : shiftedThings(current)).map(
    (thing, place) => [`shift+${place + 1}`, () => touch(thing)] as const,
  )
  // In the opened compass the letters of the parts are its own.
  const parts = mind.compass
    ? LETTERS.map((name, letter) => [name.toLowerCase(), () => touch({ kind: 'letter', letter })] as const)
    : []
  const sheet = props.seat === null ? null : props.view.sheets[props.seat]
  const can = (power: 'convert' | 'extraMeadow'): boolean =>
    asked !== null && sheet !== null && hasPower(packed.printed, sheet, power)
  return {
    c() {
      intend({ compass: !mind.compass, letter: mind.compass ? null : mind.letter })
      const [field] = [...choices.lit.fields]
      if (field !== undefined)
        requestAnimationFrame(() => focusOn(root, `.ak-compass [data-spot="hex:${field}"]`))
      return true
    },
    d() {
      if (asked === null || sheet?.usesDiamonds !== true) return false
      const gems = [...choices.lit.diamonds]
      const next = mind.gem === null ? gems[0] : gems[gems.indexOf(mind.gem) + 1]
      return touch({ kind: 'diamond', diamond: next ?? mind.gem ?? 0 })
    },
    k: () => can('convert') && touch({ kind: 'conversion' }),
    [LETTER_KEYS.meadow]: () => can('extraMeadow') && touch({ kind: 'meadow' }),
    [LETTER_KEYS.sites]() {
      table.toggleSites()
      return true
    },
    u: () => isGathered(mind) && hands.send({ type: 'cancel' }),
    ...Object.fromEntries(digits),
    ...Object.fromEntries(shifted),
    ...Object.fromEntries(parts),
    '?'() {
      const spot = spotOf(document.activeElement)
      if (spot === null || document.activeElement === null || asked === null) return false
      const thing: Thing = spot.cell ? thingOfCell(spot.id) : { kind: 'hex', hex: spot.id }
      if (senseOf({ props, asked, choicesFor: table.choicesFor }).meaning(thing, null, mind) !== null)
        return false
      hands.send({ type: 'click', thing, at: null, byKey: true }, document.activeElement)
      return true
    },
  }
}

/** Whether U has something of its own to undo, before it is the frame's. */
const isGathered = (mind: Mind): boolean =>
  mind.strokes.length > 0 ||
  mind.field !== null ||
  mind.colour !== null ||
  mind.meadow !== null ||
  mind.card !== null
