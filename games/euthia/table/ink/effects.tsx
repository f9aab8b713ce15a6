import { tidy } from '@vyprava/atlas'
import { Fragment } from 'react'
import type { Cost, Effect, Op, Profile } from '../../content/schema.ts'
import type { EffectWords, Lexicon } from '../../texts/lexicon.ts'
import { Sign } from './sign.tsx'
import { costSign, hitSign, opSign, woundSign } from './signs.ts'
import './effects.css'

/** What effects are told with: the words of a language. */
export interface Told {
  readonly words: Lexicon
  readonly effects: EffectWords
}

/** One thing that happens: its sign and its words. */
export const OpLine = ({ op, told }: { readonly op: Op; readonly told: Told }) => (
  <span className="eu-op">
    <Sign of={opSign(op)} />
    <span>{tidy(told.effects.op(op))}</span>
  </span>
)

/** What is paid: the parts that are paid together, each with its sign. */
export function CostLine({ cost, told }: { readonly cost: Cost; readonly told: Told }) {
  const parts = cost.pay === 'all' ? cost.of : [cost]
  return (
    <>
      {parts.map((part) => {
        const text = told.effects.cost(part)
        return (
          <span className="eu-op" key={text}>
            <Sign of={costSign(part)} />
            <span>{tidy(text)}</span>
          </span>
        )
      })}
    </>
  )
}

/** Weapons and attacks are told by their diagrams; an effect of theirs may do nothing more. */
const isBare = ({ timing, do: ops, cost, when }: Effect): boolean =>
  (timing === 'attack' || timing === 'firstStrike') &&
  ops.length === 0 &&
  cost === undefined &&
  when === undefined

interface EffectsProps {
  readonly effects: readonly Effect[]
  readonly told: Told
}

/** Everything that a tile, gem or essence does, a line for each effect: when, for what, what. */
export const Effects = ({ effects, told }: EffectsProps) => (
  <ul className="eu-fx">
    {effects.map((effect, place) => {
      const { timing, cost, when, do: ops } = effect
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects of a tile never change
        <li key={place}>
          <i>{told.words.timings[timing]}</i>
          {isBare(effect) ? null : (
            <span className="eu-does">
              {cost === undefined ? null : (
                <>
                  <CostLine cost={cost} told={told} />
                  <b aria-hidden="true">→</b>
                </>
              )}
              {ops.map((op) => (
                <OpLine key={told.effects.op(op)} op={op} told={told} />
              ))}
              {when === undefined ? null : <em>{tidy(told.effects.when(when))}</em>}
            </span>
          )}
        </li>
      )
    })}
  </ul>
)

/** The bounds of a row in figures: "≤ 4", "5–7", "10+". */
export function rowBounds(rows: Profile, place: number): string {
  const { min } = rows[place]
  const next = rows[place + 1]?.min ?? null
  if (min === null) return next === null ? '∗' : `≤ ${next - 1}`
  if (next === null) return `${min}+`
  return next - 1 === min ? String(min) : `${min}–${next - 1}`
}

interface DiagramProps {
  readonly rows: Profile
  readonly told: Told
  /** What its numbers are: hits of a weapon, wounds of a foe. */
  readonly of: 'hit' | 'wound'
  /** The row that counts now. */
  readonly on?: number | null
  readonly label: string
}

/** A diagram: a box for each row with its bounds, how much it deals, and what else happens there. */
export const Diagram = ({ rows, told, of, on = null, label }: DiagramProps) => (
  <dl className="eu-diagram" aria-label={label}>
    {rows.map(({ ops }, place) => {
      const deals = ops.reduce((sum, op) => (op.op === of && op.sign === 'base' ? sum + op.n : sum), 0)
      const more = ops.filter((op) => op.op !== of || op.sign !== 'base')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a diagram never change
        <div key={place} data-on={place === on || undefined}>
          <dt>{rowBounds(rows, place)}</dt>
          <dd>
            <b>
              {deals}
              <Sign of={of === 'hit' ? hitSign : woundSign} />
            </b>
            {more.map((op) => (
              <Fragment key={told.effects.op(op)}>
                <span className="eu-more" title={told.effects.op(op)}>
                  <Sign of={opSign(op)} />
                  {'n' in op ? op.n : null}
                </span>
              </Fragment>
            ))}
          </dd>
        </div>
      )
    })}
  </dl>
)
