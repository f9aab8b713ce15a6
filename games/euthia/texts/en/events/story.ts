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
        ? `The common goal is not reached; everybody loses ${count.rep(GOAL_LOSS)}.`
        : 'The common goal is not reached.'
    switch (e.type) {
      case 'bountyOpened':
        return say`A new bounty: ${named('bounties', e.bounty)}.`
      case 'bountyCold':
        return say`The trail is cold: ${named('bounties', e.bounty)}.`
      case 'attackTurned':
        return say`Attack card: ${named('scenarioCards', e.card)}.`
      case 'settlementAttacked':
        return say`The dragon attacks ${at(e.field)} (rubble ${e.rubble}).`
      case 'settlementDestroyed':
        return say`The settlement on ${at(e.field)} is destroyed.`
      case 'eventTurned':
        return say`Event: ${named('scenarioCards', e.card)}.`
      case 'legendDone':
        return say`${seat(e.player)} fulfils the legend ${named('scenarioCards', e.card)}.`
      case 'sleeperWoke':
        return say`The dragon wakes.`
      case 'sleeperCame':
        return say`The dragon comes to ${at(e.field)}.`
      case 'ashFell':
        return say`Ash falls and wounds everybody outside the church.`
      case 'ravageTurned':
        return say`Ravage card: ${named('scenarioCards', e.card)}.`
      case 'golemCame':
        return say`The golem rises on ${at(e.field)}.`
      case 'golemWalked':
        return say`The golem walks to ${at(e.field)}.`
      case 'fieldRuined':
        return say`${at(e.field)} lies in rubble.`
      case 'wardLaid':
        return say`${seat(e.player)} lays defensive magic on ${at(e.field)}.`
      case 'wardBroken':
        return say`Defensive magic on ${at(e.field)} stops the golem and is gone.`
      case 'golemStruck':
        return say`${seat(e.player)} hits the golem for the first time.`
      case 'titleWon':
        return say`${seat(e.player)} wins the title ${named('titles', e.title)}.`
      case 'goalJudged':
        return say`${e.reached ? 'The common goal is reached.' : missed}`
      case 'graded':
        return say`${seat(e.player)} reaches the grade ${name(names.grade(context.view.scenario, e.grade))}.`
    }
  }
}
