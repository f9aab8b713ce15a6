import type { Op } from '../content/schema.ts'
import type { Fight } from '../rules/fight.ts'
import { foeOf } from '../rules/foes.ts'
import { heroStrength, monsterStrength, sumOf } from '../rules/steps/fight/strength.ts'
import { meanOfDie, meanOfThrows, onScale, type Scale, signed } from './dice.ts'
import type { Thought } from './mind.ts'

/** The fight in progress in numbers: wounds and hits that an attack would bring, and how they change. */
export class Clash {
  readonly fight: Fight
  readonly left: number
  readonly immune: boolean
  readonly health: number
  readonly most: number
  readonly #thought: Thought
  readonly #wounds: Scale

  constructor(thought: Thought, fight: Fight) {
    const { mind, printed, state } = thought
    const hero = state.players[fight.hero]
    this.#thought = thought
    this.fight = fight
    this.left = Math.max(0, fight.vitality - fight.hits)
    this.immune = fight.foe >= 0 && foeOf(printed, fight).immune
    this.health = hero.health
    this.most = hero.maxHealth
    this.#wounds = fight.foe >= 0 ? mind.armoury.wounds(fight.kind, fight.foe) : []
  }

  /** The worst blow of the foe. */
  get worst(): number {
    return this.#wounds.length === 0 ? 0 : this.woundsAt(14)
  }

  /** Wounds of an attack on average, as the diagram of the foe has them. */
  get typical(): number {
    return this.#wounds.length === 0 ? 0 : meanOfThrows((sum) => onScale(this.#wounds, sum))
  }

  woundsAt(strength: number, plus = 0, minus = 0): number {
    if (this.#wounds.length === 0) return 0
    const { fight } = this
    return signed(
      fight.woundBase + onScale(this.#wounds, strength),
      sumOf(fight, 'woundPlus') + plus,
      sumOf(fight, 'woundMinus') + minus,
    )
  }

  /** Wounds of the throw that lies on the table. */
  wounds(hare = 0, plus = 0, minus = 0): number {
    const { state } = this.#thought
    return this.woundsAt(monsterStrength(state, this.fight) + hare, plus, minus)
  }

  /** Wounds when a die of the foe is thrown again and the strength moves. */
  woundsAgain(die: number, move: number): number {
    const { state } = this.#thought
    const strength = monsterStrength(state, this.fight) - this.fight.monsterDice[die] + move
    return meanOfDie((value) => this.#feared(this.woundsAt(strength + value)))
  }

  /** Wounds of a throw that is still to come, on average. */
  woundsToCome(hare = 0, plus = 0): number {
    const rest = sumOf(this.fight, 'monsterStrength')
    return meanOfThrows((sum) => this.woundsAt(sum + rest + hare, plus))
  }

  /** A blow that kills counts for more than its wounds. */
  #feared(wounds: number): number {
    return wounds >= this.health ? wounds + 6 : wounds
  }

  /** Wounds as they are feared: death is worse than its number. */
  fear(wounds: number): number {
    return this.#feared(wounds)
  }

  /** What a defence of the hero changes in the blow on the table. */
  averted(ops: readonly Op[]): number {
    let hare = 0
    let minus = 0
    for (const op of ops) {
      if (op.op === 'hare' && !this.immune) hare += op.n
      else if (op.op === 'wound' && op.sign === 'minus') minus += op.n
      else if ((op.op === 'reroll' || op.op === 'flipDie') && op.side === 'monster' && !this.immune)
        hare -= Math.max(0, Math.max(...this.fight.monsterDice) - 3.5)
    }
    return this.#feared(this.wounds()) - this.#feared(this.wounds(Math.round(hare), 0, minus))
  }

  /** Hits of the throw that lies on the table, with a change of its strength and of hits. */
  hits(clover = 0, plus = 0): number {
    const { printed } = this.#thought
    return this.hitsAt(heroStrength(printed, this.fight) + clover, this.fight.attackTile, plus)
  }

  hitsAt(strength: number, tile: number, plus = 0): number {
    const scale = tile < 0 ? null : this.#thought.mind.armoury.tiles[tile].scale
    const { fight } = this
    const base = fight.hitBase + (scale === null ? 0 : onScale(scale, strength))
    return Math.min(this.left, signed(base, sumOf(fight, 'hitPlus') + plus, sumOf(fight, 'hitMinus')))
  }

  hitsAgain(die: number, move: number): number {
    const { printed } = this.#thought
    const strength = heroStrength(printed, this.fight) - this.fight.heroDice[die] + move
    return meanOfDie((value) => this.hitsAt(strength + value, this.fight.attackTile))
  }

  /** Hits of an attack that is still to be thrown. */
  hitsToCome(tile: number): number {
    const { printed } = this.#thought
    const { heroDice, heroRoll } = this.fight
    const rest = heroStrength(printed, this.fight) - heroDice[0] - heroDice[1] - heroRoll
    return meanOfThrows((sum) => this.hitsAt(sum + rest, tile))
  }
}
