import { tidy } from '@vyprava/atlas'
import { createElement, Fragment, type ReactNode } from 'react'

const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*)/

function pieceOf(piece: string): ReactNode {
  if (piece.startsWith('**')) return <b>{piece.slice(2, -2)}</b>
  return piece.startsWith('*') ? <em>{piece.slice(1, -1)}</em> : piece
}

/** What a lesson says: `*…*` is a word of the game, `**…**` a number. */
export const Marked = ({ text }: { readonly text: string }) =>
  createElement(Fragment, null, ...tidy(text).split(PIECES).map(pieceOf))
