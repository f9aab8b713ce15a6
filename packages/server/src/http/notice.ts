import type { FastifyInstance } from 'fastify'
import type { Notices } from '../operations/notices.ts'

/** What everybody should know, for pages without a socket. */
export function addNotice(app: FastifyInstance, { notices }: { readonly notices: Notices }): void {
  app.get('/api/notice', async () => ({ notice: notices.shown }))
}
