import { name, say, seat } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { Side } from '../../../content/schema.ts'
import type { Hope } from '../../../rules/actions.ts'
import type { FightEvent } from '../../../rules/events.ts'
import { figure, times } from '../../lexicon.ts'
import type { Context } from '../../sight.ts'
import { marksOf } from '../../tellings.ts'
import type { Tools } from '../../tools.ts'

const SIDES: Readonly<Record<Side, string>> = { hero: 'The hero', monster: 'The monster' }
const HOPES: Readonly<Record<Hope, string>> = {
  gaar: 'a Gaar',
  plus: 'the roll +1',
  strike: 'the roll +1 and a hit',
}
const marks = marksOf

/** In the present tense: no verb then asks for the gender of a player. */
export function fightEventsOf(tools: Tools): (e: FightEvent, context: Context) => Sentence {
  const { words, names } = tools
  const { count } = words
  const tile = (id: number): Phrase => name(tools.tile(id))
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    switch (e.type) {
      case 'fightStarted':
        return say`${seat(e.player)} begins a fight on ${at(e.field)}.`
      case 'controlTurned':
        return say`Control card: ${seat(e.owner)}${e.kept ? ' (goes to the hand)' : ''}.`
      case 'controlled':
        return say`${seat(e.player)} plays the monster${e.takeover ? ' by a control card' : ''}.`
      case 'foeMet':
        return say`${name(names.foe(e.kind, e.foe))} appears, vitality ${e.vitality}${marks(e, 'air', 'earth', 'influence')}.`
      case 'combatRound':
        return say`Combat round ${e.round}.`
      case 'foeRolled':
        return say`The monster rolls: ${e.dice.filter((die) => die > 0).join(' + ')}.`
      case 'attackRolled':
        return say`${seat(e.player)} attacks with ${tile(e.tile)}: ${e.dice.join(' + ')}.`
      case 'diceTurned':
        return say`Air turns a die: ${e.dice.join(' + ')}.`
      case 'gaarSpent':
        return say`${SIDES[e.by]} spends a Gaar, die ${e.die + 1}: ${e.value}.`
      case 'dwurtSpent':
        return say`${seat(e.player)} spends a Dwurt.`
      case 'dieChanged':
        return say`An effect changes die ${e.die + 1} of the ${e.side}: ${e.value}.`
      case 'hopeChanged':
        return say`The hope die: ${e.hope}.`
      case 'hopeSpent':
        return say`${seat(e.player)} prays to Shia: ${HOPES[e.how]} (hope ${e.hope}).`
      case 'cardsPlayed':
        return say`The monster plays: ${times(e.count, names.of('chaosCards', e.card))}.`
      case 'gaarStolen':
        return say`The monster steals from ${seat(e.player)}: ${count.gaar(e.count)}.`
      case 'foeStruck':
        return say`The monster strikes ${seat(e.player)} with strength ${figure(e.strength)}: ${count.wounds(e.wounds)}.`
      case 'heroStruck':
        return say`${seat(e.player)} strikes with strength ${figure(e.strength)}: ${count.hits(e.hits)}.`
      case 'foeHit':
        return say`The monster takes ${count.hits(e.hits)} (${e.total} in all).`
      case 'foeHealed':
        return say`The monster heals ${e.healed} (hits ${e.total}).`
      case 'foeBeaten':
        return say`${seat(e.player)} wins, ${name(names.foe(e.kind, e.foe))} falls.`
      case 'trophyKept':
        return say`${seat(e.player)} ${e.kept ? 'keeps the trophy' : 'declines the trophy'}.`
      case 'fieldFreed':
        return say`${seat(e.player)} liberates ${at(e.field)}.`
      case 'fightLost':
        return say`${seat(e.player)} loses the fight.`
      case 'fightLeft':
        return say`${name(names.of('scenarioCards', e.foe))} goes its way, the fight is undecided.`
    }
  }
}
