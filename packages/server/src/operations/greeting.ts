import { networkInterfaces } from 'node:os'

export interface Greeted {
  /** Which of the machine's addresses is listened at. */
  readonly host: string
  readonly port: number
  /** The address that people type in, if it is known. */
  readonly origin: string | null
  /** The machine's addresses in its own networks. */
  readonly addresses: readonly string[]
  /** Whether somebody sits at a terminal; a log would only be filled by pictures. */
  readonly terminal: boolean
}

/** Where the server is: for this machine, and for the home network where that is let in, with a picture for phones. */
export async function greeting(greeted: Greeted): Promise<string> {
  const { host, port, origin, addresses, terminal } = greeted
  const there = host === '0.0.0.0' || host === '::' ? addresses : []
  const others = there.toSorted((a, b) => unlikely(a) - unlikely(b)).map((address) => atPort(address, port))
  const lines = [
    `Výprava is at http://localhost:${port}`,
    ...others.map((address) => `From other devices: ${address}`),
  ]
  const scanned = origin ?? others[0]
  if (terminal && scanned !== undefined) lines.push('', await pictureOf(scanned), `For phones: ${scanned}`)
  return lines.join('\n')
}

const atPort = (address: string, port: number): string => `http://${address}:${port}`

/** Homes mostly have addresses of the first kind, and containers of the last. */
const unlikely = (address: string): number =>
  address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2

/** Dark on light whatever the colours of the terminal are: not every phone reads the other way round. */
async function pictureOf(address: string): Promise<string> {
  // Loaded only for whoever sees it: a server behind a log does without.
  const { renderUnicodeCompact } = await import('uqr')
  return renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map((line) => `\u001B[97;40m${line}\u001B[0m`)
    .join('\n')
}

/** The addresses under which other devices in the same network find this machine. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
