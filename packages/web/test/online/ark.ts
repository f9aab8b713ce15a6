import { clone, type Game, Random, silentCourse } from '@vyprava/kernel'
import { rules } from '../../../../games/ark/index.ts'
import { look } from '../../../../games/ark/test/browser/table.ts'
import { followed, timeLine } from '../../../../games/testing/list.ts'
import { atRest } from '../../../../games/testing/rest.ts'
import { beginMatch, type Live } from '../../../server/src/hall/live.ts'
import { readTable } from '../../../server/src/store/tables.ts'
import { type Friend, type House, post } from './house.ts'

/* A race of Ark at a real server that bots have brought to a colour worth answering. */

const { players } = rules
const game: Game = rules.game

/** The chance of the whole match: everybody finds the same table each time. */
const SECRET = 'a race online'

export interface Race {
  /** Whose turn it is, and the colour to name. */
  readonly active: number
  readonly colour: number
  /** Who can give every kind of answer to it. */
  readonly rich: number
}

/** Seats around a table in a game that bots have played until somebody is to name a colour that asks for much. */
export async function sitAtRace(
  house: House,
  friends: readonly Friend[],
  names: readonly string[],
): Promise<Race> {
  for (const [seat, name] of names.entries()) await post(house, friends[seat], 'guest', { name })
  const opening = { game: 'ark', options: {}, seats: names.length, private: false }
  const id = String(await post(house, friends[0], 'tables', opening))
  for (const [seat, one] of friends.slice(0, names.length).entries())
    await post(house, one, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
  await house.db.updateTable('tables').set({ secret: SECRET }).where('id', '=', id).execute()
  const row = await readTable(house.db, id)
  if (row === null) throw new Error('no table')
  await post(house, friends[0], `tables/${id}/start`, {})
  const live = beginMatch(game, row)
  const race = playOn(live)
  const entries = live.match.journal.flatMap((entry, number) =>
    'back' in entry
      ? []
      : [
          {
            ...{ table_id: id, number, seat: entry.seat, body: JSON.stringify(entry.action) },
            ...{ client_id: `bots-${number}`, at: 0 },
          },
        ],
  )
  await house.db.insertInto('entries').values(entries).execute()
  for (const { page } of friends) {
    await page.goto(`${house.site.origin}#/table/${id}`)
    await timeLine(page).waitFor({ state: 'attached' })
  }
  return race
}

/** Bots play until there is such a colour. */
function playOn(live: Live): Race {
  const random = new Random('race')
  const bot = players.find(({ name }) => name === 'greedy')
  for (let race = raceIn(live); ; race = raceIn(live)) {
    if (race !== null) return race
    const [seat] = live.match.deciders
    const { view, decision } = live.match.sight(seat)
    if (decision === null || bot === undefined) throw new Error('there is no such colour')
    live.play(seat, bot.choose({ seat, decision, view: () => view }, random), 0)
  }
}

const KINDS = ['paint', 'fill', 'skip', 'shift']

const hexOf = (action: object): unknown => Reflect.get(action, 'hex')

/** A colour that asks somebody for three hexes, a field, hints or nothing, and everybody for something. */
function raceIn({ match }: Live): Race | null {
  const [active] = match.deciders
  const { decision } = match.sight(active)
  if (decision?.prompt.key !== 'name') return null
  for (const action of decision.actions) {
    const state = clone(match.state)
    game.apply(state, active, action, silentCourse(new Random('')))
    const deciders = game.deciders(state)
    if (deciders.length !== match.table.seats) continue
    const rich = deciders.find((seat) => {
      const asked = game.decision(state, seat)
      const types = asked.actions.map(({ type }) => type)
      const { allowance } = { allowance: 0, ...asked.prompt.values }
      // A hex of danger can be painted in several ways.
      const hexes = new Set(asked.actions.flatMap((step) => (step.type === 'paint' ? [hexOf(step)] : [])))
      return Math.min(allowance, hexes.size) > 2 && KINDS.every((type) => types.includes(type))
    })
    const { colour } = { colour: NaN, ...action }
    if (rich !== undefined) return { active, colour, rich }
  }
  return null
}

/** How an answer is given at the drawn table: touches on things that are lit, by the kind of things. */
export type Touches = readonly ('skip' | 'field' | 'hex' | 'pencil')[]

/** Gathers an answer by touches on things that were not touched yet, and hands it in. */
export async function answer({ page }: Friend, touches: Touches): Promise<void> {
  const touched = new Set<string>()
  for (const touch of touches) {
    await followed(page)
    const { hexes, fields, pencils } = await look(page)
    const things = { skip: ['[data-card="skip"]'], field: fields, hex: hexes, pencil: pencils }[touch]
    const thing = things.find((one) => !touched.has(one))
    if (thing === undefined) throw new Error(`no ${touch} is lit`)
    touched.add(thing)
    await page.locator(`${thing}:visible`).first().click()
    if ((await look(page)).ring > 0) await page.locator('.ak-fan-p').first().click()
  }
  await handIn({ page })
}

/** Puts down what is gathered: an answer that is taken back lies in the hand as it was. */
export async function putDown({ page }: Friend): Promise<void> {
  const cancel = page.locator('[data-action="cancel"]:visible')
  while ((await atRest(page, () => cancel.count())) > 0) await cancel.first().click()
}

export const handIn = ({ page }: Pick<Friend, 'page'>): Promise<void> =>
  page.locator('[data-action="send"]:not([aria-disabled="true"])').click()

/** Waits until an answer can be given, with nothing of it given. */
export const isAsked = ({ page }: Friend): Promise<void> =>
  page.locator('[data-card="skip"][data-lit]:visible').waitFor()
