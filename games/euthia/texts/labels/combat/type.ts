import type { Hope } from '../../../rules/actions.ts'

/** The actions of a fight, and what ends its windows. */
export type CombatAct = 'attack' | 'control' | 'done' | 'gaar' | 'hope' | 'pass' | 'play' | 'trophy'

/** The parts of a sum, by where they come from. */
export type SumPart = 'earth' | 'token' | 'effect' | 'shield' | 'foe' | 'event' | 'row'

/** The steps of a round of a fight as the rulebook numbers them. */
export type StepName = '1' | '2A' | '2B' | '2C' | '2D' | '3' | '4A' | '4B' | '4C' | '4D'

/** The words of the arena. */
export interface CombatLabels {
  readonly does: Readonly<Record<CombatAct, string>>
  /** What the arena is called as a part of the table. */
  readonly arena: string
  readonly steps: Readonly<Record<StepName, string>>
  /** The strip of the steps, and the round in it. */
  readonly course: string
  round(round: number): string
  /** Before the first round. */
  readonly prelude: string
  readonly sum: {
    foe(name: string): string
    hero(name: string): string
    readonly yours: string
    /** What the attack comes to as it stands. */
    readonly woundsNow: string
    readonly hitsNow: string
    readonly awaits: string
    /** A mean throw and the row that it reaches. */
    mean(sum: number, row: string): string
    readonly parts: Readonly<Record<SumPart, string>>
    /** Signs do not count where there is nothing to change. */
    readonly nothing: string
    readonly deadly: string
  }
  readonly again: {
    title(face: number, by: string): string
    outcome(face: number, strength: number, result: number): string
    /** Who may answer, and with what. */
    answers(name: string, gaar: number, chaos: number): string
    readonly card: string
  }
  readonly die: {
    face(face: number, side: 'hero' | 'monster'): string
    readonly gone: string
  }
  readonly exchange: {
    readonly title: string
    readonly throws: string
    readonly card: string
    readonly air: string
    wounds(n: number): string
    hits(n: number): string
  }
  readonly foe: {
    readonly face: string
    readonly unknown: string
    level(level: number): string
    vitality(left: number, all: number): string
    readonly diagram: string
    readonly silver: string
    readonly gold: string
    readonly chaos: string
    readonly gaar: string
    readonly clover: string
    readonly immune: string
    readonly lasting: string
    leads(name: string): string
    readonly byCards: string
    hidden(cards: number): string
    chaosLeft(n: number): string
    gaarLeft(n: number): string
  }
  readonly table: {
    readonly title: string
    readonly until: Readonly<Record<'combatRound' | 'clock' | 'combat', string>>
  }
  readonly hero: {
    health(health: number, most: number): string
    readonly hope: string
    readonly hopes: Readonly<Record<Hope, string>>
    readonly gaar: string
    readonly dwurt: string
    readonly attacks: string
    readonly usable: string
    readonly diagram: string
  }
  readonly hand: {
    readonly title: string
    readonly only: string
  }
  /** What cards would add, row by row. */
  readonly adds: (name: string) => string
  readonly takeover: {
    readonly title: string
    cards(n: number): string
    readonly secret: string
    readonly wait: string
  }
  readonly roll: {
    readonly title: string
    readonly rows: string
    face(face: number, result: number, row: string): string
  }
  readonly more: string
  readonly chances: {
    readonly title: string
    win(percent: string, error: string): string
    /** The same for who does not play the hero. */
    heroWins(percent: string, error: string): string
    death(percent: string): string
    /** From the chance of a wound and how many there are on average. */
    wounds(chance: number, mean: string): string
    health(mean: string): string
    readonly thinking: string
    /** How it was worked out. */
    how(fights: number): string
  }
  /** What brass says of an action with its object. */
  readonly press: {
    again(face: number): string
    readonly dwurt: string
    play(name: string): string
    attack(name: string): string
  }
}
