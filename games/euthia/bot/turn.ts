import { FIXED_ACTIONS } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { choreFor, isUse, usedBy } from './chores.ts'
import type { Thought } from './mind.ts'
import { type Prospect, Prospects } from './prospects.ts'
import { type Route, routeFor } from './route.ts'
import { wardFor } from './story.ts'

const END: EuthiaAction = { type: 'endTurn' }

/** The next thing to do in the own turn. */
export function turnAction(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  const chore = choreFor(thought, actions) ?? wardFor(thought, actions)
  if (chore !== null) return chore
  const prospects = new Prospects(thought)
  const route = routeFor(thought, prospects)
  if (route.first === null) return leap(thought, actions, prospects) ?? END
  return follow(thought, actions, prospects, route, route.first) ?? END
}

type Find = <Type extends EuthiaAction['type']>(
  type: Type,
  fits: (action: Extract<EuthiaAction, { readonly type: Type }>) => boolean,
) => EuthiaAction | null

const finder =
  (actions: readonly EuthiaAction[]): Find =>
  (type, fits) => {
    type Wanted = Extract<EuthiaAction, { readonly type: typeof type }>
    const isWanted = (action: EuthiaAction): action is Wanted => action.type === type
    return actions.filter(isWanted).find(fits) ?? null
  }

function follow(
  thought: Thought,
  actions: readonly EuthiaAction[],
  prospects: Prospects,
  route: Route,
  goal: Prospect,
): EuthiaAction | null {
  const { player } = thought
  const find = finder(actions)
  if (player.field === goal.field) return actHere(find, goal)
  const next = prospects.land.stepTo(player.field, goal.field)
  const through = find('portal', ({ field }) => field === next)
  if (through !== null) return through
  const steps = prospects.land.from(player.field)[goal.field]
  const quick = steps > player.mp ? quicken(thought, actions, steps) : null
  if (quick !== null) return quick
  if (player.mp > 0) {
    const step = find('step', ({ field }) => field === next)
    if (step !== null) return step
  }
  return walk(thought, find, route, goal)
}

/** What was come for. */
function actHere(find: Find, { what }: Prospect): EuthiaAction | null {
  switch (what) {
    case 'mine':
      return find('mine', ({ cart }) => cart) ?? find('mine', () => true)
    case 'trade':
      return find('trade', () => true)
    case 'elite':
      return find('fight', ({ kind }) => kind === 'elite')
    case 'story':
      return find('fight', ({ kind }) => kind === 'story')
    case 'legend':
      return find('legend', () => true)
    default:
      return null
  }
}

/** A token for steps: one that the route does not need; nobody gives away the last one only to come nearer. */
function walk(
  { player }: Thought,
  find: Find,
  { walks }: Route,
  { need, what }: Prospect,
): EuthiaAction | null {
  const planned = walks.findIndex((n, action) => n > 0 && player.tokens[action] > 0)
  if (planned !== -1) return find('walk', ({ action }) => action === planned)
  const left = player.tokens.reduce((sum, n) => sum + n, 0)
  if (left <= 1 && what !== 'heal' && what !== 'explore') return null
  const order = WALKED.filter((action) => FIXED_ACTIONS[action] !== need)
  for (const action of order) {
    const found = find('walk', (walked) => walked.action === action)
    if (found !== null) return found
  }
  return null
}
/** Mining, trade, fight: what is walked with first. */
const WALKED: readonly number[] = [0, 1, 2]

/** Effects that give steps are used before tokens are; so is a leap on a long way. */
function quicken(thought: Thought, actions: readonly EuthiaAction[], steps: number): EuthiaAction | null {
  for (const action of actions) {
    if (!isUse(action)) continue
    const used = usedBy(thought, action)
    if (used === null || used.use.cost !== null || used.gone) continue
    if (used.ops.some(({ op }) => op === 'mp' || op === 'action' || op === 'minecart')) return action
    if (used.ops.some((op) => op.op === 'teleport' && steps >= op.n)) return action
  }
  return null
}

/** Without a goal within reach an effect may take the hero elsewhere. */
function leap(thought: Thought, actions: readonly EuthiaAction[], prospects: Prospects): EuthiaAction | null {
  if (prospects.list.length === 0) return null
  for (const action of actions) {
    if (!isUse(action)) continue
    const used = usedBy(thought, action)
    if (used?.ops.some(({ op }) => op === 'teleport' || op === 'teleportTo') === true) return action
  }
  return null
}
