import type { Seat } from '@vyprava/kernel'
import type { PanelProps } from '../props.ts'

/** Whose board lies there: one's own, or, for whoever only looks on, that of the player they follow or whose turn it is. */
export const ownerOf = ({ seat, followed, view }: Pick<PanelProps, 'seat' | 'followed' | 'view'>): Seat =>
  seat ?? followed ?? Math.max(0, view.active)
