import { seatPaint, tidy } from '@vyprava/atlas'
import { type CSSProperties, memo } from 'react'
import { type DefendersAction, type DefendersView, NONE } from '../../rules/index.ts'
import { shareOn } from './near.ts'
import type { DesignOf } from './pieces.tsx'
import type { PlateShape } from './plate-ink.ts'
import './bubbles.css'

/** What somebody says, where their leader stands. */
export interface Bubble {
  readonly player: number
  readonly hex: number
  readonly phrase: number
  /** Not said yet. */
  readonly ghost: boolean
}

/** In the discussion what each said last; and at any time what one is about to say. */
export function bubblesIn(
  { players, phase }: Pick<DefendersView, 'players' | 'phase'>,
  player: number,
  action: DefendersAction | null,
): readonly Bubble[] {
  return players.flatMap(({ leader, signs }, speaker) => {
    const ghost = speaker === player && action?.type === 'say'
    const said = phase === 'discussion' ? signs.findLast(({ kind }) => kind === 'phrase') : undefined
    const phrase = ghost ? action.phrase : said?.value
    return leader === NONE || phrase === undefined ? [] : [{ player: speaker, hex: leader, phrase, ghost }]
  })
}

declare module 'react' {
  interface CSSProperties {
    /** In whose paint a bubble is drawn, where its leader stands on the plate, and over how many others. */
    '--said-by'?: string
    '--said-x'?: string
    '--said-y'?: string
    '--said-over'?: number
  }
}

interface BubblesProps {
  readonly bubbles: readonly Bubble[]
  readonly shape: PlateShape
  readonly design: DesignOf
  said(phrase: number): string
}

/**
 * What the others say, at their leaders: a phone has no other room for it. The log says it aloud, and a touch goes
 * through to the hex.
 */
export const Bubbles = memo(function Bubbles({ bubbles, shape, design, said }: BubblesProps) {
  if (bubbles.length === 0) return null
  const styleOf = ({ player, hex }: Bubble, place: number): CSSProperties => {
    const { x, y } = shareOn(shape, hex)
    return {
      '--said-by': seatPaint(design(player)),
      '--said-x': `${100 * x}%`,
      '--said-y': `${100 * y}%`,
      '--said-over': bubbles.slice(0, place).filter((other) => other.hex === hex).length,
    }
  }
  return (
    <ul className="df-bubbles" aria-hidden="true">
      {bubbles.map((bubble, place) => (
        <li key={bubble.player} data-ghost={bubble.ghost || undefined} style={styleOf(bubble, place)}>
          {tidy(said(bubble.phrase))}
        </li>
      ))}
    </ul>
  )
})
