import type { Seat } from '@vyprava/kernel'
import type { PanelProps } from '../props.ts'

/** Whose board lies there: one's own, or for who only looks on that of the one whose turn it is. */
export const ownerOf = ({ seat, view }: Pick<PanelProps, 'seat' | 'view'>): Seat =>
  seat ?? Math.max(0, view.active)
