import { ARMOUR_KINDS, type Cost, ELEMENTS, type When } from '../../content/schema.ts'
import type { EuthiaAction, Fund } from '../../rules/actions.ts'
import type { Pack } from '../../rules/printed.ts'
import type { Euthia, Owned, Player } from '../../rules/state.ts'
import { NaiveLand } from './land.ts'
import { allPermanents, canAfford, permanents } from './purse.ts'

/* What a hero has on the board and could do with it, as the rulebook says it. */

export const MINE = 0
export const TRADE = 1
export const COMBAT = 2
const BAGS = 3
const MOST_ARRANGED = 30

/** A position with whom it asks. */
export class Seen {
  readonly pack: Pack
  readonly state: Euthia
  readonly seat: number
  readonly land: NaiveLand
  readonly found: EuthiaAction[] = []

  constructor(pack: Pack, state: Euthia, seat: number) {
    this.pack = pack
    this.state = state
    this.seat = seat
    this.land = new NaiveLand(pack, state)
  }

  get player(): Player {
    return this.state.players[this.seat]
  }

  add(...actions: readonly EuthiaAction[]): void {
    this.found.push(...actions)
  }

  /** EU-208. */
  funds(action: number): Fund[] {
    const { tokens, granted } = this.player
    return [
      ...(granted[action] > 0 ? ['granted' as const] : []),
      ...(tokens[action] > 0 ? ['token' as const] : []),
    ]
  }

  kind(owned: Owned): string {
    return this.pack.tiles[owned.tile].kind
  }

  isAbility(owned: Owned): boolean {
    return this.kind(owned) === 'ability' || this.kind(owned) === 'firstStrike'
  }

  /** The symbol of the slot into which a tile goes (EU-811, EU-849). */
  slotKind({ tile }: Owned): string | null {
    const { kind, piece } = this.pack.tiles[tile]
    if (kind === 'weapon' || kind === 'shield') return 'hand'
    if (kind === 'ability' || kind === 'firstStrike') return kind
    return kind === 'armour' || kind === 'jewel' ? (piece ?? null) : null
  }

  slotIs(slot: number, kind: string | null): boolean {
    return this.pack.heroes[this.player.hero].slots[slot]?.kind === kind
  }

  sum(op: 'bags' | 'maxHealth', owned?: Owned | null): number {
    const ops = owned === undefined ? allPermanents(this.pack, this.player) : permanents(this.pack, owned)
    return ops.reduce((all, each) => all + (each.op === op ? each.n : 0), 0)
  }

  discount(kind: string): number {
    const ops = allPermanents(this.pack, this.player)
    return ops.reduce((all, op) => all + (op.op === 'discount' && op.kind === kind ? op.n : 0), 0)
  }

  has(op: 'noFee' | 'freeExchange'): boolean {
    return allPermanents(this.pack, this.player).some((each) => each.op === op)
  }

  /** EU-864, EU-874, EU-R68: one thing goes from a slot, another may come. */
  mayChange(slot: number, comes: Owned | null): boolean {
    const goes = this.player.slots[slot]
    if (this.player.health + this.sum('maxHealth', comes) - this.sum('maxHealth', goes) <= 0) return false
    const less = this.sum('bags', goes) - this.sum('bags', comes)
    return less <= 0 || this.sum('bags') - less >= -BAGS
  }

  /** EU-R95. */
  get mayArrange(): boolean {
    return this.state.arranged < MOST_ARRANGED
  }

  affords(cost: Cost): boolean {
    return canAfford(this.pack, this.state, this.seat, cost)
  }

  /** EU-887: the most different pieces of one kind of armour. */
  get set(): number {
    const worn = ARMOUR_KINDS.map((kind) => {
      const faces = this.player.slots.flatMap((owned) => (owned === null ? [] : this.pack.tiles[owned.tile]))
      return new Set(faces.flatMap(({ armour, piece }) => (armour === kind ? [piece] : []))).size
    })
    return Math.max(...worn)
  }

  holds(when: When | undefined, owned: Owned): boolean {
    const { fight, mode } = this.state
    switch (when?.when) {
      case undefined:
        return true
      case 'set':
        return this.set >= when.n
      case 'repAtLeast':
        return this.player.rep >= when.n
      case 'onSite':
        return this.land.location(this.player.field) === when.location
      case 'combatRound':
        return fight?.round === when.n
      case 'healthAtMost':
        return this.player.health <= when.n
      case 'essenceOnTile':
        return owned.essences.some(
          (n, kind) => n > 0 && (when.kind === 'any' || when.kind === ELEMENTS[kind]),
        )
      case 'monsterLevel':
        return fight !== null && fight.level >= when.n
      case 'monsterHasHits':
        return fight !== null && fight.hits > 0
      case 'mode':
        return mode === when.mode
    }
  }

  /** EU-683 to EU-685, EU-634: what of the slot attacks now; a later part of a use costs nothing more (EU-R62). */
  attacks(slot: number, timing: 'attack' | 'firstStrike'): boolean {
    const owned = this.player.slots[slot]
    if (owned === null) return false
    const { effects } = this.pack.tiles[owned.tile]
    const own = effects.filter((effect) => effect.timing === timing)
    if (own.length === 0 || !own.some(({ when }) => this.holds(when, owned))) return false
    const begun = this.state.fight?.open.some(({ tile }) => tile === owned.tile) ?? false
    const spent = owned.exhausted === 1
    if (own.every(({ exhaust }) => exhaust !== false) && spent && !begun) return false
    const cost = effects.find((effect) => effect.cost !== undefined && effect.group === own[0].group)?.cost
    return cost === undefined || (spent && begun) || this.affords(cost)
  }

  get canAttack(): boolean {
    return this.player.slots.some((_, slot) => this.attacks(slot, 'attack'))
  }

  /** EU-322, EU-333, EU-R51: with what a field can be entered. */
  waysIn(field: number): (Fund | null)[] {
    if (this.land.isCentre(field)) return this.land.isOpen(field) ? [null] : []
    if (!this.land.hasMonster(field)) return [null]
    return this.canAttack ? this.funds(COMBAT) : []
  }
}
