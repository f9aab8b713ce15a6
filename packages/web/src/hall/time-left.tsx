import { DAY, MINUTE } from '../online/pace.ts'

const WIDTH = 360

/** The time that is left as the scale bar of a map: one segment a day, or five minutes of a live clock; broken is spent. */
export function TimeLeft({ left, budget }: { readonly left: number; readonly budget: number }) {
  const unit = budget >= DAY ? DAY : 5 * MINUTE
  const count = Math.max(1, Math.min(12, Math.ceil(budget / unit)))
  const part = WIDTH / count
  const now = WIDTH * (1 - Math.min(1, Math.max(0, left / budget)))
  return (
    <svg
      className="time-left"
      viewBox={`0 0 ${WIDTH} 22`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, place) => {
        const from = place * part
        const to = from + part
        const edge = Math.min(to, Math.max(from, now))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <g key={place}>
            {edge > from && (
              <rect x={from + 0.5} y={8.5} width={edge - from} height={7} className="time-spent" />
            )}
            {edge < to && (
              <rect
                x={edge}
                y={8.5}
                width={to - edge - 0.5}
                height={7}
                className={`time-part time-part--${place % 2}`}
              />
            )}
          </g>
        )
      })}
      <path transform={`translate(${now.toFixed(1)} 12)`} d="M0-11L6-4V8H-6V-4Z" className="time-now" />
    </svg>
  )
}
