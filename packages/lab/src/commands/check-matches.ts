import type { Store } from '@vyprava/server/admin'
import type { Command, Outcome } from '../command.ts'
import { admin, withInstallation } from '../installation.ts'

export const checkMatches: Command = {
  name: 'check-matches',
  summary: 'replay all stored matches under the current rules and list those that diverge',
  arguments: [],
  options: [{ name: 'migrate', help: 'on a copy of an older version: bring it up to date first' }],
  run(input, io) {
    const looks = !input.flag('migrate')
    const check = async ({ db }: Store): Promise<Outcome> => {
      const server = await admin()
      const report = await server.checkMatches(db, io.gameOf)
      const { matches, entries, checkpoints, diverging } = report
      const lines = diverging.map(
        ({ table, game, rules, now, state, entry, why }) =>
          `${table}  ${game}, rules ${rules} then, ${now ?? 'none'} now, ${state}: ${entry === null ? 'at the start' : `entry ${entry}`}: ${why}`,
      )
      const sum = `${matches} matches, ${entries} entries, ${checkpoints} checkpoints`
      const text = [...lines, sum].join('\n')
      if (diverging.length === 0) return { json: report, text }
      return { json: report, text, failure: `${diverging.length} of ${matches} matches diverge` }
    }
    return withInstallation(io, check, { looks })
  },
}
