import { tidy } from '@vyprava/atlas'
import { hood } from '@vyprava/atlas/icons/arms.ts'
import { biohazard, deathSkull } from '@vyprava/atlas/icons/deeds.ts'
import { fireSilhouette } from '@vyprava/atlas/icons/elements.ts'
import { crystalBall } from '@vyprava/atlas/icons/gear.ts'
import { heartPlus } from '@vyprava/atlas/icons/goods.ts'
import type { ChaosCard as Card, ChaosType } from '../../content/schema.ts'
import type { Told } from './effects.tsx'
import { Print } from './pictures.tsx'
import { eye } from './silhouettes.ts'
import type { Tone } from './tone.ts'
import './chaos-card.css'

const ART: Readonly<Record<ChaosType, string>> = {
  curse: deathSkull,
  ambush: hood,
  venom: biohazard,
  frenzy: fireSilhouette,
  mending: heartPlus,
  soulControl: crystalBall,
  mindControl: eye,
}
export const chaosArt = (type: ChaosType): string => ART[type]

const TONE: Tone = { land: 'heath', plate: '#a52a2a' }

interface ChaosCardProps {
  readonly card: Card
  readonly name: string
  readonly told: Told
  /** How many equal ones are held. */
  readonly count?: number
}

/** A silver or gold card of the monster-player: when it is played, and what one, two and three equal ones do. */
export const ChaosCard = ({ card, name, told, count = 1 }: ChaosCardProps) => (
  <div className="eu-chaos" data-metal={card.metal} data-many={count > 1 || undefined}>
    <div className="eu-chaos-in">
      <span className="caps">{told.words.timings[card.timing]}</span>
      <b>{tidy(name)}</b>
      <div className="pic">
        <Print art={ART[card.type]} seed={card.name.en} tone={TONE} box="card" />
      </div>
      <ol>
        {card.fields.map((ops, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a card never change
          <li key={at} data-on={at + 1 === Math.min(count, card.fields.length) || undefined}>
            {tidy(ops.map((op) => told.effects.op(op)).join(', '))}
          </li>
        ))}
      </ol>
    </div>
    {count > 1 ? <em>{count}×</em> : null}
  </div>
)
