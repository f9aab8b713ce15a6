import { Drawing, icon, tidy } from '@vyprava/atlas'
import { crossedSwords } from '@vyprava/atlas/icons/gear.ts'
import { clover } from '@vyprava/atlas/icons/goods.ts'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { Spoken } from '@vyprava/kit'
import { memo } from 'react'
import type { Fight } from '../../rules/fight.ts'
import { foeOf } from '../../rules/foes.ts'
import { NONE } from '../../rules/state.ts'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { figure } from '../../texts/lexicon.ts'
import { FOE_TONE } from '../hero/bags.tsx'
import { Diagram, OpLine, type Told } from '../ink/effects.tsx'
import { foeArt } from '../ink/people.ts'
import { Print } from '../ink/pictures.tsx'
import { BACK_BOX, cardBack, HEART_BOX, heart } from '../ink/shapes.ts'
import { Sign } from '../ink/sign.tsx'
import { chaosSign, GAAR, iconSign, opSign } from '../ink/signs.ts'
import { type Packed, usePack } from '../packed.ts'
import './foe.css'

const CLOVER = iconSign(clover)
const LISTS = { monster: 'monsters', elite: 'elites', story: 'scenarioCards' } as const
const METALS = {
  silver: opSign({ op: 'gain', what: 'silver', n: 1 }),
  gold: opSign({ op: 'gain', what: 'gold', n: 1 }),
}

/** The level as swords on a shield. */
const shield = (level: number): string => {
  const width = level === 1 ? 20 : 28 / level
  const start = 20 - (level * width) / 2
  const swords = Array.from({ length: level }, (_, at) =>
    icon(crossedSwords, start + at * width, 21 - width / 2, width, 'class="fo-sw"'),
  ).join('')
  return `<path d="M3 3H37V24C37 36 27 43 20 46 13 43 3 36 3 24Z" class="fo-sh"/>${swords}`
}

const faceOf = ({ pack }: Packed, { kind, foe }: Fight) => pack[LISTS[kind]][foe]

interface FoeCardProps {
  readonly fight: Fight
  readonly labels: CombatLabels
  readonly told: Told
  readonly name: string
  /** The row of its diagram that counts now. */
  readonly row: number | null
  /** Only who it is: what it deals and does follows. */
  readonly brief: boolean
}

/** Of a fight it shows nothing that changes while it lasts, apart from the row. */
const isSameFace = (a: FoeCardProps, b: FoeCardProps): boolean =>
  a.fight.foe === b.fight.foe &&
  a.fight.kind === b.fight.kind &&
  a.fight.level === b.fight.level &&
  a.fight.vitality === b.fight.vitality &&
  a.labels === b.labels &&
  a.told === b.told &&
  a.name === b.name &&
  a.row === b.row &&
  a.brief === b.brief

/** The card of the foe as everybody sees it once it is met: what it deals, what it began with, what it does besides. */
export const FoeCard = memo(function FoeCard(props: FoeCardProps) {
  const packed = usePack()
  const { fight, labels, name, brief } = props
  if (fight.foe === NONE) return <UnknownFoe fight={fight} labels={labels} />
  const printed = faceOf(packed, fight)
  return (
    <article className="eu-foe" aria-label={labels.foe.face}>
      <div className="eu-foe-pic">
        <Print art={foeArt(printed)} seed={printed.name.en} tone={FOE_TONE} box="card" />
        <span className="eu-foe-life">
          <Drawing viewBox={HEART_BOX} ink={heart(0, 0, 1, 'on')} />
          <b>{fight.vitality}</b>
        </span>
        {fight.kind === 'story' ? null : (
          <Drawing
            className="eu-foe-level"
            viewBox="0 0 40 48"
            ink={shield(fight.level)}
            label={labels.foe.level(fight.level)}
          />
        )}
      </div>
      <h3>{tidy(name)}</h3>
      {brief ? null : <FoeText {...props} />}
    </article>
  )
}, isSameFace)

/** The text of its card. */
function FoeText({ fight, labels: { foe: say }, told, row }: FoeCardProps) {
  const face = foeOf(usePack().printed, fight)
  const marks = [
    { id: 'silver', sign: METALS.silver, n: face.silver, said: say.silver },
    { id: 'gold', sign: METALS.gold, n: face.gold, said: say.gold },
    { id: 'chaos', sign: chaosSign, n: face.chaos, said: say.chaos },
    { id: 'gaar', sign: GAAR, n: face.gaar, said: say.gaar },
    { id: 'clover', sign: CLOVER, n: face.clover, said: say.clover },
  ].filter(({ n }) => n !== 0)
  return (
    <>
      <Diagram rows={face.profile} told={told} of="wound" on={row} label={say.diagram} />
      <ul className="eu-foe-marks">
        {marks.map(({ id, sign, n, said }) => (
          <li key={id} title={said}>
            <Spoken>{`${said}: ${figure(n)}`}</Spoken>
            <Sign of={sign} />
            <b aria-hidden="true">{figure(n)}</b>
          </li>
        ))}
      </ul>
      {face.immune ? <p>{say.immune}</p> : null}
      {face.lasting.length === 0 ? null : (
        <p>
          {say.lasting}:{' '}
          {face.lasting.map((op) => (
            <OpLine key={told.effects.op(op)} op={op} told={told} />
          ))}
        </p>
      )}
    </>
  )
}

/** Of a monster that is not revealed only its level is known (EU-621). */
const UnknownFoe = ({ fight, labels }: Pick<FoeCardProps, 'fight' | 'labels'>) => (
  <article className="eu-foe eu-foe--back" aria-label={labels.foe.unknown}>
    <Drawing viewBox="0 0 40 48" ink={shield(fight.level)} label={labels.foe.level(fight.level)} />
    <p>{labels.foe.unknown}</p>
  </article>
)

const STEP = 22

/** What is left of the foe, heart by heart: hits cross them out. */
export const FoeLife = memo(function FoeLife({ fight, labels }: Pick<FoeCardProps, 'fight' | 'labels'>) {
  const { vitality, hits } = fight
  const left = Math.max(0, vitality - hits)
  const width = vitality * STEP + 4
  const ink = Array.from({ length: vitality }, (_, at) => {
    const struck = at >= left ? icon(crossMark, 6 + at * STEP, 6, 14, 'class="fo-hit"') : ''
    return heart(13 + at * STEP, 13, 0.66, at < left ? 'on' : 'off') + struck
  }).join('')
  return (
    <div className="eu-foe-hits">
      <Drawing viewBox={`0 0 ${width} 26`} width={width} height={26} ink={ink} />
      <span>{labels.foe.vitality(left, vitality)}</span>
    </div>
  )
})

interface LeaderProps {
  readonly fight: Fight
  readonly labels: CombatLabels
  /** Who plays the monster; null where cards do. */
  readonly leader: string | null
  /** How many cards the leader holds: others see their backs (EU-226). */
  readonly cards: number
  readonly own: boolean
}

const MOST_BACKS = 5

/** Who leads the monster, with what is left to it: chaos, Gaar, hidden cards. */
export const FoeGoods = memo(function FoeGoods({ fight, labels, leader, cards, own }: LeaderProps) {
  const { foe: say } = labels
  return (
    <div className="eu-foe-goods">
      <p>{tidy(leader === null ? say.byCards : say.leads(leader))}</p>
      <ul>
        <li>
          <Sign of={chaosSign} />
          <span>{say.chaosLeft(fight.chaos)}</span>
        </li>
        <li>
          <Sign of={GAAR} />
          <span>{say.gaarLeft(fight.gaar)}</span>
        </li>
      </ul>
      {leader === null || own ? null : (
        <div className="eu-foe-cards">
          {Array.from({ length: Math.min(MOST_BACKS, cards) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <Drawing key={at} viewBox={BACK_BOX} ink={cardBack(null)} />
          ))}
          <span>{say.hidden(cards)}</span>
        </div>
      )}
    </div>
  )
})
