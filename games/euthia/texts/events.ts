import type { Sentence } from '@vyprava/module/words.ts'
import type {
  EffectEvent,
  EuthiaEvent,
  FightEvent,
  StoryEvent,
  TradeEvent,
  TurnEvent,
} from '../rules/events.ts'
import type { Context } from './sight.ts'

/** The tellers of the parts of the rules. */
interface Tellers {
  turn(event: TurnEvent, context: Context): Sentence | null
  trade(event: TradeEvent, context: Context): Sentence
  effects(event: EffectEvent, context: Context): Sentence
  fight(event: FightEvent, context: Context): Sentence
  story(event: StoryEvent, context: Context): Sentence
}

/** One teller for all events: each is told by the part that it belongs to. */
export const eventsFrom =
  ({ turn, trade, effects, fight, story }: Tellers) =>
  (event: EuthiaEvent, context: Context): Sentence | null => {
    switch (event.type) {
      case 'roundStarted':
      case 'roundEnded':
      case 'turnStarted':
      case 'tokenKept':
      case 'walked':
      case 'stepped':
      case 'teleported':
      case 'tilePlaced':
      case 'burnt':
      case 'wounded':
      case 'healed':
      case 'died':
      case 'mined':
      case 'cartDrawn':
      case 'paid':
      case 'cardsDrawn':
      case 'cardsDrawnHidden':
      case 'cardDiscarded':
      case 'cardDiscardedHidden':
      case 'reserveGrew':
      case 'rolled':
      case 'rerolled':
      case 'rollCounted':
      case 'dwurtDie':
      case 'scored':
      case 'gameEnded':
        return turn(event, context)
      case 'tradeStarted':
      case 'tradeEnded':
      case 'bought':
      case 'gaarBought':
      case 'offerExchanged':
      case 'sold':
      case 'essenceSold':
      case 'gemSold':
      case 'tilesRevealed':
      case 'tileChosen':
      case 'learnt':
      case 'relearnt':
      case 'unlearnt':
      case 'unlocked':
      case 'prayed':
      case 'treasureOpened':
      case 'confronted':
      case 'questDone':
        return trade(event, context)
      case 'used':
      case 'gained':
      case 'treasureFound':
      case 'tileDropped':
      case 'gemUsed':
      case 'essenceUsed':
      case 'jewelGained':
      case 'spent':
      case 'imbued':
      case 'readied':
      case 'unlockedBy':
      case 'equipped':
      case 'stowed':
      case 'gemSet':
      case 'tileDrawn':
        return effects(event, context)
      case 'fightStarted':
      case 'controlTurned':
      case 'controlled':
      case 'foeMet':
      case 'combatRound':
      case 'foeRolled':
      case 'attackRolled':
      case 'diceTurned':
      case 'gaarSpent':
      case 'dwurtSpent':
      case 'dieChanged':
      case 'hopeChanged':
      case 'hopeSpent':
      case 'cardsPlayed':
      case 'gaarStolen':
      case 'foeStruck':
      case 'heroStruck':
      case 'foeHit':
      case 'foeHealed':
      case 'foeBeaten':
      case 'trophyKept':
      case 'fieldFreed':
      case 'fightLost':
      case 'fightLeft':
        return fight(event, context)
      case 'bountyOpened':
      case 'bountyCold':
      case 'attackTurned':
      case 'settlementAttacked':
      case 'settlementDestroyed':
      case 'eventTurned':
      case 'legendDone':
      case 'sleeperWoke':
      case 'sleeperCame':
      case 'ashFell':
      case 'ravageTurned':
      case 'golemCame':
      case 'golemWalked':
      case 'fieldRuined':
      case 'wardLaid':
      case 'wardBroken':
      case 'golemStruck':
      case 'titleWon':
      case 'goalJudged':
      case 'graded':
        return story(event, context)
    }
  }
