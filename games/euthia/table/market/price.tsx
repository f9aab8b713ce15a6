import { ELEMENTS } from '../../content/schema.ts'
import type { MarketLabels } from '../../texts/labels/index.ts'
import { Sign } from '../ink/sign.tsx'
import { COIN, essenceSign } from '../ink/signs.ts'
import type { Cost } from './prices.ts'
import './price.css'

interface PriceProps {
  readonly cost: Cost
  readonly labels: MarketLabels
  /** What is said beside it when it can be paid. */
  readonly aside?: string | undefined
}

/** What something costs: coins, an essence; in red with what is missing when the purse does not reach. */
export const Price = ({ cost: { coins, essence, missing }, labels, aside }: PriceProps) => (
  <span className="eu-price" data-poor={missing > 0 || undefined}>
    <Sign of={COIN} />
    <b>{coins}</b>
    {essence === null ? null : (
      <>
        <Sign of={essenceSign(ELEMENTS.indexOf(essence.kind))} />
        <b>{essence.n}</b>
      </>
    )}
    {missing > 0 ? <em>{labels.missing(missing)}</em> : aside === undefined ? null : <em>{aside}</em>}
  </span>
)
