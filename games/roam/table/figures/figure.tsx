import type { ReactNode } from 'react'
import '../table.css'
import './figures.css'

/** All pictures are as wide, so that pen and letters are the same in all of them. */
export const WIDTH = 480

interface FigureProps {
  readonly height: number
  readonly words: { readonly label: string; readonly caption: string }
  readonly children: ReactNode
}

/** A picture of the rulebook with its caption. */
export function Figure({ height, words, children }: FigureProps) {
  return (
    <figure className="roam-figure">
      <svg role="img" aria-label={words.label} viewBox={`0 0 ${WIDTH} ${height}`}>
        {children}
      </svg>
      <figcaption>{words.caption}</figcaption>
    </figure>
  )
}
