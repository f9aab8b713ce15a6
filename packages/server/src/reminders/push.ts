import webpush from 'web-push'
import type { Subscription } from '../store/preferences.ts'
import type { Database } from '../store/schema.ts'
import { keptSetting } from '../store/settings.ts'

/** The services of browsers; a message goes nowhere else, whatever address a client gives us. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  const known = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  return protocol === 'https:' && port === '' && known
}

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys that browsers know this installation by, made once. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  const kept = await keptSetting(db, 'vapid keys', () => JSON.stringify(webpush.generateVAPIDKeys()))
  const keys: VapidKeys = JSON.parse(kept)
  return keys
}

/** Whether it went out, or the browser is gone for good. */
export type Pushed = 'sent' | 'gone'

const LASTS = 24 * 60 * 60
const TOO_LONG = 10_000

/** Sends a message to a browser, encrypted for it alone. */
export function pushSender(keys: VapidKeys, subject: string) {
  return async ({ endpoint, p256dh, auth }: Subscription, message: object): Promise<Pushed> => {
    const details = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, ...keys }, TTL: LASTS },
    )
    const headers = new Headers()
    for (const [name, value] of Object.entries(details.headers))
      if (name.toLowerCase() !== 'content-length') headers.set(name, String(value))
    const response = await fetch(details.endpoint, {
      method: details.method,
      headers,
      body: new Uint8Array(details.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TOO_LONG),
    })
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`A push service answered ${response.status}`)
    return 'sent'
  }
}
