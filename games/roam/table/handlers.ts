import type { MouseEvent, PointerEvent } from 'react'
import type { Ability } from '../content/index.ts'
import type { Edge, Location, RoamAction } from '../rules/index.ts'
import { aimAt } from './aim.ts'
import { actionsOn, type Choices, canUse, type Tool } from './choices.ts'
import type { Intent } from './intent.ts'
import type { RoamTableProps } from './props.ts'
import { plausible, type Target } from './target.ts'
import { middleOf, type Point, SIDE, toMap } from './turn.ts'

/** Everything that a hand on the table needs to know, as it is now. */
export interface Now {
  readonly props: RoamTableProps
  readonly edge: Edge
  readonly choices: Choices
  readonly lit: ReadonlySet<number>
  readonly intent: Intent
  intend(change: Partial<Omit<Intent, 'question'>>): void
  moveCursor(square: number): void
}

/** A pointer that rests on something unlit this long wants to know why. */
const HOVER = 650
const LONG_PRESS = 480
/** By then what was pressed is drawn. */
const DRAWN = 100

export type Handlers = ReturnType<typeof handlersFor>

/** The hands: made once, they look at the table when they move. */
export function handlersFor(now: () => Now) {
  let timer = 0
  let pointer = 'mouse'
  let resting: number | null = null
  let pressed = false
  /** A card that was pressed, and whether it is being dragged to the map. */
  let grabbed: number | null = null
  let dragging = false

  const act = (action: RoamAction) => {
    clear()
    now().props.act(action)
  }

  /** What lies beside the map follows it by some pictures: an answer to what is no longer asked means nothing. */
  const answer = (asked: RoamTableProps['decision'], action: RoamAction) => {
    if (asked === now().props.decision) act(action)
  }

  /** Says why something cannot be done; whether there was anything to say. */
  function explain(target: Target, element: Element): boolean {
    const { props, intent } = now()
    if (props.seat === null) return false
    const refusal = props.whyNot(plausible(props.view, intent.tool, target))
    if (refusal === null) return false
    refuse(target.kind === 'square' ? target.square : null)
    props.explain(refusal, element)
    return true
  }

  /** Takes the broken ring away. */
  function forgive() {
    const { intent, intend } = now()
    if (intent.refused !== null) intend({ refused: null })
  }

  const refuse = (square: number | null) => {
    const { intent, intend } = now()
    if (intent.refused !== square) intend({ refused: square })
  }

  function clear() {
    window.clearTimeout(timer)
    timer = 0
  }

  function explainSoon(target: Target, element: Element, after: number) {
    clear()
    timer = window.setTimeout(() => {
      pressed = true
      explain(target, element)
    }, after)
  }

  const place = (aim: Location) => act(aim.action)

  function choose(square: number, element: Element) {
    const { choices, intent, intend } = now()
    const { tool } = intent
    if (tool?.ability === 'shift' && tool.from === null) {
      if (choices.shifts.some(({ from }) => from === square))
        intend({ tool: { ability: 'shift', from: square } })
      else explain({ kind: 'square', square }, element)
      return
    }
    const actions = actionsOn(choices, tool, square)
    if (actions.length === 1) act(actions[0])
    else if (actions.length > 1) intend({ menu: square })
    else explain({ kind: 'square', square }, element)
  }

  /** The shape follows the pointer. */
  function follow(event: PointerEvent) {
    const { edge, choices, intent, intend } = now()
    const aim = aimAt(choices.places, toMap(edge, pointIn(event)))
    if (aim === null || aim === intent.aim) return
    if (intent.aim !== null && aim.x === intent.aim.x && aim.y === intent.aim.y) return
    intend({ aim, refused: null })
  }

  const isPlacing = () => {
    const { choices, intent } = now()
    return choices.places.length > 0 && intent.tool === null
  }

  const squares = {
    down(event: PointerEvent) {
      pointer = event.pointerType
      pressed = false
      const square = squareOf(event)
      if (pointer !== 'touch' || square === null) return
      if (isPlacing()) follow(event)
      const element = elementOf(event)
      if (!now().lit.has(square) && element !== null)
        explainSoon({ kind: 'square', square }, element, LONG_PRESS)
    },
    move(event: PointerEvent) {
      pointer = event.pointerType
      if (pointer === 'touch') {
        if (isPlacing()) follow(event)
        return
      }
      if (isPlacing()) follow(event)
      const square = squareOf(event)
      if (square === resting) return
      resting = square
      clear()
      forgive()
      const { lit, props } = now()
      const element = elementOf(event)
      if (square === null || element === null || lit.has(square) || props.decision === null || lit.size === 0)
        return
      explainSoon({ kind: 'square', square }, element, HOVER)
    },
    up() {
      clear()
      const { aim } = now().intent
      if (dragging && aim !== null && isPlacing()) place(aim)
      dragging = false
    },
    leave() {
      resting = null
      clear()
      forgive()
    },
    click(event: MouseEvent) {
      clear()
      const square = squareOf(event)
      const element = elementOf(event)
      if (square === null || element === null || pressed) return
      const { choices, intent, intend, moveCursor, props } = now()
      const asks = props.atOnce !== true
      // Later: what has the focus is not touched while the table is being drawn.
      window.setTimeout(() => moveCursor(square), DRAWN)
      if (!isPlacing()) {
        choose(square, element)
        return
      }
      const byKey = event.detail === 0
      if (pointer === 'touch' && !byKey && asks) {
        if (!now().lit.has(square)) explain({ kind: 'square', square }, element)
        return
      }
      const held = intent.aim?.required.includes(square) === true ? intent.aim : null
      const aim = held ?? aimAt(choices.places, middleOf(square))
      if (aim === null) explain({ kind: 'square', square }, element)
      else if (byKey && held === null && asks) intend({ aim })
      else place(aim)
    },
  }

  return {
    act,
    answer,
    explain,
    squares,
    /** A character of one's own party. */
    character(character: number, element: Element) {
      const { choices, intent } = now()
      if (intent.tool?.ability === 'flipCard' && choices.flips.has(character))
        act({ type: 'flip', character })
      else if (intent.tool === null && choices.uses.has(character)) act({ type: 'use', character })
      else explain({ kind: 'character', character }, element)
    },
    /** A card is pressed; if the mouse leaves it so, its shape is dragged to the map. */
    grab(character: number, event: PointerEvent) {
      dragging = false
      grabbed = event.pointerType === 'mouse' && event.button === 0 ? character : null
    },
    drag(event: PointerEvent) {
      clear()
      const { choices, intent } = now()
      const character = grabbed
      grabbed = null
      if (character === null || event.buttons !== 1) return
      if (intent.tool !== null || !choices.uses.has(character)) return
      dragging = true
      window.addEventListener('pointerup', () => queueMicrotask(() => (dragging = false)), { once: true })
      act({ type: 'use', character })
    },
    /** An artifact of the row: picked first, bought by the brass button. */
    artifact(artifact: number, element: Element) {
      const { choices, intent, intend, props } = now()
      if (!choices.buys.has(artifact)) explain({ kind: 'row', artifact }, element)
      else if (props.atOnce === true) act({ type: 'buy', artifact })
      else intend({ artifact: intent.artifact === artifact ? null : artifact })
    },
    /** An artifact of one's own: used at once, or taken in the hand for the next click. */
    own(ability: Ability, element: Element) {
      const { choices, intent, intend } = now()
      if (!canUse(choices, ability)) {
        explain({ kind: 'own', ability }, element)
        return
      }
      if (ability === 'coin' || ability === 'rotate') act({ type: ability })
      else if (intent.tool?.ability === ability) intend({ tool: null, menu: null })
      else {
        const tool: Tool = ability === 'shift' ? { ability, from: null } : { ability }
        intend({ tool, menu: null, tray: ability === 'flipCard' ? 'party' : intent.tray })
      }
    },
    /** Something that is not a square and not lit: the pointer came, or went. */
    enter(target: Target, element: Element, lit: boolean) {
      clear()
      if (!lit && now().props.decision !== null) explainSoon(target, element, HOVER)
    },
    leave: clear,
    /** Takes the preview away; whether there was one. */
    cancel(): boolean {
      const { intent, intend } = now()
      clear()
      const { aim, tool, menu, artifact, refused } = intent
      if (aim === null && tool === null && menu === null && artifact === null && refused === null)
        return false
      if (menu !== null) intend({ menu: null })
      else intend({ aim: null, tool: null, artifact: null, refused: null })
      return true
    },
  }
}

/** Where in the grid an event happened, in squares of the screen. */
function pointIn(event: PointerEvent): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) / box.width) * SIDE,
    y: ((event.clientY - box.top) / box.height) * SIDE,
  }
}

const elementOf = (event: MouseEvent | PointerEvent): Element | null =>
  event.target instanceof Element ? event.target.closest('[data-square]') : null

function squareOf(event: MouseEvent | PointerEvent): number | null {
  const square = elementOf(event)?.getAttribute('data-square')
  return square === null || square === undefined ? null : Number(square)
}
