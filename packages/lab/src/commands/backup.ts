import { type Command, Failure, Misuse } from '../command.ts'
import { admin, mustExist, understood } from '../installation.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'copy the embedded database in DATA_DIR into a new file, even while its server is running',
  arguments: ['<file>'],
  options: [],
  async run(input, { env }) {
    const server = await admin()
    const { place } = understood(() => server.readConfig(env))
    if (place.kind !== 'sqlite')
      throw new Misuse('DATABASE_URL names a PostgreSQL: copy it with pg_dump, see docs/operate.md')
    mustExist(place.folder)
    const file = input.word(0)
    await server.copyDatabase(place.folder, file).catch((error: unknown) => {
      throw error instanceof server.CannotCopy ? new Failure(error.message) : error
    })
    return { json: { file }, text: `Copied to ${file}` }
  },
}
