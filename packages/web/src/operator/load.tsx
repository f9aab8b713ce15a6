import { useId } from 'react'
import { language } from '../settings/index.ts'
import type { LoadShown, Overview } from './data.ts'
import { useDesk } from './desk.ts'

const WIDE = 300
const HIGH = 44
/** Quarters of an hour in a day. */
const SLOTS = 96
const QUARTER = 15

interface Profile {
  readonly title: string
  readonly value: string
  readonly note: string
  readonly points: readonly number[]
  /** The most that is fine; null where there is no such thing. */
  readonly limit: number | null
  /** The least height of the drawing. */
  readonly least: number
}

/** What the server has to do: height profiles of a day, each with its limit. */
export function Load({ overview: { load, house } }: { readonly overview: Overview }) {
  const { texts } = useDesk()
  const title = useId()
  return (
    <section className="panel op-box" aria-labelledby={title}>
      <h2 id={title}>
        {texts.load.title}
        <small>{texts.load.span}</small>
      </h2>
      {house.draining && <p className="op-warn">{texts.draining}</p>}
      {house.busy && !house.draining && <p className="op-warn">{texts.busy}</p>}
      {profilesOf(load, house.memory, texts.load).map((profile) => (
        <Row key={profile.title} profile={profile} />
      ))}
    </section>
  )
}

const PROCESSOR_LIMIT = 0.9
const ANSWER_LIMIT = 100

function profilesOf(
  { stretches, now }: LoadShown,
  memory: number,
  words: ReturnType<typeof useDesk>['texts']['load'],
): Profile[] {
  const most = (points: readonly number[]): number => Math.max(0, ...points)
  const of = (pick: (one: LoadShown['now']) => number): number[] => stretches.map(pick)
  const [processor, sockets, bots] = [of((s) => s.processor), of((s) => s.sockets), of((s) => s.bots)]
  const memories = of((s) => s.memory)
  const answers = of((s) => s.answers ?? 0)
  const percent = (part: number): string => `${Math.round(part * 100)} %`
  const slow = now.answers === null ? words.quiet : `${Math.round(now.answers)} ms`
  // Where a whole machine stands behind the process, its line would lie far above everything.
  const near = most(memories) > memory / 4
  return [
    {
      ...{
        title: words.processor,
        value: percent(now.processor),
        note: words.most(percent(most(processor))),
      },
      ...{ points: processor, limit: PROCESSOR_LIMIT, least: 1 },
    },
    {
      ...{ title: words.memory, value: bytes(now.memory), note: words.of(bytes(memory)) },
      ...{ points: memories, limit: near ? memory * 0.9 : null, least: near ? memory : most(memories) * 1.6 },
    },
    {
      ...{ title: words.sockets, value: String(now.sockets), note: words.most(String(most(sockets))) },
      ...{ points: sockets, limit: null, least: 4 },
    },
    {
      ...{ title: words.answers, value: slow, note: now.answers === null ? '' : words.slow },
      ...{ points: answers, limit: ANSWER_LIMIT, least: ANSWER_LIMIT * 1.2 },
    },
    {
      ...{ title: words.bots, value: String(now.bots), note: words.most(String(most(bots))) },
      ...{ points: bots, limit: null, least: 4 },
    },
  ]
}

export function bytes(count: number): string {
  if (count < 2 ** 20) return `${Math.ceil(count / 2 ** 10)} kB`
  if (count < 2 ** 30) return `${Math.round(count / 2 ** 20)} MB`
  const giga = new Intl.NumberFormat(language.get(), { maximumFractionDigits: 1 })
  return `${giga.format(count / 2 ** 30)} GB`
}

function Row({ profile: { title, value, note, points, limit, least } }: { readonly profile: Profile }) {
  const { texts } = useDesk()
  const top = Math.max(least, ...points) * 1.02
  const y = (point: number): number => HIGH - 2 - ((HIGH - 4) * point) / top
  // What was before the process began is not known: the line begins where it does.
  const x = (place: number): number => (WIDE * (SLOTS - points.length + place)) / (SLOTS - 1)
  const rounded = (number: number): number => Math.round(number * 10) / 10
  const begun = points.length === 1 ? [points[0], points[0]] : points
  const from = points.length === 1 ? WIDE * (1 - 1 / SLOTS) : rounded(x(0))
  const line = begun
    .map((point, place) => {
      const across = points.length === 1 && place === 0 ? from : rounded(x(points.length === 1 ? 0 : place))
      return `${place === 0 ? 'M' : 'L'}${across} ${rounded(y(point))}`
    })
    .join('')
  const below = limit === null ? -1 : points.findLastIndex((point) => point <= limit)
  const above = limit === null ? 0 : points.length - 1 - below
  return (
    <div className="op-load" data-above={above > 0}>
      <span>{title}</span>
      <b>
        {value} <small>{above > 0 ? texts.load.above(above * QUARTER) : note}</small>
      </b>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${line}V${HIGH - 1}H${from}Z`} className="op-hill" />
        <path d={line} className="op-line" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${HIGH - 1}H${WIDE}`} className="op-ground" vectorEffect="non-scaling-stroke" />
        {limit !== null && (
          <path
            d={`M0 ${rounded(y(limit))}H${WIDE}`}
            className="op-limit"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  )
}
