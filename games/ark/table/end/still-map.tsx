import { Ink, useNight } from '@vyprava/atlas'
import { memo } from 'react'
import { type Chart, NONE } from '../../rules/index.ts'
import { grid, ground, knownEdge, pencilled, prints, rim, roads } from '../board/map-ink.ts'

interface MapProps {
  readonly chart: Chart
  readonly painted: readonly number[]
}

/** Paper and pencil. */
export const MapGround = memo(function MapGround({ chart, painted }: MapProps) {
  return <Ink ink={ground(chart) + pencilled(chart, painted)} />
})

/** The printed ink over them. */
export const MapPrint = memo(function MapPrint({ chart, painted }: MapProps) {
  const night = useNight()
  return <Ink ink={grid(chart) + roads(chart, painted) + prints(chart, painted, night) + rim(chart)} />
})

/** The map as it lies, without any light. */
export const StillMap = ({ chart, painted }: MapProps) => (
  <>
    <MapGround chart={chart} painted={painted} />
    <MapPrint chart={chart} painted={painted} />
    <Known chart={chart} painted={painted} />
  </>
)

const Known = memo(function Known({ chart, painted }: MapProps) {
  return <Ink ink={knownEdge(chart, (hex) => painted[hex] !== NONE)} />
})
