import { name, say, series } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type { PromptKey } from '../../rules/actions.ts'
import { NONE, STARTING_HAND, type Threat } from '../../rules/state.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, hasChosen, cardsHeld as held, lastCampless, nextToLead, threatTo } from '../sight.ts'
import { LEXICON, points } from './lexicon.ts'

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

const THREATS: Readonly<Record<Threat, string>> = {
  none: '',
  ranged: ' Ostreľovač ťa môže zraniť.',
  close: ' Lovec ťa môže zraniť.',
}

/** Alone: whose leader is chosen now. */
const factionOf = (view: Context['view']): string =>
  LEXICON.factions[view.players[nextToLead(view)].faction].gen

/** Alone: for whom a camp is placed. */
const campOf = (faction: number | null) =>
  faction === null
    ? say`Postav začiatočný tábor jednej z frakcií: na okraji, v jej domovskom prostredí.`
    : say`Postav začiatočný tábor ${LEXICON.factions[faction].gen}: na okraji, v domovskom prostredí.`

export const promptsOf = (names: Names<'sk'>): Prompts => ({
  chooseFaction: (_read, { view }) => ({
    ask: !view.solo
      ? say`Vyber frakciu, za ktorú budeš hrať.`
      : view.players.every(({ faction }) => faction === NONE)
        ? say`Hráš osamote za dve frakcie. Vyber prvú.`
        : say`Vyber druhú frakciu.`,
    wait: (players) => say`Frakciu vyberá ${series(players, 'a')}.`,
  }),
  chooseLeader: (_read, { view }) => ({
    ask: view.solo
      ? say`Vyber vodcu ${factionOf(view)}. S ním príde aj šesť jeho Strážcov.`
      : say`Vyber vodcu svojej frakcie. S ním príde aj šesť jeho Strážcov.`,
    wait: (players) => say`Vodcu vyberá ${series(players, 'a')}.`,
  }),
  drawFrom: (_read, { view }) => ({
    ask: say`Karta ${held(view) + 1} z ${STARTING_HAND}: z ktorého balíčka si ju vezmeš?`,
    wait: (players) => say`Karty si berie ${series(players, 'a')}.`,
  }),
  placeCamp: (_read, { view }) => ({
    ask: view.solo
      ? campOf(lastCampless(view))
      : say`Vyber okrajový hex so svojím domovským prostredím pre začiatočný tábor.`,
    wait: (players) => say`Začiatočný tábor stavia ${series(players, 'a')}.`,
  }),
  lead: (_read, { view, observer }) => ({
    ask: view.solo ? say`Vyber Strážcu pre ďalší ťah.` : say`Potichu vyber Strážcu pre toto kolo.`,
    wait: (players) =>
      say`Strážcu ešte vyberá ${series(players, 'a')}.${hasChosen(view, observer) ? ' Dovtedy môžeš svoj výber zmeniť.' : ''}`,
  }),
  resolve: (read) => ({
    ask: say`Vyhodnoť schopnosť ${name(names.ability(read.number('card')))}: ${target(read)}`,
    wait: (players) => say`Schopnosť vyhodnocuje ${series(players, 'a')}.`,
  }),
  burn: () => ({
    ask: say`Riadený požiar: vyber, ktorý hex vyčistíš ako ďalší.`,
    wait: (players) => say`Riadený požiar vedie ${series(players, 'a')}.`,
  }),
  secretPaths: (read, { view }) => {
    const { faction } = view.players[read.number('player')]
    return {
      ask: view.solo
        ? say`Tajné chodníky: smieš presunúť vodcu ${LEXICON.factions[faction].gen} na susedný hex.`
        : say`Tajné chodníky: smieš presunúť svojho vodcu na susedný hex.`,
      wait: (players) => say`O tajných chodníkoch rozhoduje ${series(players, 'a')}.`,
    }
  },
  discussion: () => ({
    ask: say`Dohovorte sa znameniami. Keď máš jasno, pokračuj do hry.`,
    wait: (players) => say`Pred ťahmi ešte rozmýšľa ${series(players, 'a')}.`,
  }),
  turn: (read, { view }) => {
    const [player, ap] = [read.number('player'), read.number('ap')]
    const { faction } = view.players[player]
    // Alone one plays for two factions.
    const led = (verb: string): string =>
      view.solo ? `${LEXICON.factions[faction].nom}: ${verb.toLowerCase()}` : verb
    return {
      ask:
        ap === 0
          ? read.optional('more') === 0
            ? say`${led('Ukonči')} akcie, nič ďalšie už nezostáva.`
            : say`${led('Posilni')} tím, použi predmet, alebo akcie ukonči.`
          : say`${led('Vyber')} akciu, máš ${points(ap)}.${THREATS[threatTo(view, player)]}`,
      wait: (players) => say`Na ťahu je ${series(players, 'a')}.`,
    }
  },
})

/** What the owner has to name. */
function target(read: Read): Sentence {
  switch (read.effect()) {
    case 'moveCamp':
      return say`vyber tábor a jeho nové miesto.`
    case 'destroyMech':
      return say`vyber mecha, ktorého zničíš.`
    case 'rustMech':
      return say`vyber mecha, ktorého nahradí znečistenie.`
    case 'travel':
      return say`vyber, kam vodca prejde.`
    case 'breachAnywhere':
      return say`vyber múr.`
    case 'healOne':
      return say`vyber, kto sa vylieči.`
    default:
      return say`teraz, alebo až po ostatných.`
  }
}
