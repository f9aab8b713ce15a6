import { printProblem } from '@vyprava/kernel'
import { type Command, Failure } from '../command.ts'
import { acting, admin, withInstallation } from '../installation.ts'

export const ban: Command = {
  name: 'ban',
  summary: 'ban a person from an installation, or lift the ban',
  arguments: ['<person>'],
  options: [
    { name: 'reason', value: 'TEXT', help: 'why, for other operators and for whoever is banned' },
    { name: 'lift', help: 'lift the ban' },
  ],
  run(input, io) {
    const person = input.word(0)
    return withInstallation(io, async (store) => {
      const server = await admin()
      if (input.flag('lift')) {
        if (!(await server.liftBan(store, person, acting()))) throw new Failure(`${person} is not banned`)
        return { json: { person, banned: false }, text: `${person} may come in again` }
      }
      const reason = input.text('reason') ?? ''
      const done = await server.ban(store, person, { ...acting(), reason, botFor: server.standInOf })
      if (!done.ok) throw new Failure(printProblem(done.problem))
      const { seats } = done.value
      return { json: { person, banned: true, seats }, text: `${person} is out, and left ${seats} seats` }
    })
  },
}
