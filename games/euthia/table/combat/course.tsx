import { tidy } from '@vyprava/atlas'
import { sunrise } from '@vyprava/atlas/icons/elements.ts'
import { Fragment } from 'react'
import type { Side } from '../../content/schema.ts'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { figure } from '../../texts/lexicon.ts'
import { Sign } from '../ink/sign.tsx'
import { chaosSign, DWURT, GAAR, iconSign } from '../ink/signs.ts'
import { DieFace } from './die.tsx'
import type { Entry } from './ledger.ts'
import './course.css'

interface CourseProps {
  readonly entries: readonly Entry[]
  readonly labels: CombatLabels
  /** What the sides are called here. */
  side(side: Side): string
  card(card: number): string
  tile(tile: number): string
}

const HOPE = iconSign(sunrise)

/** The attack so far, from its throw to its blow: every step with its number. */
export function Course({ entries, ...say }: CourseProps) {
  if (entries.length === 0) return null
  return (
    <section className="eu-course">
      <span className="caps">{say.labels.exchange.title}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys */}
      <ol tabIndex={0} aria-label={say.labels.exchange.title}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the attack
          <li key={place} data-what={entry.what}>
            <b className="eu-course-n">{place + 1}</b>
            <Step entry={entry} {...say} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepProps = Omit<CourseProps, 'entries'> & { readonly entry: Entry }

const Faces = ({ faces }: { readonly faces: readonly number[] }) => (
  <span className="eu-course-dice">
    {faces.map((face, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
      <Fragment key={place}>
        <DieFace face={face} />
        <span className="spoken">{face}</span>
      </Fragment>
    ))}
  </span>
)

const Change = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <>
    <Faces faces={[from]} />
    <i>→</i>
    <Faces faces={[to]} />
  </>
)

function Step({ entry, labels, side, card, tile }: StepProps) {
  const { exchange: say } = labels
  switch (entry.what) {
    case 'throw':
      return (
        <>
          <span>{tidy(`${side(entry.side)}: ${entry.combatCard < 0 ? say.throws : say.card}`)}</span>
          <Faces faces={entry.dice} />
        </>
      )
    case 'turned':
      return (
        <>
          <span>{say.air}</span>
          <Faces faces={entry.dice} />
        </>
      )
    case 'gaar':
      return (
        <>
          <span>{tidy(side(entry.by))}</span>
          <Sign of={GAAR} />
          <Change from={entry.from} to={entry.to} />
        </>
      )
    case 'changed':
      return <Change from={entry.from} to={entry.to} />
    case 'dwurt':
      return (
        <>
          <span>{tidy(side('hero'))}</span>
          <Sign of={DWURT} />
          <b>{entry.side === 'hero' ? '+3' : '−3'}</b>
        </>
      )
    case 'hope':
      return (
        <>
          <Sign of={HOPE} />
          <span>{labels.hero.hopes[entry.how]}</span>
        </>
      )
    case 'cards':
      return (
        <>
          <Sign of={chaosSign} />
          <span>{tidy(entry.count > 1 ? `${entry.count}× ${card(entry.card)}` : card(entry.card))}</span>
        </>
      )
    case 'used':
      return <span>{tidy(tile(entry.tile))}</span>
    case 'struck':
      return (
        <>
          <span>{tidy(`${side(entry.side)}: ${figure(entry.strength)}`)}</span>
          <b>{entry.side === 'hero' ? say.hits(entry.result) : say.wounds(entry.result)}</b>
        </>
      )
  }
}
