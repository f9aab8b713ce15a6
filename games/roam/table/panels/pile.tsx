import { Drawing, Icon, tidy, useNight, useWhenIdle } from '@vyprava/atlas'
import { owl } from '@vyprava/atlas/icons/emblems/owl.ts'
import type { Language } from '@vyprava/module'
import { memo, useMemo } from 'react'
import type { LandFace } from '../../content/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { landImage } from '../board/land-image.ts'
import { nameIn, useCards } from '../cards.ts'
import './aside.css'

interface PileProps {
  readonly top: number | null
  readonly below: number
  readonly labels: RoamLabels
  readonly language: Language
}

const LEAVES = [6, 3, 0]

/** The draw pile: its top land is known to all. A picture that was never seen is slow to draw, so it may take its time. */
export const Pile = memo(function Pile({ labels, language, ...now }: PileProps) {
  const { top, below } = useWhenIdle(
    useMemo(() => ({ top: now.top, below: now.below }), [now.top, now.below]),
  )
  const { landOf } = useCards()
  const night = useNight()
  const count = top === null ? 0 : below + 1
  return (
    <figure className="roam-pile" aria-label={labels.pile}>
      <Drawing viewBox="0 0 120 172" ink={top === null ? EMPTY : pileInk(landOf(top), count, night)} />
      <figcaption>
        {top === null ? null : <em>{nameIn(language, landOf(top).name)}</em>}
        <span>
          <b>{count}</b> <span className="words">{tidy(labels.landsInPile(count))}</span>
        </span>
      </figcaption>
    </figure>
  )
})

const EMPTY = '<rect x="8" y="8" width="100" height="150" rx="6" class="roam-empty"/>'

function pileInk({ seed, kind }: LandFace, count: number, night: boolean): string {
  const leaves = LEAVES.filter((_, i) => count > LEAVES.length - 1 - i).map(
    (lift) =>
      `<rect x="${8 - lift + 3}" y="${8 - lift + 3}" width="100" height="150" rx="6" class="roam-leaf"/>`,
  )
  return (
    leaves.join('') +
    '<svg x="14" y="14" width="94" height="144" viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice">' +
    `<image href="${landImage({ seed, kind, lying: false, night })}" width="200" height="300"/></svg>`
  )
}

interface PatrolProps {
  readonly owner: string | null
  readonly labels: RoamLabels
  readonly language: Language
}

/** The patrol card, and who holds it. */
export const Patrol = memo(function Patrol({ owner, labels, language }: PatrolProps) {
  const { patrol } = useCards().pack
  return (
    <div className={owner === null ? 'roam-patrol' : 'roam-patrol taken'}>
      <Icon data={owl} />
      <span className="words">
        <b>{nameIn(language, patrol.name)}</b>
        <i>{owner === null ? labels.patrolFree : labels.patrolOf(owner)}</i>
      </span>
      <span className="roam-shield">{patrol.points}</span>
    </div>
  )
})
