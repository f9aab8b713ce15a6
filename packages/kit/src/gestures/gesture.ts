/** A point of the board, in units of the game's choice. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a game's hands are about: things that can be touched, proposals that can be shown, actions, and the rest. */
export interface Kinds {
  readonly thing: unknown
  /** Something that would happen: shown before it is done. */
  readonly proposal: unknown
  readonly action: unknown
  /** What the game keeps in mind besides: a tool in the hand, a fan that is open. */
  readonly own: unknown
}

/** What somebody is about to do: nothing of it has happened yet. */
export interface Intent<K extends Kinds> {
  /** Under the pointer, and gone with it. */
  readonly shown: K['proposal'] | null
  /** Shown until it is confirmed or dropped. */
  readonly pinned: K['proposal'] | null
  /** Of which it was said why not. */
  readonly refused: K['thing'] | null
  readonly own: K['own']
}

/** What touching a thing means now. */
export type Meaning<K extends Kinds> =
  /** It is shown first, and done when it is confirmed. */
  | { readonly does: 'propose'; readonly proposal: K['proposal'] }
  /** It is done at once: choosing a card, which can be put back. */
  | { readonly does: 'act'; readonly action: K['action'] }
  /** The last choice is taken back, and this one takes its place. */
  | { readonly does: 'exchange'; readonly action: K['action'] }
  /** It is only kept in mind. */
  | { readonly does: 'intend'; readonly own: K['own'] }

/** What the reducer asks a game: pure questions about the table as it is now. */
export interface Sense<K extends Kinds> {
  /** Touching takes it, without a preview that waits. */
  readonly atOnce: boolean
  /** What names a thing: two things with the same name are the same. */
  nameOf(thing: K['thing']): string
  /** What touching it means, at a point of the board if there is one; null when it cannot be done. */
  meaning(thing: K['thing'], at: Point | null, own: K['own']): Meaning<K> | null
  actionOf(proposal: K['proposal']): K['action']
  /** Whether a thing is part of what is shown, so that touching it again confirms. */
  covers(proposal: K['proposal'], thing: K['thing']): boolean
  /** Whether a pointer that rests on it is told why not. */
  answers(thing: K['thing']): boolean
  /** One intention back: what is then kept in mind, or that the last choice be taken back; null when there is none. */
  back(own: K['own']): { readonly own: K['own'] } | 'takeBack' | null
}

/** What a hand does. */
export type Gesture<K extends Kinds> =
  | {
      readonly type: 'down' | 'move'
      readonly thing: K['thing'] | null
      readonly at: Point | null
      readonly touch: boolean
      /** The thing can be dragged to the board. */
      readonly grabs?: boolean
      /** The pointer did not move: the thing came under it. */
      readonly still?: boolean
    }
  /** The pointer is gone from whatever it was over, perhaps with the button held. */
  | { readonly type: 'leave'; readonly held: boolean }
  | { readonly type: 'up' }
  /** The browser took the finger for something else. */
  | { readonly type: 'lost' }
  | {
      readonly type: 'click'
      readonly thing: K['thing']
      readonly at: Point | null
      /** No press came before it. */
      readonly byKey: boolean
    }
  /** Nothing has moved for as long as was waited. */
  | { readonly type: 'rest' }
  /** Keys brought a proposal somewhere. */
  | { readonly type: 'show'; readonly proposal: K['proposal'] }
  | { readonly type: 'intend'; readonly own: K['own'] }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }

/** What the hand remembers between two gestures; nobody sees it. */
export interface Hand<K extends Kinds> {
  readonly touch: boolean
  readonly over: K['thing'] | null
  /** Somebody rests on it: they will be told why not. */
  readonly waiting: K['thing'] | null
  /** The press was answered already; the click that follows it means nothing. */
  readonly answered: boolean
  readonly grabbed: K['thing'] | null
  readonly dragging: boolean
}

/** A pointer that rests on something this long, or a finger that long, wants to know why not. */
export const REST = 650
export const LONG_PRESS = 480

/** What has to be done in the world. */
export type Effect<K extends Kinds> =
  /** Confirmed when it was shown before, so that nobody is surprised by what it ends. */
  | { readonly type: 'act'; readonly action: K['action']; readonly confirmed: boolean }
  | { readonly type: 'exchange'; readonly action: K['action']; readonly thing: K['thing'] }
  | { readonly type: 'takeBack' }
  | { readonly type: 'explain'; readonly thing: K['thing'] }
  /** A `rest` is due after so many milliseconds; only the last wait counts. */
  | { readonly type: 'wait'; readonly for: number }
  | { readonly type: 'stopWaiting' }

export interface Done<K extends Kinds> {
  readonly hand: Hand<K>
  readonly intent: Intent<K>
  readonly effects: readonly Effect<K>[]
}
