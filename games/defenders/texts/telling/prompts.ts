import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { reading } from '@vyprava/module/read.ts'
import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { REVEAL_EFFECTS } from '../../content/schema.ts'
import type { PromptKey } from '../../rules/actions.ts'
import { NONE, STARTING_HAND } from '../../rules/state.ts'
import type { PromptWords } from '../en/telling.ts'
import { factionNames, type Lexicon } from '../lexicon.ts'
import type { Names } from '../names.ts'
import {
  askedSeats,
  type Context,
  cardsHeld,
  hasChosen,
  lastCampless,
  nextToLead,
  threatTo,
} from '../sight.ts'

type Questions = Readonly<Record<PromptKey, (values: Values, context: Context) => Phrase | Sentence>>

/** A question in two voices: to those who decide, and to those who wait for these players. */
export function promptsOf(words: PromptWords, lexicon: Lexicon, names: Names) {
  const questions = questionsOf(words, lexicon, names)
  return (key: string, values: Values, context: Context): Sentence => {
    const ask = lookUp(questions, key)
    const asked = askedSeats(context.view)
    const { observer, view } = context
    if (observer !== null && asked.includes(observer)) return say`${ask(values, context)}`
    const waiting = lookUp(words.waiting, key)(series(asked.map(seat), words.and))
    return key === 'lead' && hasChosen(view, observer) ? say`${waiting} ${words.mayChange}` : waiting
  }
}

const questionsOf = (words: PromptWords, lexicon: Lexicon, names: Names): Questions => ({
  chooseFaction(_, { view }) {
    if (!view.solo) return words.faction
    return view.players.every(({ faction }) => faction === NONE) ? words.firstFaction : words.secondFaction
  },
  chooseLeader: (_, { view }) =>
    view.solo ? words.leaderOf(view.players[nextToLead(view)].faction) : words.leader,
  drawFrom: (_, { view }) => words.drawFrom(cardsHeld(view) + 1, STARTING_HAND),
  placeCamp(_, { view }) {
    if (!view.solo) return words.camp
    const faction = lastCampless(view)
    return faction === null ? words.anyCamp : words.campOf(faction)
  },
  lead: (_, { view }) => (view.solo ? words.leadAlone : words.lead),
  resolve(values) {
    const ability = name(names.ability(reading(values).number('card')))
    const does = REVEAL_EFFECTS.find((effect) => effect === values.does)
    if (does === undefined) throw new Error(`No known effect in ${JSON.stringify(values)}`)
    const targets: Readonly<Record<string, string>> = words.targets
    return words.resolve(ability, targets[does] ?? words.targets.none)
  },
  burn: () => words.burn,
  secretPaths(values, { view }) {
    const { faction } = view.players[reading(values).number('player')]
    return view.solo ? words.pathsOf(faction) : words.paths
  },
  discussion: () => words.discussion,
  turn(values, { view }) {
    const read = reading(values)
    const [player, ap] = [read.number('player'), read.number('ap')]
    // Alone one plays for two factions.
    const led = (text: string): string =>
      view.solo
        ? `${factionNames(lexicon)[view.players[player].faction]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : text
    if (ap === 0) return led(read.optional('more') === 0 ? words.nothingLeft : words.noPoints)
    const threat = threatTo(view, player)
    return led(words.turn(ap)) + (threat === 'none' ? '' : ` ${words.threats[threat]}`)
  },
})
