import { WebSocket } from 'ws'

export type Socket = WebSocket

/** A window's connection to the server at an address. */
export const openSocket = (address: string, headers: Readonly<Record<string, string>>): Socket =>
  new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, { headers })

export const isOpen = (socket: Socket | null): socket is Socket => socket?.readyState === WebSocket.OPEN
