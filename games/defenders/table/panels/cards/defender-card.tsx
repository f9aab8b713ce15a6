import { Drawing } from '@vyprava/atlas'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { padlock } from '@vyprava/atlas/icons/signs.ts'
import { memo } from 'react'
import {
  backInk,
  cardHeight,
  type DefenderFace,
  defenderBox,
  defenderInk,
  MINI_BOX,
  miniInk,
  sealInk,
  waitInk,
} from './defender-ink.ts'

interface DefenderProps {
  readonly face: DefenderFace
  readonly width: number
  readonly letter: number
  readonly height?: number
}

/** A Defender at its size in pixels. */
export const Defender = memo(function Defender({ face, width, letter, height }: DefenderProps) {
  const high = height ?? cardHeight(width)
  return (
    <Drawing
      className="card"
      width={width}
      height={high}
      viewBox={defenderBox(width, high)}
      ink={defenderInk(face, width, letter, high)}
    />
  )
})

interface MiniProps {
  readonly face: DefenderFace
  readonly label?: string
  /** Icon path data of a seal over it: one who fell. */
  readonly seal?: string
}

export const Mini = memo(({ face, label, seal }: MiniProps) => (
  <Drawing
    className="df-mini"
    viewBox={MINI_BOX}
    label={label}
    ink={miniInk(face) + (seal === undefined ? '' : sealInk(seal, 'df-fallen'))}
  />
))

interface BackProps {
  readonly design: DefenderFace['design']
  /** The leader's face. */
  readonly art: string
  readonly label?: string
  /** It is a secret choice. */
  readonly locked?: boolean
}

export const Back = memo(({ design, art, label, locked = false }: BackProps) => (
  <Drawing
    className="df-mini"
    viewBox={MINI_BOX}
    label={label}
    ink={backInk(design, art) + (locked ? sealInk(padlock, 'df-lock') : '')}
  />
))

/** A choice is awaited here. */
export const Awaited = ({ label }: { readonly label?: string }) => (
  <Drawing className="df-mini" viewBox={MINI_BOX} label={label} ink={waitInk(hourglass)} />
)
