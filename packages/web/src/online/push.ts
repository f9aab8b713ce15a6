import { fieldOf, tell } from './server.ts'

/** Whether this browser takes messages of the server, or why it cannot. */
export type PushState = 'unsupported' | 'noKey' | 'denied' | 'off' | 'on'

/** The worker that keeps the app on this device takes the messages too. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return able ? navigator.serviceWorker.getRegistration() : undefined
}

export async function pushState(key: string): Promise<PushState> {
  if (key === '') return 'noKey'
  const registration = await registered()
  if (registration === undefined) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  return subscription !== null && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for permission, so only at somebody's own wish; the state that it leads to. */
export async function startPush(key: string): Promise<PushState> {
  const registration = await registered()
  if (registration === undefined) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return pushState(key)
  // One of an older key, or of somebody else at this device, is no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  await tell('api/me/push', { endpoint, p256dh: fieldOf(keys, 'p256dh'), auth: fieldOf(keys, 'auth') })
  return 'on'
}

/** Takes no more messages; quiet where none were taken. */
export async function stopPush(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  if (subscription === null || subscription === undefined) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await tell('api/me/push/stop', { endpoint })
}
