/// The service worker: keeps every file of one build on the device, so that the app starts without a network.
/// The build writes before this code which files there are. No imports: browsers load it as a single script.

/** What the build knows: its own name, and all files relative to the app's folder. */
interface Build {
  readonly name: string
  readonly files: readonly string[]
}

/** Its world, as the WebWorker library describes it, and what the build wrote into it. */
declare const self: ServiceWorkerGlobalScope & { readonly build: Build }

const fieldOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : null
const textOf = (thing: unknown, name: string): string => {
  const text = fieldOf(thing, name)
  return typeof text === 'string' ? text : ''
}

const OURS = 'vyprava-'
/** How long a slow network may keep the first page from starting. */
const PATIENCE = 3000
const HOW: CacheQueryOptions = { ignoreVary: true }

const shelf = `${OURS}${self.build.name}`
const home = new URL('./', self.registration.scope).href
const files = new Set(self.build.files.map((file) => new URL(file, home).href))

/** Files whose names change with their contents are taken from an older build if it has them. */
async function keep(cache: Cache, address: string): Promise<void> {
  const lasting = address.startsWith(`${home}assets/`)
  const known = lasting ? await caches.match(address, HOW) : undefined
  const response = known ?? (await fetch(address, { cache: lasting ? 'default' : 'reload' }))
  if (!response.ok) throw new Error(`${address} is missing: ${response.status}`)
  await cache.put(address, response)
}

/** All or nothing: a build that is not complete is not used. */
async function install(): Promise<void> {
  const cache = await caches.open(shelf)
  await Promise.all([...files].map((address) => keep(cache, address)))
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(OURS) && name !== shelf)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

const kept = async (address: string): Promise<Response | undefined> =>
  (await (await caches.open(shelf)).match(address, HOW)) ?? caches.match(address, HOW)

/** The newest first page if the network has it; never kept, since it belongs to files of its own build. */
async function firstPage(request: Request): Promise<Response> {
  const fallback = await kept(home)
  if (fallback === undefined) return fetch(request)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  try {
    const response = await fetch(request, { signal: patience.signal })
    return response.ok ? response : fallback
  } catch {
    return fallback
  } finally {
    clearTimeout(timer)
  }
}

const keptFirst = async (request: Request, address: string): Promise<Response> =>
  (await kept(address)) ?? fetch(request)

function answer({ request }: FetchEvent): Promise<Response> | null {
  if (request.method !== 'GET') return null
  const { origin, pathname } = new URL(request.url)
  const address = `${origin}${pathname}`
  if (request.mode === 'navigate') {
    return address === home || address === `${home}index.html` ? firstPage(request) : null
  }
  return files.has(address) || address.startsWith(`${home}assets/`) ? keptFirst(request, address) : null
}

/**
 * A page that has just started asks whether this build may take over. It may if the page is of this build
 * and no other page is open that could be of an older one: nobody loses files in the middle of a game.
 */
async function takeOver(script: unknown, asker: ExtendableMessageEvent['source']): Promise<void> {
  if (typeof script !== 'string' || !files.has(script) || !(asker instanceof Client)) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Whoever asked may have gone meanwhile: then the one page that is left is another.
  const alone = pages.length === 1 && pages[0].id === asker.id
  if (alone) await self.skipWaiting()
}

/** The server reminds somebody of their turn, in their own language. Browsers want every message to be shown. */
async function remind({ data }: PushEvent): Promise<void> {
  const message: unknown = data?.json()
  const table = textOf(message, 'table')
  await self.registration.showNotification(textOf(message, 'title'), {
    body: textOf(message, 'body'),
    icon: new URL('icon-192.png', home).href,
    tag: table,
    data: { table },
  })
}

/** Leads to the table: to a window that shows it, or to a new one, so that nobody loses what they look at. */
async function goToTable({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const table = textOf(notification.data, 'table')
  const address = /^[\w-]+$/.test(table) ? `${home}#/table/${table}` : home
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address)
  if (page === undefined) await self.clients.openWindow(address)
  else await page.focus()
}

self.addEventListener('push', (event) => event.waitUntil(remind(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(goToTable(event)))
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(takeOver(event.data, event.source)))
self.addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response !== null) event.respondWith(response)
})
