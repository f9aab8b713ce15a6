import { createElement, Fragment, type ReactNode } from 'react'

/** A letter that is a word must not stand alone at a line's end, and no name of an edge is parted. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(^|[\s(„])([aikosuvzAIKOSUVZ]) (?=\S)/g, '$1$2\u00a0')
    .replaceAll(/(?<=[A-Z]\d+)–(?=[A-Z]\d)/g, '\u2060–\u2060')

const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*)/

function pieceOf(piece: string): ReactNode {
  if (piece.startsWith('**')) return <b>{piece.slice(2, -2)}</b>
  return piece.startsWith('*') ? <em>{piece.slice(1, -1)}</em> : piece
}

/** What a lesson says: `*…*` is a word of the game, `**…**` a number. */
export const Marked = ({ text }: { readonly text: string }) =>
  createElement(Fragment, null, ...unbroken(text).split(PIECES).map(pieceOf))
