import type { ReactNode } from 'react'
import { whyOf } from '../hints/why.ts'
import { usePlay } from '../play/context.ts'
import { numberOf } from '../play/turns.ts'
import { useTexts } from '../settings/index.ts'
import type { JudgedTurn } from './mistakes.ts'
import { useTelling } from './moves.ts'
import { SignIcon } from './profile.tsx'

interface CardProps {
  readonly turn: JudgedTurn
  /** The number of a mistake; null for the best move. */
  readonly label: string | null
  readonly chosen: boolean
  readonly choose: () => void
  readonly tryHere: (() => void) | null
}

/** A turn worth a second look: what was played, and what a bot would have done instead and why. */
export function Card({ turn, label, chosen, choose, tryHere }: CardProps) {
  const { words, context, table, drawn, language } = usePlay()
  const { bots, review } = useTexts()
  const heading = useHeading(turn)
  const told = useTelling()(turn.action)
  const { before, after, loss } = turn
  const Plate = drawn?.Plate
  const view = table.viewAt(turn.turn.from)
  const { reasons } = turn.action
  const why = reasons === undefined ? '' : whyOf(reasons, false, words, context, bots.hint)
  const kind = label === null ? 'review-card review-card--best' : 'review-card'
  const name = label === null ? heading : `${label}: ${heading}`
  return (
    <article className={`panel ${kind}`} data-chosen={chosen} aria-current={chosen ? 'true' : undefined}>
      <button type="button" className="review-open" onClick={choose}>
        <SignIcon label={label} />
        <span>{heading}</span>
        <b>
          {label === null ? `+${bots.analysis.percent(after - before)}` : `−${bots.analysis.percent(loss)}`}
        </b>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className="review-body" tabIndex={0} aria-label={name}>
        {Plate !== undefined && view !== null && (
          <span className="end-thumb">
            <Plate
              view={view}
              seat={turn.action.seat}
              played={table.viewAt(turn.turn.to)}
              language={language}
              small
            />
          </span>
        )}
        <dl>
          <Fact sign={label === null ? 'lit' : 'red'} name={review.played}>
            {told.played}
          </Fact>
          {label === null ? (
            <Fact sign={null} name={review.howMuch}>
              {review.rose(bots.analysis.percent(before), bots.analysis.percent(after))}
            </Fact>
          ) : (
            <Fact sign="lit" name={review.instead}>
              {why === '' ? told.instead : `${told.instead}. ${why}`}
            </Fact>
          )}
        </dl>
      </section>
      {tryHere !== null && (
        <button type="button" className={chosen ? 'btn btn--brass' : 'btn btn--bare'} onClick={tryHere}>
          {review.tryHere}
        </button>
      )}
    </article>
  )
}

/** "V 11. kole". */
function useHeading({ turn: { mark } }: JudgedTurn): string {
  const { review } = useTexts()
  const number = numberOf(mark)
  if (number === null) return review.inSetUp
  return mark.round === null ? review.inTurn(number) : review.inRound(number)
}

interface FactProps {
  readonly sign: 'red' | 'lit' | null
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ sign, name, children }: FactProps) => (
  <div>
    <dt className="caps">
      {sign !== null && <i className={`review-${sign}`} />}
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)
