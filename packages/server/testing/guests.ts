/** Somebody at a server: their cookie, and how they ask for things. */
export interface Guest {
  readonly cookie: string
  post(path: string, body: object): Promise<unknown>
}

/** Comes as a guest, from another address if a proxy that is trusted says so. */
export async function newGuest(address: string, from: string | null = null): Promise<Guest> {
  const headers = { 'content-type': 'application/json', origin: address, ...cameFrom(from) }
  const response = await fetch(`${address}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  if (!response.ok) throw new Error(`No guest: ${response.status} ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    cookie,
    async post(path, body) {
      const options = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) }
      const answer = await fetch(`${address}${path}`, options)
      const json: unknown = await answer.json()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`)
      return typeof json === 'object' && json !== null ? Reflect.get(json, 'value') : null
    },
  }
}

/** What a proxy adds for somebody from an address. */
export const cameFrom = (from: string | null): Record<string, string> =>
  from === null ? {} : { 'x-forwarded-for': from }

/** A table that these guests have begun to play at; its id. */
export async function beginTable(
  game: string,
  guests: readonly Guest[],
  options: object = {},
): Promise<string> {
  const [host] = guests
  const id = String(await host.post('/api/tables', { game, options, seats: guests.length, private: true }))
  for (const [seat, guest] of guests.entries())
    await guest.post(`/api/tables/${id}/sit`, { seat, contribution: guest.cookie.slice(-20) })
  await host.post(`/api/tables/${id}/start`, {})
  return id
}
