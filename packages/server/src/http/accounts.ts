import type { FastifyInstance } from 'fastify'
import type { People } from '../people/people.ts'

/** Guests, accounts and sessions: the library's own paths, and who one is. */
export function addAccounts(app: FastifyInstance, { people }: { readonly people: People }): void {
  app.get('/api/me', async (request) => ({ person: await people.who(request.headers) }))
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) => {
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
      headers.set('x-forwarded-for', request.ip)
      const address = `${request.protocol}://${request.host}${request.url}`
      const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) }
      const response = await people.handle(new Request(address, { method: request.method, headers, ...body }))
      reply.code(response.status)
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      return reply.send(await response.text())
    },
  })
}
