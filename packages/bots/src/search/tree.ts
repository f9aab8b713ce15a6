import { type GameAction, type Random, type Seat, same } from '@vyprava/kernel'

/** An action of somebody at a point of the tree, with what became of it. */
export class Edge<Action> {
  readonly action: Action
  readonly prior: number
  /** How often it was taken, and how often it could have been: hidden things make lists differ. */
  visits = 0
  available = 0
  /** The sum of what the actor got. */
  total = 0
  child: Point<Action> | null = null
  /** The round in which it was last in the list. */
  listed = 0

  constructor(action: Action, prior: number) {
    this.action = action
    this.prior = prior
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits
  }
}

/** A point of the tree: what was done so far, whatever is hidden. It has the choices of everybody who decides here. */
export class Point<Action> {
  readonly choices: ChoicesAt<Action>[] = []
  /** Where choices lead that were not made from here, but at the same time as others. */
  #passages: { readonly actor: Seat; readonly action: Action; readonly to: Point<Action> }[] | null = null

  choicesOf(actor: Seat): ChoicesAt<Action> {
    for (const own of this.choices) if (own.actor === actor) return own
    const own = new ChoicesAt<Action>(actor)
    this.choices.push(own)
    return own
  }

  /** The point after a choice that was made elsewhere. */
  after(actor: Seat, action: Action): Point<Action> {
    this.#passages ??= []
    const found = this.#passages.find((passage) => passage.actor === actor && same(passage.action, action))
    if (found !== undefined) return found.to
    const to = new Point<Action>()
    this.#passages.push({ actor, action, to })
    return to
  }
}

/** How an actor chooses between what did well and what was little tried. */
export interface Balance {
  readonly exploration: number
  /** Lists up to this length are tried whole; of longer ones more as visits grow. */
  readonly wide: number
}

/** The choices of one actor at a point. */
export class ChoicesAt<Action> {
  readonly actor: Seat
  /** In the order of the lists, and by descending prior. */
  readonly edges: Edge<Action>[] = []
  readonly #ranked: Edge<Action>[] = []
  #visits = 0
  #total = 0

  constructor(actor: Seat) {
    this.actor = actor
  }

  /** Notes which actions are there this time; `prior` is asked only when some are new. */
  list(actions: readonly Action[], prior: () => readonly number[] | null, random: Random): void {
    this.#visits++
    const { edges } = this
    // A list has nothing twice, so what it adds itself need not be looked through.
    const known = edges.length
    let fresh = false
    let weights: readonly number[] | null = null
    for (let i = 0; i < actions.length; i++) {
      const action = actions[i]
      let edge = i < known && edges[i].action === action ? edges[i] : this.#find(action, i, known)
      if (edge === null) {
        if (!fresh) weights = prior()
        fresh = true
        edge = new Edge(action, weights === null ? 1 : weights[i])
        edges.push(edge)
        this.#ranked.splice(random.int(this.#ranked.length + 1), 0, edge)
      }
      edge.listed = this.#visits
    }
    if (fresh) this.#ranked.sort((a, b) => b.prior - a.prior)
  }

  /** The edge of an action among the first `among` edges, looked for from its expected place. */
  #find(action: Action, near: number, among: number): Edge<Action> | null {
    const { edges } = this
    // Most games give the same object for the same action, which is told apart at once.
    for (let i = 0; i < among; i++) if (edges[i].action === action) return edges[i]
    for (let i = 0; i < among; i++) {
      const edge = edges[(near + i) % among]
      if (same(edge.action, action)) return edge
    }
    return null
  }

  /** The most promising of the listed actions by their priors (PUCT), a long list being opened bit by bit. */
  select({ exploration, wide }: Balance): Edge<Action> {
    const limit = Math.max(wide, Math.ceil(2 * Math.sqrt(this.#visits)))
    const sum = this.#sumOfPriors(limit)
    const unknown = this.#visits > 1 ? this.#total / (this.#visits - 1) : 0.5
    let best = this.#ranked[0]
    let most = Number.NEGATIVE_INFINITY
    let seen = 0
    for (const edge of this.#ranked) {
      if (edge.listed !== this.#visits) continue
      edge.available++
      const { visits } = edge
      const mean = visits === 0 ? unknown : edge.total / visits
      const worth = mean + (exploration * (edge.prior / sum) * Math.sqrt(edge.available)) / (1 + visits)
      if (worth > most) {
        most = worth
        best = edge
      }
      if (++seen === limit) break
    }
    return best
  }

  /** The most promising of the listed actions when all look alike (UCB1): each is tried once first. */
  selectEvenly({ exploration, wide }: Balance): Edge<Action> {
    const limit = Math.max(wide, Math.ceil(2 * Math.sqrt(this.#visits)))
    let best = this.#ranked[0]
    let most = Number.NEGATIVE_INFINITY
    let seen = 0
    for (const edge of this.#ranked) {
      if (edge.listed !== this.#visits) continue
      edge.available++
      const { visits } = edge
      const worth =
        visits === 0
          ? Number.POSITIVE_INFINITY
          : edge.total / visits + exploration * Math.sqrt(Math.log(edge.available) / visits)
      if (worth > most) {
        most = worth
        best = edge
      }
      if (++seen === limit) break
    }
    return best
  }

  /** The actor got this by this edge. */
  learn(edge: Edge<Action>, value: number): void {
    edge.visits++
    edge.total += value
    this.#total += value
  }

  #sumOfPriors(limit: number): number {
    let sum = 0
    let seen = 0
    for (const edge of this.#ranked) {
      if (edge.listed !== this.#visits) continue
      sum += edge.prior
      if (++seen === limit) break
    }
    return sum > 0 ? sum : 1
  }
}

/** Where everybody stands in the tree during a playout. */
export class Walk<Action extends GameAction> {
  /** The point after everything that was done. */
  common: Point<Action>
  /**
   * While several decide at once: those who began together, and the point of each after their own choices only,
   * so that nobody's choice depends on what another one has secretly chosen before.
   */
  #own: Map<Seat, Point<Action>> | null = null

  constructor(root: Point<Action>) {
    this.common = root
  }

  /** The point from which a seat chooses. */
  pointOf(seat: Seat, deciders: readonly Seat[]): Point<Action> {
    const own = this.#own
    if (own !== null) {
      for (const member of own.keys()) if (!deciders.includes(member)) own.delete(member)
      if (own.size === 0 || deciders.some((decider) => !own.has(decider))) this.#own = null
    }
    if (this.#own === null) {
      if (deciders.length === 1) return this.common
      this.#own = new Map(deciders.map((decider) => [decider, this.common]))
    }
    return this.#own.get(seat) ?? this.common
  }

  /** The seat took an edge of the point that `pointOf` gave; whether that leads to a point that is new. */
  follow(seat: Seat, from: Point<Action>, edge: Edge<Action>): boolean {
    const isNew = edge.child === null
    edge.child ??= new Point()
    this.common = from === this.common ? edge.child : this.common.after(seat, edge.action)
    if (this.#own?.has(seat)) this.#own.set(seat, edge.child)
    return isNew
  }
}
