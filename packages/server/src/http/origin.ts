import type { FastifyRequest } from 'fastify'

/** Whether a request that changes something comes from a page of this server, or from no page at all. */
export function fromHere({ headers, host }: FastifyRequest, home: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // A proxy that does not pass the name on is no stranger, as long as the page is of the address that people type in.
  return from.host === host || from.origin === home
}

/** Whether the name under which somebody calls us can be one at all. */
export const isHost = (host: string): boolean =>
  /^[\w.:[\]-]*$/.test(host) && (host === '' || URL.canParse(`http://${host}`))
