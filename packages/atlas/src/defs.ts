import { coinDefs } from './coin.ts'
import { hexDefs } from './hex.ts'
import { markerDefs } from './marker.ts'
import { pencilDefs } from './pencil.ts'

const hatchPattern =
  '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0V5" stroke="var(--ink)" stroke-width="1" opacity=".5"/></pattern>'

/** Symbols, patterns and clip paths that pieces refer to. Ids are global: once per document. */
export const defs = (): string =>
  `<defs>${markerDefs()}${coinDefs()}${pencilDefs()}${hatchPattern}${hexDefs()}</defs>`
