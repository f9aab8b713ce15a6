import { Icon, Marker } from '@vyprava/atlas'
import { type GameResult, winners } from '@vyprava/kernel'
import type { Account, Gauge } from '@vyprava/module'
import { paintOf } from '../play/paint.ts'
import { useTexts } from '../settings/index.ts'
import { axisOf, segmentsOf, shownKinds } from './scale.ts'
import { orderOf, signed } from './verdict.ts'

interface LegendProps {
  readonly account: Account
  readonly result: GameResult
  readonly names: readonly string[]
  /** How many kinds have been counted so far. */
  readonly counted: number
}

/** Where the points come from, as scale bars in the patterns of a map key; what decided a common game, as gauges. */
export function Legend(props: LegendProps) {
  const { account } = props
  const { end } = useTexts()
  return (
    <section className="panel end-legend" aria-label={end.legend}>
      <h2>
        {end.legend}
        <small>{account.note}</small>
      </h2>
      {account.gauges.length > 0 && <Gauges gauges={account.gauges} />}
      {account.kinds.length > 0 && <Bars {...props} />}
    </section>
  )
}

/** Everybody's bar, the axis below, and the key. */
export function Bars({ account, result, names, counted }: LegendProps) {
  const { end } = useTexts()
  const kinds = shownKinds(account)
  const axis = axisOf(kinds, names.length)
  const first = result.kind === 'together' ? [] : winners(result, names.length)
  const done = counted >= kinds.length
  const share = (points: number) => `${(100 * points) / axis.to}%`
  const { tally } = account
  const form = [
    'end-bars',
    ...(tally === undefined ? [] : ['end-bars--tally']),
    ...(kinds.some(({ pattern }) => pattern === null) ? ['end-bars--losses'] : []),
  ]
  return (
    <div className={form.join(' ')}>
      <ol className="ranks">
        {orderOf(result, names.length).map((seat) => {
          const total = result.scores?.[seat] ?? 0
          const shown = kinds.reduce((sum, { points }, kind) => sum + soFar(points[seat], counted - kind), 0)
          const won = done && first.includes(seat)
          return (
            <li key={seat} className={won ? 'end-row end-row--won' : 'end-row'}>
              <Marker seat={paintOf(seat)} />
              <b>{names[seat]}</b>
              {tally !== undefined && (
                <span className="end-tally">
                  <span className="visually-hidden">{tally.name}: </span>
                  {tally.counts[seat]}/{tally.of}
                </span>
              )}
              <span className="visually-hidden">
                {kinds.map(({ name, points }) => `${name} ${signed(points[seat])}`).join(', ')}; {end.total}{' '}
                {signed(total)}
              </span>
              <span className="end-bar" aria-hidden="true">
                {segmentsOf(kinds, seat).map(({ kind, from, length, points, covered, pattern }) => (
                  <i
                    key={kind}
                    className={pattern === null ? 'end-loss' : `end-seg end-seg--${pattern}`}
                    style={{
                      left: share(from),
                      width: share(length),
                      paddingRight: covered < length ? share(covered) : 0,
                      transform: `scaleX(${soFar(1, counted - kind)})`,
                    }}
                  >
                    <b>{signed(points)}</b>
                  </i>
                ))}
              </span>
              <span className="end-total" aria-hidden="true">
                {signed(done ? total : Math.round(shown))}
              </span>
            </li>
          )
        })}
      </ol>
      <Axis {...axis} />
      <ul className="end-key" aria-hidden="true">
        {kinds.map(({ name, pattern }) => (
          <li key={name}>
            <i className={pattern === null ? 'end-loss' : `end-seg end-seg--${pattern}`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What of some points has been counted, when this part of them has. */
const soFar = (points: number, part: number): number => points * Math.max(0, Math.min(1, part))

function Axis({ to, step }: { readonly to: number; readonly step: number }) {
  const ticks = Array.from({ length: Math.floor(to / step) + 1 }, (_, place) => place * step)
  return (
    <div className="end-row end-axis" aria-hidden="true">
      <span className="end-scale">
        {ticks.map((tick) => (
          <i key={tick} style={{ left: `${(100 * tick) / to}%` }}>
            {tick}
          </i>
        ))}
      </span>
    </div>
  )
}

/** Beyond so many cells a gauge is one bar. */
const MOST_CELLS = 40

export function Gauges({ gauges }: { readonly gauges: readonly Gauge[] }) {
  const { end } = useTexts()
  return (
    <ul className="end-gauges">
      {gauges.map((gauge) => {
        const { name, icon, have, of, side, fatal } = gauge
        const state = fatal ? 'end-gauge--fatal' : side === 'wins' && have >= of ? 'end-gauge--done' : ''
        return (
          <li key={name} className={`end-gauge ${state}`}>
            <Icon data={icon} />
            <span>{name}</span>
            <Cells {...gauge} />
            <em>
              {have} <small>{end.of(of)}</small>
              {fatal && <span className="visually-hidden">: {end.decided}</span>}
            </em>
          </li>
        )
      })}
    </ul>
  )
}

/** Checked like a scale bar where it wins, hatched where it kills, broken red beyond the last place. */
function Cells({ have, of, side }: Gauge) {
  const whole = Math.max(have, of)
  if (whole > MOST_CELLS) {
    return (
      <span className="end-cells" aria-hidden="true">
        <i className={cellOf(0, 1, 1, side)} style={{ flexGrow: have }} />
        <i className="end-cell--open" style={{ flexGrow: Math.max(0, of - have) }} />
      </span>
    )
  }
  return (
    <span className="end-cells" aria-hidden="true">
      {Array.from({ length: whole }, (_, place) => place).map((place) => (
        <i key={place} className={cellOf(place, have, of, side)} />
      ))}
    </span>
  )
}

function cellOf(place: number, have: number, of: number, side: Gauge['side']): string {
  if (place >= of) return 'end-cell--beyond'
  if (place >= have) return 'end-cell--open'
  if (side === 'kills') return 'end-cell--hatch'
  return place % 2 === 0 ? 'end-cell--ink' : 'end-cell--paper'
}
