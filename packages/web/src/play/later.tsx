import { type Following, useAfterFrame } from '@vyprava/atlas'
import { type ComponentType, memo } from 'react'
import { PlayProvider, usePlay } from './context.ts'

/**
 * A part of the margins that follows the board by a frame. The eyes are on the board when something was done there:
 * its picture must not wait for the log.
 */
export function later<Props extends object>(
  Part: ComponentType<Props>,
  order: Following = 'margins',
): ComponentType<Props> {
  const Kept = memo(Part)
  return function Later(props: Props) {
    const known = useAfterFrame(usePlay(), order)
    return (
      <PlayProvider value={known}>
        <Kept {...props} />
      </PlayProvider>
    )
  }
}
