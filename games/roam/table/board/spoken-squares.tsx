import { useAfterFrame } from '@vyprava/atlas'
import { SquareGrid, type SquareGridProps } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { memo, useMemo } from 'react'
import type { Edge, RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { useCards } from '../cards.ts'
import type { RoamHands } from '../intent.ts'
import { squareLabels } from '../square-labels.ts'
import { readingOrder, SIDE } from '../turn.ts'

interface SpokenProps extends Pick<SquareGridProps, 'lit' | 'cursor' | 'moveCursor' | 'carrying' | 'pinned'> {
  readonly view: RoamView
  readonly edge: Edge
  readonly names: readonly string[]
  readonly language: Language
  readonly labels: RoamLabels
  readonly on: RoamHands
}

/** The squares with what they are called, which follows the pieces by a frame. */
export const SpokenSquares = memo(function SpokenSquares(props: SpokenProps) {
  const { view, edge, names, language, labels, on, ...grid } = props
  const { lit } = grid
  const cards = useCards()
  const known = useAfterFrame(
    useMemo(() => ({ view, lit, edge }), [view, lit, edge]),
    'beside',
  )
  const spoken = useMemo(() => {
    const said = squareLabels(cards, known.view, names, known.lit, language, labels)
    return readingOrder(known.edge).map((square) => said[square])
  }, [cards, known, names, language, labels])
  const rows = useMemo(() => {
    const order = readingOrder(edge)
    return Array.from({ length: SIDE }, (_, row) => order.slice(row * SIDE, (row + 1) * SIDE))
  }, [edge])
  const board = useMemo(() => on.board((square: number) => ({ kind: 'square', square })), [on])
  return (
    <SquareGrid
      {...grid}
      rows={rows}
      label={labels.map}
      labels={spoken}
      board={board}
      className="roam-squares"
    />
  )
})
