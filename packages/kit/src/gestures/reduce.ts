import {
  type Done,
  type Effect,
  type Gesture,
  type Hand,
  type Intent,
  type Kinds,
  LONG_PRESS,
  REST,
  type Sense,
} from './gesture.ts'

/** A table under a hand, as they are when a gesture comes. */
interface Now<K extends Kinds> {
  readonly hand: Hand<K>
  readonly intent: Intent<K>
  readonly sense: Sense<K>
}

export const restingHand = <K extends Kinds>(): Hand<K> => ({
  touch: false,
  over: null,
  waiting: null,
  answered: false,
  grabbed: null,
  dragging: false,
})

export const noIntent = <K extends Kinds>(own: K['own']): Intent<K> => ({
  shown: null,
  pinned: null,
  refused: null,
  own,
})

const done = <K extends Kinds>(hand: Hand<K>, intent: Intent<K>, ...effects: Effect<K>[]): Done<K> => ({
  hand,
  intent,
  effects,
})

/** One gesture over a table: what the hand remembers, what is intended now, and what has to be done. Pure. */
export function reduce<K extends Kinds>(now: Now<K>, gesture: Gesture<K>): Done<K> {
  const { hand, intent } = now
  switch (gesture.type) {
    case 'down':
      return down(now, gesture)
    case 'move':
      return gesture.touch ? drawn(now, gesture) : hovered(now, gesture)
    case 'leave':
      return left(now, gesture.held)
    case 'up':
      return lifted(now)
    case 'lost':
      return done({ ...calm(hand), dragging: false }, changed(intent, { shown: null }), STOP)
    case 'click':
      return clicked(now, gesture)
    case 'rest':
      return rested(now)
    case 'show':
      return done(hand, changed(intent, { pinned: gesture.proposal, shown: null, refused: null }))
    case 'intend':
      return done(hand, changed(intent, { own: gesture.own, pinned: null, shown: null }))
    case 'confirm':
      return confirmed(now)
    case 'cancel':
      return cancelled(now)
  }
}

const STOP = { type: 'stopWaiting' } as const

const taken = <K extends Kinds>(sense: Sense<K>, proposal: K['proposal'], confirmed: boolean): Effect<K> => ({
  type: 'act',
  action: sense.actionOf(proposal),
  confirmed,
})

/** The same intent when nothing changes, so that nothing is drawn anew. */
function changed<K extends Kinds>(intent: Intent<K>, change: Partial<Intent<K>>): Intent<K> {
  const next = { ...intent, ...change }
  const same =
    next.shown === intent.shown &&
    next.pinned === intent.pinned &&
    next.refused === intent.refused &&
    next.own === intent.own
  return same ? intent : next
}

const calm = <K extends Kinds>(hand: Hand<K>): Hand<K> => ({ ...hand, waiting: null })

type Pointed<K extends Kinds> = Extract<Gesture<K>, { readonly type: 'down' | 'move' }>

function isOver<K extends Kinds>({ hand, sense }: Now<K>, thing: K['thing'] | null): boolean {
  if (hand.over === null || thing === null) return hand.over === thing
  return sense.nameOf(hand.over) === sense.nameOf(thing)
}

const isPinned = <K extends Kinds>({ intent, sense }: Now<K>, thing: K['thing']): boolean =>
  intent.pinned !== null && sense.covers(intent.pinned, thing)

/** What is shown for a thing under the pointer; the former one where it proposes nothing new. */
function showing<K extends Kinds>({ intent, sense }: Now<K>, { thing, at }: Pointed<K>): Intent<K> {
  const meaning = thing === null ? null : sense.meaning(thing, at, intent.own)
  if (meaning?.does !== 'propose') return intent
  const { shown } = intent
  const name = (proposal: K['proposal']) => JSON.stringify(sense.actionOf(proposal))
  if (shown !== null && name(shown) === name(meaning.proposal)) return intent
  return changed(intent, { shown: meaning.proposal, refused: null })
}

function down<K extends Kinds>(now: Now<K>, pressed: Pointed<K>): Done<K> {
  const { intent, sense } = now
  const { thing, at, touch, grabs = false } = pressed
  const grabbed = grabs && !touch ? thing : null
  const hand = { touch, over: thing, waiting: null, answered: false, grabbed, dragging: false }
  if (!touch || thing === null) return done(hand, intent)
  if (sense.meaning(thing, at, intent.own) === null)
    return done({ ...hand, waiting: thing }, intent, { type: 'wait', for: LONG_PRESS })
  return done(hand, isPinned(now, thing) ? intent : showing(now, pressed))
}

/** A finger that is drawn over the board carries what is shown; one that trembles on what is pinned does not. */
function drawn<K extends Kinds>(now: Now<K>, moved: Pointed<K>): Done<K> {
  const { hand, intent } = now
  const { thing } = moved
  const same = isOver(now, thing)
  if (same && (thing === null || (intent.shown === null && isPinned(now, thing)))) return done(hand, intent)
  const next = showing(now, moved)
  return same ? done(hand, next) : done({ ...calm(hand), over: thing }, next, STOP)
}

/**
 * What a mouse rests on is shown, or it is told why not, unless it only came under the mouse. What is pinned stays until
 * it is confirmed or dropped.
 */
function hovered<K extends Kinds>(now: Now<K>, moved: Pointed<K>): Done<K> {
  const { intent, sense } = now
  const { thing, at, still = false } = moved
  const hand = { ...now.hand, touch: false }
  const seen = intent.pinned === null ? showing(now, moved) : intent
  if (isOver(now, thing)) return done(hand, seen)
  const free = changed(seen, { refused: null })
  const asks =
    thing !== null && !still && sense.meaning(thing, at, intent.own) === null && sense.answers(thing)
  return asks
    ? done({ ...hand, over: thing, waiting: thing }, free, { type: 'wait', for: REST })
    : done({ ...calm(hand), over: thing }, free, STOP)
}

/**
 * Left with the button held, a card is dragged: it is chosen, and what it brings follows the pointer. What is only taken
 * in the hand is carried to where it belongs, and shown there.
 */
function left<K extends Kinds>({ hand, intent, sense }: Now<K>, held: boolean): Done<K> {
  const away = { ...calm(hand), over: null, grabbed: null }
  const { grabbed } = hand
  if (hand.touch) return done(away, intent, STOP)
  const free = changed(intent, { shown: null, refused: null })
  const meaning = held && grabbed !== null ? sense.meaning(grabbed, null, intent.own) : null
  if (meaning?.does === 'act')
    return done({ ...away, dragging: true }, free, STOP, {
      type: 'act',
      action: meaning.action,
      confirmed: false,
    })
  if (meaning?.does === 'exchange')
    return done({ ...away, dragging: true }, free, STOP, {
      type: 'exchange',
      action: meaning.action,
      thing: grabbed,
    })
  if (meaning?.does === 'intend')
    return done({ ...away, dragging: true }, changed(free, { own: meaning.own, pinned: null }), STOP)
  if (meaning?.does === 'propose')
    return done({ ...away, dragging: true }, changed(free, { pinned: null }), STOP)
  return done(away, free, STOP)
}

/** A finger, or a dragged card, is lifted where something is shown: it stays there, or is done at once. */
function lifted<K extends Kinds>({ hand, intent, sense }: Now<K>): Done<K> {
  const { shown } = intent
  const settles = (hand.touch || hand.dragging) && shown !== null
  const away = { ...calm(hand), grabbed: null, dragging: false, answered: hand.answered || settles }
  if (!settles) return done(away, intent, STOP)
  if (sense.atOnce) return done(away, intent, STOP, taken(sense, shown, false))
  return done(away, changed(intent, { pinned: shown, shown: null }), STOP)
}

type Clicked<K extends Kinds> = Extract<Gesture<K>, { readonly type: 'click' }>

function clicked<K extends Kinds>(now: Now<K>, { thing, at, byKey }: Clicked<K>): Done<K> {
  const { intent, sense } = now
  const hand = { ...calm(now.hand), answered: false }
  if (now.hand.answered && !byKey) return done(hand, intent, STOP)
  if (intent.pinned !== null && sense.covers(intent.pinned, thing))
    return done(hand, intent, STOP, taken(sense, intent.pinned, true))
  const meaning = sense.meaning(thing, at, intent.own)
  switch (meaning?.does) {
    case undefined:
      return done(hand, changed(intent, { refused: thing }), STOP, { type: 'explain', thing })
    case 'act':
      return done(hand, intent, STOP, { type: 'act', action: meaning.action, confirmed: false })
    case 'exchange':
      return done(hand, intent, STOP, { type: 'exchange', action: meaning.action, thing })
    case 'intend':
      return done(hand, changed(intent, { own: meaning.own, pinned: null, shown: null, refused: null }), STOP)
    case 'propose': {
      const { proposal } = meaning
      if (sense.atOnce) return done(hand, intent, STOP, taken(sense, proposal, false))
      return done(hand, changed(intent, { pinned: proposal, shown: null, refused: null }), STOP)
    }
  }
}

function rested<K extends Kinds>({ hand, intent }: Now<K>): Done<K> {
  const { waiting } = hand
  if (waiting === null) return done(hand, intent)
  // A finger is lifted after it was told, and that means nothing more.
  return done({ ...calm(hand), answered: hand.touch }, changed(intent, { refused: waiting }), {
    type: 'explain',
    thing: waiting,
  })
}

function confirmed<K extends Kinds>({ hand, intent, sense }: Now<K>): Done<K> {
  const proposal = intent.pinned ?? intent.shown
  return proposal === null ? done(hand, intent) : done(calm(hand), intent, STOP, taken(sense, proposal, true))
}

/** One intention back at a time: what is shown, then what the game keeps in mind, then the last choice itself. */
function cancelled<K extends Kinds>({ hand, intent, sense }: Now<K>): Done<K> {
  const still = calm(hand)
  if (intent.pinned !== null || intent.shown !== null)
    return done(still, changed(intent, { pinned: null, shown: null, refused: null }), STOP)
  const free = changed(intent, { refused: null })
  const back = sense.back(intent.own)
  if (back === null) return done(still, free, STOP)
  return back === 'takeBack'
    ? done(still, free, STOP, { type: 'takeBack' })
    : done(still, changed(free, { own: back.own }), STOP)
}

/** Whether a gesture did anything at all, besides ending a wait: a key that did nothing is left to others. */
export const wasTaken = <K extends Kinds>(before: Intent<K>, { intent, effects }: Done<K>): boolean =>
  before.pinned !== intent.pinned ||
  before.shown !== intent.shown ||
  before.own !== intent.own ||
  effects.some(({ type }) => type !== 'stopWaiting')
