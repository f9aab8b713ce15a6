import { TYPICAL } from '../../content/foe-power.ts'
import { winRate } from '../strength.ts'
import { head, mean, type Page, percent, row, shown } from './page.ts'
import { type Played, pack } from './play.ts'

/** Of every monster: enough for a share that is right within two points. */
const FIGHTS = 2000

/** Fights of all games by kind and level of the foe, beside those of typical heroes. */
export function foes({ say, seed }: Page, played: readonly Played[]): void {
  say(
    '## Monsters',
    '',
    'Won by the heroes in all games above, who choose their fights; and by heroes typical of the time when monsters of a level are met (the content guide: 78–100 %, 64–99 %, 65–94 %), measured by the fights of the rules without cards.',
    '',
    ...head('foe', 'fights', 'won', 'typical heroes: mean', 'from', 'to'),
  )
  const typical = [1, 2, 3].map((level) =>
    pack.monsters
      .filter((monster) => monster.level === level)
      .map((foe) => winRate(foe, TYPICAL[level - 1], FIGHTS, [], seed)),
  )
  const all = played.flatMap(({ fights }) => fights)
  for (const foe of [...new Set(all.map((fight) => fight.foe))].sort()) {
    const own = all.filter((fight) => fight.foe === foe)
    const won = own.filter((fight) => fight.won).length
    const rates = foe.startsWith('monster') ? typical[Number(foe.split(' ')[1]) - 1] : null
    const cells =
      rates === null ? ['–', '–', '–'] : [mean(rates), Math.min(...rates), Math.max(...rates)].map(percent)
    say(row(foe, own.length, shown({ won, games: own.length }), ...cells))
  }
  say('')
}
