import { Sheet } from '@vyprava/atlas'
import type { ReactNode } from 'react'
// Together and in this order: the rules of pages must come after those of the atlas, whichever chunk they land in.
import '@vyprava/atlas/atlas.css'
import './page.css'

/** Paper with contour lines and the ladder frame of an atlas sheet; its content scrolls over it. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Sheet className="page-sheet" seed="home4" width={1440} height={900} scale={250} levels={11} />
    <div className="page-frame" aria-hidden="true" />
    {children}
  </>
)
