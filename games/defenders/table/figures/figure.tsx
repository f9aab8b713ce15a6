import { Figure as AtlasFigure, type FigureProps } from '@vyprava/atlas'
import '../board/board.css'
import '../board/pieces.css'
import '../board/over.css'
import '../machine/machine.css'
import './figures.css'

/** A picture of the rulebook with its caption. */
export const Figure = (props: FigureProps) => <AtlasFigure className="df-figure" {...props} />
