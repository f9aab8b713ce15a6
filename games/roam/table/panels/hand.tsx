import { CharacterCard, type Design, useAfterFrame } from '@vyprava/atlas'
import { CardRow } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { memo } from 'react'
import type { PlayerView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { artOf, toneOf } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import type { RoamHands } from '../intent.ts'
import { turnedRows } from '../rows.ts'

export interface HandProps {
  readonly player: PlayerView
  readonly design: Design
  readonly language: Language
  readonly labels: RoamLabels
  /** Characters that can be chosen now. */
  readonly lit: ReadonlySet<number>
  /** The character in use, and the quarter turns of its shape. */
  readonly used: number | null
  readonly turns: number
  readonly on: RoamHands
  /** Somebody else looks now: the hand stays where it is, unseen, until its owner is back. */
  readonly away: boolean
}

/** One's own party, as it lies at the bottom of the table: shapes as seen from one's own side. */
function Party({ player, design, language, labels, lit, used, turns, on, away }: HandProps) {
  const { characterOf, isStarter } = useCards()
  const cards = player.party.map(({ character, faceUp }) => {
    const { name: names, shape, points, icon, seed } = characterOf(character)
    const name = nameIn(language, names)
    const chosen = character === used
    const rows = chosen ? turnedRows(shape, turns) : shape
    const off = !faceUp && !chosen
    return {
      id: character,
      spoken: labels.card({ name, points, awake: !off, rows }),
      lit: lit.has(character),
      chosen,
      off,
      touch: on.touch({ kind: 'character', character }, true),
      face: (size: { readonly width: number; readonly letter: number }) => (
        <CharacterCard
          name={name}
          art={artOf(icon)}
          rows={rows}
          points={points}
          seat={design}
          starter={isStarter(character)}
          tone={toneOf(seed)}
          asleep={off}
          width={size.width}
          letter={size.letter}
        />
      ),
    }
  })
  return <CardRow className="roam-hand" label={labels.hand} thing="character" cards={cards} away={away} />
}

/** A card that is taken is taken at once. Whatever else changes in a hand follows the map by a frame. */
function LateHand(props: HandProps) {
  const known = useAfterFrame(props, 'beside')
  const taken = !props.away && props.used !== null
  return <SameParty {...(taken ? props : known)} away={props.away} />
}

const isSameHand = (a: HandProps, b: HandProps): boolean =>
  a.away === b.away &&
  a.lit === b.lit &&
  a.used === b.used &&
  a.turns === b.turns &&
  a.on === b.on &&
  a.design === b.design &&
  a.labels === b.labels &&
  a.language === b.language &&
  isSameParty(a.player.party, b.player.party)

const isSameParty = (a: PlayerView['party'], b: PlayerView['party']): boolean =>
  a.length === b.length &&
  a.every(({ character, faceUp }, place) => character === b[place].character && faceUp === b[place].faceUp)

const SameParty = memo(Party, isSameHand)
export const Hand = memo(LateHand, isSameHand)
