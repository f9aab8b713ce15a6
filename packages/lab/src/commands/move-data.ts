import { type Command, Failure, Misuse } from '../command.ts'
import { admin, mustExist, understood } from '../installation.ts'

export const moveData: Command = {
  name: 'move-data',
  summary: 'copy the embedded database in DATA_DIR to the empty PostgreSQL at DATABASE_URL',
  arguments: [],
  options: [],
  async run(_input, { env }) {
    const server = await admin()
    const { DATABASE_URL: _, ...here } = env
    const from = understood(() => server.readConfig(here)).place
    const to = understood(() => server.readConfig(env)).place
    if (from.kind !== 'sqlite' || to.kind !== 'postgres')
      throw new Misuse('DATABASE_URL says where to, set it')
    mustExist(from.folder)
    try {
      const moved = await server.moveData(from.folder, to.url)
      const lines = moved.map(({ table, rows, hash }) => `${table}: ${rows} rows, ${hash}`)
      return { json: { moved }, text: [...lines, 'Every row was compared after it arrived.'].join('\n') }
    } catch (error) {
      if (error instanceof server.CannotMove) throw new Failure(error.message)
      throw error
    }
  },
}
