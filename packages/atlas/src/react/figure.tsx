import type { ReactNode } from 'react'

/** All pictures of rulebooks are as wide, so that pen and letters are the same in all of them. */
export const FIGURE_WIDTH = 480

export interface FigureProps {
  readonly height: number
  readonly words: { readonly label: string; readonly caption: string }
  readonly children: ReactNode
}

/** A picture of a rulebook with its caption; the class is the game's. */
export function Figure({ className, height, words, children }: FigureProps & { readonly className: string }) {
  return (
    <figure className={className}>
      <svg role="img" aria-label={words.label} viewBox={`0 0 ${FIGURE_WIDTH} ${height}`}>
        {children}
      </svg>
      <figcaption>{words.caption}</figcaption>
    </figure>
  )
}
