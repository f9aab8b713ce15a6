import { Ink } from '@vyprava/atlas'
import { MOST_INJURIES } from '../../rules/index.ts'
import {
  CIRCLE_BOX,
  type CircleFacts,
  circleInk,
  ghostInk,
  markerInk,
  spotOn,
  woundInk,
} from './circle-ink.ts'
import './circle.css'

interface CircleProps {
  readonly facts: CircleFacts
  /** Whose it is, for what flies to it. */
  readonly player?: number
  /** What a screen reader says; without it the circle is decoration. */
  readonly label?: string
}

const WOUNDS = Array.from({ length: MOST_INJURIES }, (_, place) => place)

/** A faction's circle. The marker of support is a thing of its own: it goes from field to field. */
export function Circle({ facts, player, label }: CircleProps) {
  const [x, y] = spotOn(facts.fields, facts.marker)
  return (
    <svg
      className="df-circle"
      viewBox={CIRCLE_BOX}
      data-circle={player}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Ink ink={circleInk(facts)} />
      <g className="fc">
        <Ink ink={ghostInk(facts)} />
        {WOUNDS.map((place) => (
          <Ink key={place} ink={woundInk(facts, place)} />
        ))}
      </g>
      <g className="fc-m" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Ink ink={markerInk(facts)} />
      </g>
    </svg>
  )
}
