import { openSocket } from './socket.ts'

/** Says something at a table over a window of its own; the id of what was said. */
export async function sayAt(address: string, cookie: string, table: string, text: string): Promise<string> {
  const socket = openSocket(address, { cookie })
  const id = await new Promise<string>((told, failed) => {
    socket.on('message', (data) => {
      const { type, said } = JSON.parse(data.toString())
      const found = type === 'talk' ? said.findLast((one: { text: string }) => one.text === text) : undefined
      if (found !== undefined) told(found.id)
    })
    socket.once('error', failed)
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'watch', table, has: null }))
      socket.send(JSON.stringify({ type: 'say', id: `said-${Date.now()}`, table, text }))
    })
  })
  socket.close()
  return id
}
