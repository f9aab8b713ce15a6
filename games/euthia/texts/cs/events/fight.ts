import { name, say, seat } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { Side } from '../../../content/schema.ts'
import type { Hope } from '../../../rules/actions.ts'
import type { FightEvent } from '../../../rules/events.ts'
import { figure, times } from '../../lexicon.ts'
import type { Context } from '../../sight.ts'
import { marksOf } from '../../tellings.ts'
import type { Tools } from '../../tools.ts'

const SIDES: Readonly<Record<Side, string>> = { hero: 'Hrdina', monster: 'Monstrum' }
const DICE: Readonly<Record<Side, string>> = { hero: 'hrdiny', monster: 'monstra' }
const HOPES: Readonly<Record<Hope, string>> = { gaar: 'Gaar', plus: 'hod +1', strike: 'hod +1 a zásah' }
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
        return say`${seat(e.player)} začíná boj (${at(e.field)}).`
      case 'controlTurned':
        return say`Karta ovládání: ${seat(e.owner)}${e.kept ? ' (jde do ruky)' : ''}.`
      case 'controlled':
        return say`Za monstrum hraje ${seat(e.player)}${e.takeover ? ' vlastní kartou ovládání' : ''}.`
      case 'foeMet':
        return say`Objevuje se ${name(names.foe(e.kind, e.foe))}, vitalita ${e.vitality}${marks(e, 'vzduch', 'země', 'vliv')}.`
      case 'combatRound':
        return say`${e.round}. kolo boje.`
      case 'foeRolled':
        return say`Monstrum hází: ${e.dice.filter((die) => die > 0).join(' + ')}.`
      case 'attackRolled':
        return say`${seat(e.player)} útočí, ${tile(e.tile)}: ${e.dice.join(' + ')}.`
      case 'diceTurned':
        return say`Vzduch otáčí kostku: ${e.dice.join(' + ')}.`
      case 'gaarSpent':
        return say`${SIDES[e.by]} používá Gaar, ${e.die + 1}. kostka: ${e.value}.`
      case 'dwurtSpent':
        return say`${seat(e.player)} používá Dwurt.`
      case 'dieChanged':
        return say`Účinek mění ${e.die + 1}. kostku ${DICE[e.side]}: ${e.value}.`
      case 'hopeChanged':
        return say`Kostka naděje: ${e.hope}.`
      case 'hopeSpent':
        return say`${seat(e.player)} se modlí k Shii: ${HOPES[e.how]} (naděje ${e.hope}).`
      case 'cardsPlayed':
        return say`Monstrum hraje: ${times(e.count, names.of('chaosCards', e.card))}.`
      case 'gaarStolen':
        return say`${seat(e.player)} přichází o ${count.gaar(e.count)}: krade monstrum.`
      case 'foeStruck':
        return say`Monstrum útočí silou ${figure(e.strength)}, ${seat(e.player)} dostává ${count.wounds(e.wounds)}.`
      case 'heroStruck':
        return say`${seat(e.player)} útočí silou ${figure(e.strength)}: ${count.hits(e.hits)}.`
      case 'foeHit':
        return say`Monstrum dostává: ${count.hits(e.hits)} (celkem ${e.total}).`
      case 'foeHealed':
        return say`Monstrum se hojí o ${e.healed} (zásahy ${e.total}).`
      case 'foeBeaten':
        return say`${seat(e.player)} vítězí, padá ${name(names.foe(e.kind, e.foe))}.`
      case 'trophyKept':
        return say`${seat(e.player)} ${e.kept ? 'si nechává trofej' : 'trofej odmítá'}.`
      case 'fieldFreed':
        return say`${seat(e.player)} osvobozuje: ${at(e.field)}.`
      case 'fightLost':
        return say`${seat(e.player)} prohrává boj.`
      case 'fightLeft':
        return say`${name(names.of('scenarioCards', e.foe))} odchází, boj je nerozhodný.`
    }
  }
}
