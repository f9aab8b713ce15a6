import { ifAny, present } from '@vyprava/module/wording.ts'
import type { Effect } from '../../content/schema.ts'
import type { Phase } from '../../rules/state.ts'
import type { PanelWords } from '../en/panels.ts'
import { type AbilityWords, abilityOf } from '../telling/abilities.ts'

/** What is to be said of a Defender. */
export interface CardFacts {
  readonly name: string
  readonly terrain: number
  readonly points: number
  readonly ability: string
  readonly text: string
  /** What is special about it now: active, in the team, could join. */
  readonly tag: string | null
}

/** Kinds of actions on the ruler, as the table names them. */
export type RulerAct =
  | 'move'
  | 'build'
  | 'regroup'
  | 'clear'
  | 'heal'
  | 'destroy'
  | 'breach'
  | 'rewild'
  | 'gainItem'

export interface PlayerFacts {
  readonly faction: string
  readonly leader: string | null
  readonly built: number
  readonly camps: number
  readonly support: number
  readonly top: number
  readonly injuries: number
  readonly hand: number
  readonly breaches: number
  readonly items: readonly string[]
  readonly active: string | null
}

export type TalkTab = 'hints' | 'deeds' | 'deal' | 'order'

export type PanelLabels = ReturnType<typeof panelsOf>

/** The words beside the plate: cards, circle, ruler, offer, signals, the sheet of a seat. */
export function panelsOf({ player, ...words }: PanelWords, abilities: AbilityWords) {
  const circle = ({ faction, leader, built, camps, support, top, ...rest }: PlayerFacts): string =>
    present(
      [
        leader === null ? faction : `${faction}, ${leader}`,
        player.camps(built, camps),
        player.support(support, top),
        words.injuriesOf(rest.injuries),
        words.inHand(rest.hand),
        words.breaches(rest.breaches),
        rest.items.length === 0 ? player.noItem : rest.items.join(', '),
        ifAny(rest.active, player.active),
      ],
      '; ',
    )
  return {
    ...words,
    /** What an ability does, short enough for a card. */
    ability: (effect: Effect): string => abilityOf(abilities, words.lexicon, effect),
    card: ({ name, terrain, points, ability, text, tag }: CardFacts): string => {
      const facts = `${name}, ${words.lexicon.terrains[terrain]}, ${words.pointsOf(points)}`
      return `${facts}. ${ability}: ${text}${tag === null ? '' : ` (${tag})`}`
    },
    act: ({ name, lit }: { readonly name: string; readonly lit: boolean }): string =>
      `${name}, ${words.actStates[lit ? 'lit' : 'not']}`,
    faction: ({ name, home, owner }: { name: string; home: string; owner: string | null }): string =>
      owner === null ? words.factionFree(name, home) : words.factionOf(name, home, owner),
    pin: (what: 'hex' | 'edge'): string => words.pinsSpoken[what],
    item: ({ name, ready, gains }: { name: string; ready: boolean; gains: boolean }): string =>
      `${name}: ${words.itemStates[gains ? 'gains' : ready ? 'ready' : 'used']}`,
    phaseSpoken: (phase: Phase): string => words.phasesSpoken[phase],
    turnOf: ({ name, state }: { name: string; state: 'done' | 'now' | 'coming' }): string =>
      `${name}: ${words.turnStates[state]}`,
    defenderState: (state: 'active' | 'team' | 'discarded' | 'fallen' | 'hidden'): string =>
      words.defenderStates[state],
    circle,
    seat: circle,
  }
}
