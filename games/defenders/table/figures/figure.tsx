import type { ReactNode } from 'react'
import '../board/board.css'
import '../board/pieces.css'
import '../board/over.css'
import '../machine/machine.css'
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
    <figure className="df-figure">
      <svg role="img" aria-label={words.label} viewBox={`0 0 ${WIDTH} ${height}`}>
        {children}
      </svg>
      <figcaption>{words.caption}</figcaption>
    </figure>
  )
}
