import { memo } from 'react'
import { type Chart, NONE } from '../../rules/index.ts'
import { middlesOf, seedOf } from './map-ink.ts'
import { type Print, printAddress, printBox } from './print-image.ts'
import { printOf } from './print-ink.ts'

interface PrintsProps {
  readonly chart: Chart
  readonly painted: readonly number[]
  readonly night: boolean
}

/**
 * The printed pictures of a sheet that is played on. A picture that is put into the page is fetched anew, so every hex
 * has both of its pictures, bare and in its pencil, and shows one of them.
 */
export const Prints = memo(function Prints({ chart, painted, night }: PrintsProps) {
  return chart.hexes.map((_, hex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its number
    <PrintAt key={hex} chart={chart} hex={hex} pencil={painted[hex]} night={night} />
  ))
})

interface PrintProps extends Pick<PrintsProps, 'chart' | 'night'> {
  readonly hex: number
  readonly pencil: number
}

const PrintAt = memo(function PrintAt({ chart, hex, pencil, night }: PrintProps) {
  const bare = { kind: printOf(chart.hexes[hex]), seed: seedOf(chart, hex), pencil: NONE, night }
  const own = pencil === NONE ? chart.colour[hex] : pencil
  return (
    <>
      <Picture print={bare} chart={chart} hex={hex} shown={pencil === NONE} />
      {own === NONE ? null : (
        <Picture print={{ ...bare, pencil: own }} chart={chart} hex={hex} shown={pencil !== NONE} />
      )}
    </>
  )
})

interface PictureProps extends Pick<PrintProps, 'chart' | 'hex'> {
  readonly print: Print
  readonly shown: boolean
}

const Picture = ({ print, chart, hex, shown }: PictureProps) => (
  <image
    href={printAddress(print)}
    {...printBox(middlesOf(chart)[hex])}
    visibility={shown ? undefined : 'hidden'}
  />
)
