import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawCurves } from './balance/curves.ts'
import { foes } from './balance/foes.ts'
import { heroes } from './balance/heroes.ts'
import { levels } from './balance/levels.ts'
import type { Page } from './balance/page.ts'
import { pack } from './balance/play.ts'
import { scenarios } from './balance/scenarios.ts'
import { TUNED } from './balance/tuned.ts'
import { type Bar, plot } from './plot.ts'

/*
 * Plays Euthia between its players and writes docs/balance/euthia.md with its plots:
 * node games/euthia/test/balance.ts [games of four players] [seed] [folder]
 */
const GAMES = Number(process.argv[2] ?? 402)
const SEED = process.argv[3] ?? 'balance'
const OUT = process.argv[4] ?? join(import.meta.dirname, '../../../docs/balance')
const STRONG = 'pathfinder'

const bars: Bar[] = []
const lines = [
  '# Balance of Euthia',
  '',
  `Seeded games of the shipped pack ("${pack.id}", version ${pack.version}) between the players of the house; heroes are drawn by lot. Written by \`node games/euthia/test/balance.ts ${GAMES} ${SEED}\`; players and pack were tuned on other seeds. Brackets hold the true share with 95 %.`,
  '',
  '![Shares of games](euthia.svg)',
  '',
]
const page: Page = {
  bars,
  seed: SEED,
  games: GAMES,
  say(...said) {
    lines.push(...said)
    console.error(said.join('\n'))
  },
}

const played = [...heroes(page, STRONG), ...scenarios(page, STRONG)]
page.say('Round by round, of the games above:', '', '![Rounds of games](euthia-rounds.svg)', '')
foes(page, played)
levels(page)
page.say('## What was tuned', '', ...TUNED.map((each) => `- ${each}`), '')
writeFileSync(join(OUT, 'euthia.md'), lines.join('\n'))
writeFileSync(join(OUT, 'euthia.svg'), plot('Shares of games of Euthia', bars))
writeFileSync(join(OUT, 'euthia-rounds.svg'), drawCurves(played))
