import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request that changes something comes from a page of this server, or from no page at all. */
export function fromHere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  const host = headers['x-forwarded-host'] ?? headers.host
  return URL.canParse(origin) && new URL(origin).host === host
}
