import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { createElement, type MouseEvent } from 'react'
import { useSize } from '../frame/size.ts'
import { useTexts } from '../settings/index.ts'
import type { Guide } from './guide.ts'

interface TrailProps {
  readonly guide: Guide
  /** On phones: small, without names. */
  readonly small: boolean
}

/** How the trail is drawn: from its first station to the flag. */
export interface Course {
  x(station: number): number
  y(station: number): number
  way(from: number, to: number): string
}

const MARGIN = 18
const FLAG = 36
/** A trail that is lower than this has no room for names. */
const NAMED = 36
/** The side of the box in which icons are drawn. */
const ICON = 512

export function courseOf(width: number, stations: number, small: boolean): Course {
  const [level, hills] = small ? [17, 3] : [12, 4]
  const x = (station: number) => MARGIN + (station * (width - MARGIN - FLAG)) / stations
  const y = (station: number) => level + Math.sin((station + 1) * 1.15) * hills
  const way = (from: number, to: number) => {
    const points: string[] = []
    for (let at = from; at <= to + 0.001; at += 0.1) points.push(`${x(at).toFixed(1)} ${y(at).toFixed(1)}`)
    return `M${points.join('L')}`
  }
  return { x, y, way }
}

/** The station behind the learner that is nearest to a touch. */
export const stationNear = (at: number, stations: number, share: number): number =>
  Math.max(0, Math.min(at - 1, Math.round(share * stations)))

/** The steps as a trail: full stations behind, the lantern here, hollow ones ahead, and a flag where one plays on. */
export function Trail({ guide, small }: TrailProps) {
  const { tutorial } = useTexts()
  const [place, size] = useSize()
  const { at, stations, state } = guide
  const all = stations.length
  const here = state === 'done' ? all : at
  const touch = (event: MouseEvent<HTMLButtonElement>) => {
    if (at === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left - MARGIN) / Math.max(1, width - MARGIN - FLAG)
    guide.goTo(event.detail === 0 ? at - 1 : stationNear(at, all, share))
  }
  return (
    <div className="lesson-trail" ref={place}>
      {size === null ? null : (
        <Drawn
          course={courseOf(size.width, all, small)}
          height={size.height}
          here={here}
          stations={stations}
          small={small}
        />
      )}
      <button
        type="button"
        aria-label={tutorial.back}
        title={tutorial.back}
        aria-keyshortcuts="Backspace"
        aria-disabled={at === 0}
        onClick={touch}
      />
    </div>
  )
}

interface DrawnProps {
  readonly course: Course
  readonly height: number
  readonly here: number
  readonly stations: Guide['stations']
  readonly small: boolean
}

function Drawn({ course: { x, y, way }, height, here, stations, small }: DrawnProps) {
  const all = stations.length
  const flame = small ? 14 : 17
  const shine = `translate(${-flame / 2} ${-flame / 2 - 0.4}) scale(${flame / ICON})`
  return (
    <svg aria-hidden="true">
      <path d={way(0, here)} className="trail-way" />
      <path d={way(here, all)} className="trail-way todo" />
      {createElement('g', null, ...stations.map((_, at) => (at === here ? null : dot(at))))}
      {small || height < NAMED ? null : createElement('g', null, ...stations.map(named))}
      <path d={`M${x(all)} ${y(all) + 5}v-20`} className="trail-pole" />
      <path d={`M${x(all)} ${y(all) - 15}l15 5.2-15 5.4Z`} className="trail-flag" />
      <g
        className="trail-lantern"
        style={{ transform: `translate(${x(here)}px, ${y(here) - (small ? 0 : 2)}px)` }}
      >
        <circle r={small ? 9.5 : 12} className="trail-now" />
        <path d={lanternFlame} transform={shine} className="trail-flame" />
      </g>
    </svg>
  )

  function dot(at: number) {
    const state = at > here ? 'trail-dot todo' : 'trail-dot'
    return <circle cx={x(at)} cy={y(at)} r={small ? 3.2 : 4.6} className={state} />
  }

  function named(name: string | null, at: number) {
    if (name === null) return null
    return (
      <text x={x(at)} y={height - 4} className={at <= here ? 'trail-name on' : 'trail-name'}>
        {name}
      </text>
    )
  }
}
