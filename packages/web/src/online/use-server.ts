import { useEffect } from 'react'
import { useCell } from '../frame/cell.ts'
import { findServer, type Server, server } from './server.ts'

/** The server behind this page; looked for once, and again when the network comes back. */
export function useServer(): Server {
  const found = useCell(server)
  useEffect(() => {
    if (server.get().state === 'unknown') findServer()
    const look = () => {
      if (server.get().state === 'none') findServer()
    }
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [])
  return found
}
