import { type Language, useAfterFrame } from '@vyprava/atlas'
import { memo, useMemo } from 'react'
import type { RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels/index.ts'
import { squareLabels } from '../square-labels.ts'
import { readingOrder } from '../turn.ts'
import { Squares, type SquaresProps } from './squares.tsx'

interface SpokenProps extends Omit<SquaresProps, 'label' | 'labels'> {
  readonly view: RoamView
  readonly names: readonly string[]
  readonly language: Language
  readonly labels: RoamLabels
}

/** The squares with what they are called, which follows the pieces by a frame. */
export const SpokenSquares = memo(function SpokenSquares(props: SpokenProps) {
  const { view, names, language, labels, ...squares } = props
  const { lit, edge } = squares
  const known = useAfterFrame(
    useMemo(() => ({ view, lit, edge }), [view, lit, edge]),
    'aside',
  )
  const spoken = useMemo(() => {
    const said = squareLabels(known.view, names, known.lit, language, labels)
    return readingOrder(known.edge).map((square) => said[square])
  }, [known, names, language, labels])
  return <Squares {...squares} label={labels.map} labels={spoken} />
})
