export { useCursor } from './board/cursor.ts'
export { HexBoard } from './board/hex-board.tsx'
export { type HexCursor, lineOf, stepHex } from './board/hex-steps.ts'
export { type HexPlace, placeName } from './board/hex-zones.ts'
export { keptImages, useDrawnAhead } from './board/images.ts'
export { Light } from './board/light.tsx'
export { litHexes, litSquares } from './board/lit.ts'
export { Refused, Route } from './board/route.tsx'
export { useScale } from './board/scale.ts'
export { SquareGrid, type SquareGridProps } from './board/square-grid.tsx'
export {
  ActBar,
  type ActButton,
  type ActPlan,
  AnswerButton,
  cancelButton,
  confirmButton,
  NO_PLAN,
} from './choosing/act-bar.tsx'
export { CardRow } from './choosing/card-row.tsx'
export { useCardSize } from './choosing/card-size.ts'
export { Choices } from './choosing/choices.tsx'
export { Dice } from './choosing/dice.tsx'
export { Fan } from './choosing/fan.tsx'
export { OverAll } from './choosing/over-all.tsx'
export { Points, Preview } from './choosing/preview.tsx'
export { OpenSheet } from './choosing/sheet.tsx'
export { Stepper } from './choosing/stepper.tsx'
export { FollowedProvider, useFollowed } from './followed.ts'
export type { Intent, Meaning, Point, Sense } from './gestures/gesture.ts'
export { numberKeys, useTableKeys } from './gestures/keys.ts'
export { type Hands, useHands, useIntent } from './gestures/use-hands.ts'
export { Belongings, Mine, Purse } from './goods/mine.tsx'
export { Wares } from './goods/wares.tsx'
export { useFresh, useGuests, useHome, usePromptLine } from './hooks.ts'
export { Flights, type Pace } from './motion/flights.ts'
export { useMotion } from './motion/use-motion.ts'
export { Laid, LayoutProvider, type Places, type Tray, type TrayTab } from './places.tsx'
export { Spoken } from './spoken.tsx'
export type { Extent, Room, View } from './window/view.ts'
export { type Sight, type ZoomHandle, ZoomWindow } from './window/zoom-window.tsx'
