import type { Kept } from '../../games/testing/kept.ts'

/** A moment of a game that is worth a picture. */
export interface Scene extends Kept {
  readonly game: string
  readonly player: string
  /** What is pressed before the first picture, in this order; at last what is seen. */
  readonly presses?: readonly string[] | (() => readonly string[])
  /** The tabs that a phone opens for it first. */
  readonly tabs?: readonly string[]
  /** What is waited for then. */
  readonly waits?: string
  /** The key that opens something after that. */
  readonly opens?: string
  /** What is shown as if it were chosen: the first lit place of the board, or the first that fits. */
  readonly aims?: boolean | string
  /** Something is opened over the table, so what lies under it cannot be reached. */
  readonly covers?: boolean
  /** Things may move: what is told step by step is. */
  readonly moves?: boolean
  /** A moment that would pass: bots never answer, or what moves hardly does and is in the middle of it. */
  readonly alike?: 'waiting' | 'slow'
  /** A page of the app in place of a game that is kept. */
  readonly address?: string
  /** The name of its picture at a size; null where there is none. */
  readonly named: (size: string) => string | null
}

/** How the names of mockups say a size. */
export const SHORT: Readonly<Record<string, string>> = {
  '1920x1080': '1920',
  '1440x900': '1440',
  '820x1180': '820',
  '390x844': '390',
  '360x780': '360',
}

export const LIT_HEX = '[data-spot^="hex"][data-lit]'
