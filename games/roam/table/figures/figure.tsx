import { Figure as AtlasFigure, type FigureProps } from '@vyprava/atlas'
import '../table.css'
import './figures.css'

/** A picture of the rulebook with its caption. */
export const Figure = (props: FigureProps) => <AtlasFigure className="roam-figure" {...props} />
