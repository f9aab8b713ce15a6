import { isIPv6 } from 'node:net'
import { Budget, Purse } from './budget.ts'

/** Who comes: a person, or somebody without a name, from an address. */
export interface Visitor {
  readonly person: string | null
  readonly address: string
}

export interface Limits {
  /** Open sockets of one person, of one address, and of those without a name from one address. */
  readonly socketsOfPerson: number
  readonly socketsOfAddress: number
  readonly namelessOfAddress: number
}

export const USUAL_LIMITS: Limits = { socketsOfPerson: 24, socketsOfAddress: 200, namelessOfAddress: 40 }

/** Milliseconds of work in a second and at once: the most that anybody may have. A whole club may come from one address. */
const OF_PERSON = [80, 800] as const
const OF_ADDRESS = [250, 4_000] as const
const OF_NAMELESS = [30, 300] as const
const OF_ALL_NAMELESS = [60, 300] as const
/** What of it is there whatever others do; the rest is shared by all who want more. */
const OWN = [10, 200] as const
const OWN_OF_ADDRESS = [20, 1_000] as const
const COMMON = [150, 600] as const

/** A window that was let in. */
export interface Admitted {
  readonly purse: Purse
  /** It is closed. */
  leave(): void
}

/**
 * Lets people in, and knows what everybody's work is paid from. Nobody without a name can take more from the others
 * than all of them may have together.
 */
export class Doorkeeper {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #sockets = new Map<string, number>()
  readonly #budgets = new Map<string, Budget>()
  readonly #allNameless: Budget
  readonly #common: Budget

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#allNameless = new Budget(...OF_ALL_NAMELESS, now())
    this.#common = new Budget(...COMMON, now())
  }

  /** Lets a window in; null when there are too many of theirs. */
  enter({ person, address }: Visitor): Admitted | null {
    const network = networkOf(address)
    const { socketsOfPerson, socketsOfAddress, namelessOfAddress } = this.#limits
    const counted: readonly (readonly [string, number])[] = [
      [`address ${network}`, socketsOfAddress],
      person === null ? [`nameless ${network}`, namelessOfAddress] : [`person ${person}`, socketsOfPerson],
    ]
    if (counted.some(([key, most]) => (this.#sockets.get(key) ?? 0) >= most)) return null
    for (const [key] of counted) this.#sockets.set(key, (this.#sockets.get(key) ?? 0) + 1)
    let inside = true
    return {
      purse: this.purse({ person, address }),
      leave: () => {
        if (!inside) return
        inside = false
        for (const [key] of counted) {
          const left = (this.#sockets.get(key) ?? 1) - 1
          if (left === 0) this.#sockets.delete(key)
          else this.#sockets.set(key, left)
        }
      },
    }
  }

  /** What somebody's work is paid from. */
  purse({ person, address }: Visitor): Purse {
    const network = networkOf(address)
    const ofAddress = this.#budget(`address ${network}`, OF_ADDRESS)
    if (person === null) {
      const ofNameless = this.#budget(`nameless ${network}`, OF_NAMELESS)
      return new Purse([ofAddress, this.#allNameless, ofNameless], this.#now)
    }
    const most = [ofAddress, this.#budget(`person ${person}`, OF_PERSON)]
    return new Purse(most, this.#now, { own: this.#budget(`own ${person}`, OWN), common: this.#common })
  }

  /** What requests from an address are paid from, whoever sends them. */
  purseOf(address: string): Purse {
    const network = networkOf(address)
    const own = this.#budget(`own address ${network}`, OWN_OF_ADDRESS)
    const most = [this.#budget(`address ${network}`, OF_ADDRESS)]
    return new Purse(most, this.#now, { own, common: this.#common })
  }

  /** Forgets budgets that nobody uses. */
  sweep(): void {
    for (const [key, budget] of this.#budgets)
      if (budget.full(this.#now()) && !this.#sockets.has(key)) this.#budgets.delete(key)
  }

  #budget(key: string, [perSecond, most]: readonly [number, number]): Budget {
    const known = this.#budgets.get(key) ?? new Budget(perSecond, most, this.#now())
    this.#budgets.set(key, known)
    return known
  }
}

/** Whoever has one address of the newer kind has a whole network of them, so that counts as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head, tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}

/** An address of a network, for whoever wants one. */
export const addressIn = (network: string): string => (network.includes(':') ? `${network}::` : network)
