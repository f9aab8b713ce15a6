import { type CSSProperties, memo } from 'react'
import type { Lit } from './lit.ts'
import './light.css'

export interface LightProps {
  readonly lit: Lit
  /** The ground of what is not legal: it steps back under a veil. */
  readonly veil: string
  /** Lit places by all places of that kind in sight: the more are legal, the quieter is the light. */
  readonly share: number
}

/** The light of the legal set: its veil, its ground, one edge and the brackets. Goes under whatever stands on the board. */
export const Light = memo(function Light({ lit, veil, share }: LightProps) {
  const style: CSSProperties & Record<'--share', number> = { '--share': Math.round(share * 100) / 100 }
  return (
    <g className="light" style={style}>
      <path d={veil} className="lit-veil" />
      <path d={lit.fill} className="lit-fill" />
      <path d={lit.edge} className="lit-edge" />
      <path d={lit.brackets} className="lit-brk" />
    </g>
  )
})
