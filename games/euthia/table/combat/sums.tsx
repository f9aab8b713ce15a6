import { tidy } from '@vyprava/atlas'
import { aura, rock } from '@vyprava/atlas/icons/elements.ts'
import { crossedSwords, hourglass, roundShield } from '@vyprava/atlas/icons/gear.ts'
import { clover, hearts } from '@vyprava/atlas/icons/goods.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import { Fragment, type ReactNode } from 'react'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { figure } from '../../texts/lexicon.ts'
import { rowBounds } from '../ink/effects.tsx'
import { Sign } from '../ink/sign.tsx'
import { chaosSign, GAAR, hitSign, iconSign, type Sign as SignInk, woundSign } from '../ink/signs.ts'
import type { Blow, Strength, Term } from './sum.ts'
import './sums.css'

const SIGNS: Readonly<Record<Term['from'], SignInk>> = {
  earth: iconSign(rock),
  token: GAAR,
  card: chaosSign,
  effect: iconSign(clover),
  shield: iconSign(roundShield),
  foe: iconSign(hourglass),
  event: iconSign(openBook),
  row: iconSign(aura),
}

export interface Said {
  readonly labels: CombatLabels
  /** The name of a chaos card. */
  card(card: number): string
}

const termName = ({ labels, card }: Said, term: Term): string =>
  term.from === 'card' ? card(term.card) : labels.sum.parts[term.from]

/** "+ Běsnění 2", "− Gaar 2": a part of a sum with its sign before it. */
const Part = ({ term, said }: { readonly term: Term; readonly said: Said }) => (
  <span className="eu-part">
    <i>{term.n < 0 ? '−' : '+'}</i>
    <span className="eu-pill" data-from={term.from}>
      <Sign of={SIGNS[term.from]} />
      <span>{tidy(termName(said, term))}</span>
      <b>{Math.abs(term.n)}</b>
    </span>
  </span>
)

const Parts = ({ terms, said }: { readonly terms: readonly Term[]; readonly said: Said }) =>
  terms.map((term, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sum
    <Part key={place} term={term} said={said} />
  ))

interface StrengthLineProps {
  readonly title: string
  readonly strength: Strength
  readonly said: Said
  /** The dice, as they are touched here or only looked at. */
  readonly dice: readonly ReactNode[]
  /** What it would be. */
  readonly later: number | null
}

/** From the throw to the strength: dice, everything that moves them, the result. */
export const StrengthLine = ({ title, strength, said, dice, later }: StrengthLineProps) => (
  <div className="eu-sumline">
    <span className="caps">{tidy(title)}</span>
    <div className="eu-formula">
      {dice.map((die, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
        <Fragment key={place}>
          {place === 0 ? null : <i>+</i>}
          {die}
        </Fragment>
      ))}
      <Parts terms={strength.terms} said={said} />
      <Result now={strength.total} later={later} />
    </div>
  </div>
)

const Result = ({ now, later, tone }: { now: number; later: number | null; tone?: 'bad' | 'good' }) => (
  <span className="eu-result" data-tone={tone}>
    <i>=</i>
    <b>{figure(now)}</b>
    {later === null || later === now ? null : (
      <>
        <i>→</i>
        <b className="eu-later">{figure(later)}</b>
      </>
    )}
  </span>
)

interface BlowLineProps {
  readonly title: string
  readonly side: 'hero' | 'monster'
  readonly blow: Blow
  readonly said: Said
  readonly later: number | null
  /** The hero would not survive it. */
  readonly deadly: boolean
}

/** From the row of the diagram to hits or wounds: what is added counts only where there is something to add to. */
export const BlowLine = ({ title, side, blow, said, later, deadly }: BlowLineProps) => (
  <div className="eu-sumline">
    <span className="caps">{tidy(title)}</span>
    <div className="eu-formula eu-formula--blow">
      <span className="eu-pill" data-from="diagram">
        <span>{rowBounds(blow.profile, blow.row)}</span>
        <b>{blow.base}</b>
        <Sign of={side === 'hero' ? hitSign : woundSign} />
      </span>
      {blow.apart === 0 ? null : (
        <span className="eu-part">
          <i>+</i>
          <span className="eu-pill" data-from="effect">
            <Sign of={iconSign(side === 'hero' ? crossedSwords : hearts)} />
            <b>{blow.apart}</b>
          </span>
        </span>
      )}
      <span className="eu-signs" data-idle={(!blow.counts && blow.signs.length > 0) || undefined}>
        <Parts terms={blow.signs} said={said} />
      </span>
      <Result now={blow.total} later={later} tone={side === 'hero' ? 'good' : 'bad'} />
      <Sign of={side === 'hero' ? hitSign : woundSign} />
    </div>
    {!blow.counts && blow.signs.length > 0 ? <small>{said.labels.sum.nothing}</small> : null}
    {deadly ? (
      <small className="eu-deadly" role="status">
        {said.labels.sum.deadly}
      </small>
    ) : null}
  </div>
)
