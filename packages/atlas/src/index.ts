/** The field atlas: drawings as SVG strings, and thin React components over them. Icons: import from icons/. */
export * from './card.ts'
export { coinDefs, coins } from './coin.ts'
export * from './contour.ts'
export { defs } from './defs.ts'
export * from './die.ts'
export { engine } from './engine.ts'
export * from './factory.ts'
export * from './glyphs.ts'
export {
  HEX_KINDS,
  HEX_RADIUS,
  type HexKind,
  type HexOptions,
  hex,
  hexPath,
  PENCILS,
  type Pencil,
} from './hex.ts'
export { hexInk } from './hex-ink.ts'
export { icon } from './icon.ts'
export * from './land.ts'
export * from './landmarks.ts'
export { MARKER_BOX, marker, markerDefs } from './marker.ts'
export * from './neatline.ts'
export * from './panorama.ts'
export { portrait } from './portrait.ts'
export * from './random.ts'
export { type Following, useAfterFrame } from './react/after-frame.ts'
export * from './react/cards.tsx'
export { Drawing, type DrawingProps, Ink, type InkProps } from './react/drawing.tsx'
export { FIGURE_WIDTH, Figure, type FigureProps } from './react/figure.tsx'
export { useKept, useKeptSet } from './react/kept.ts'
export { mediaHolds, useMedia } from './react/media.ts'
export { useNight } from './react/night.ts'
export * from './react/pieces.tsx'
export { useWhenIdle } from './react/when-idle.ts'
export * from './rose.ts'
export * from './seats.ts'
export * from './shape.ts'
export * from './sheet.ts'
export { setTexts, tidy } from './tidy.ts'
export * from './token.ts'
export { wall, wallPlates } from './wall.ts'
