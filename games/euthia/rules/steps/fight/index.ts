import type { Printed } from '../../printed.ts'
import { attackStep, firstStrikeStep } from './attack.ts'
import { defeatStep } from './defeat.ts'
import { exchangeStep } from './exchange.ts'
import { cursesStep, monsterBeforeStep } from './plays.ts'
import { stageStep } from './stages.ts'
import { controlStep, meetStep, startFightStep, takeoverStep } from './start.ts'
import { trophyStep, victoryOverStep, victoryStep, wonTreasureStep } from './victory.ts'
import { heroWindows } from './windows.ts'

/** The fight from C1 to C8, by the names of its items. */
export const fightSteps = (printed: Printed) => ({
  ...heroWindows(printed),
  startFight: startFightStep(printed),
  control: controlStep,
  takeover: takeoverStep(printed),
  meet: meetStep(printed),
  stage: stageStep(printed),
  firstStrike: firstStrikeStep(printed),
  monsterBefore: monsterBeforeStep(printed),
  exchange: exchangeStep(printed),
  curses: cursesStep(printed),
  attack: attackStep(printed),
  victory: victoryStep(printed),
  trophy: trophyStep(printed),
  victoryOver: victoryOverStep(printed),
  wonTreasure: wonTreasureStep(printed),
  defeat: defeatStep(printed),
})
