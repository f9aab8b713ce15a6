import { Sheet } from '@vyprava/atlas'
import type { ReactNode } from 'react'
// Together and in this order: the rules of pages must come after those of the atlas, whichever chunk they land in.
import '@vyprava/atlas/atlas.css'
import './page.css'

type PageProps = {
  readonly children: ReactNode
  /** Whether the ladder frame stays while the content scrolls over it, scrolls with it, or is not there. */
  readonly frame?: 'stays' | 'scrolls' | 'none'
}

/** Paper with contour lines and the ladder frame of an atlas sheet. */
export function Page({ children, frame = 'stays' }: PageProps) {
  const framed = (
    <>
      {frame !== 'none' && <div className="page-frame" aria-hidden="true" />}
      {children}
    </>
  )
  return (
    <>
      <Sheet className="page-sheet" seed="home4" width={1440} height={900} scale={250} levels={11} />
      {frame === 'scrolls' ? <div className="page-long">{framed}</div> : framed}
    </>
  )
}
