import { name, say, seat } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { GOAL_LOSS } from '../../../rules/end.ts'
import type { StoryEvent } from '../../../rules/events.ts'
import type { Named } from '../../names.ts'
import type { Context } from '../../sight.ts'
import type { Tools } from '../../tools.ts'

/** In the present tense: no verb then asks for the gender of a player. */
export function storyEventsOf(tools: Tools): (e: StoryEvent, context: Context) => Sentence {
  const {
    names,
    words: { count },
  } = tools
  const named = (list: Named, id: number): Phrase => name(names.of(list, id))
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    const missed =
      context.view.mode === 'competitive'
        ? `Společný cíl splněný není, každý ztrácí ${count.rep(GOAL_LOSS)}.`
        : 'Společný cíl splněný není.'
    switch (e.type) {
      case 'bountyOpened':
        return say`Nová vypsaná odměna: ${named('bounties', e.bounty)}.`
      case 'bountyCold':
        return say`Stopa vychladla: ${named('bounties', e.bounty)}.`
      case 'attackTurned':
        return say`Karta útoku: ${named('scenarioCards', e.card)}.`
      case 'settlementAttacked':
        return say`Drak útočí: ${at(e.field)} (trosky ${e.rubble}).`
      case 'settlementDestroyed':
        return say`Osada je zničená: ${at(e.field)}.`
      case 'eventTurned':
        return say`Událost: ${named('scenarioCards', e.card)}.`
      case 'legendDone':
        return say`${seat(e.player)} plní legendu: ${named('scenarioCards', e.card)}.`
      case 'sleeperWoke':
        return say`Drak se probouzí.`
      case 'sleeperCame':
        return say`Drak přichází: ${at(e.field)}.`
      case 'ashFell':
        return say`Padá popel a zraňuje všechny mimo kostel.`
      case 'ravageTurned':
        return say`Karta pustošení: ${named('scenarioCards', e.card)}.`
      case 'golemCame':
        return say`Golem vstává: ${at(e.field)}.`
      case 'golemWalked':
        return say`Golem přichází na pole ${at(e.field)}.`
      case 'fieldRuined':
        return say`V troskách leží: ${at(e.field)}.`
      case 'wardLaid':
        return say`${seat(e.player)} klade obrannou magii: ${at(e.field)}.`
      case 'wardBroken':
        return say`Obranná magie zastavuje golema a mizí: ${at(e.field)}.`
      case 'golemStruck':
        return say`${seat(e.player)} poprvé zasahuje golema.`
      case 'titleWon':
        return say`${seat(e.player)} získává titul: ${named('titles', e.title)}.`
      case 'goalJudged':
        return say`${e.reached ? 'Společný cíl je splněný.' : missed}`
      case 'graded':
        return say`${seat(e.player)} dosahuje stupně: ${name(names.grade(context.view.scenario, e.grade))}.`
    }
  }
}
