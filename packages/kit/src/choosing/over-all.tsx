import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'

interface OverAllProps {
  /** The element that holds all parts of the table. */
  readonly root: RefObject<HTMLElement | null>
  readonly className: string
  readonly children: ReactNode
}

/** Over every part of the table, whichever of them is in sight: on a phone the board and a tab may both have been touched. */
export function OverAll({ root, className, children }: OverAllProps) {
  if (root.current === null) return null
  return createPortal(<div className={className}>{children}</div>, root.current)
}
