import { AtlasDefs } from '@vyprava/atlas'
import type { DoorWords } from '@vyprava/atlas/door.ts'
import { lazy, Suspense, useEffect } from 'react'
import { About } from './about/about.tsx'
import { useDoors } from './doors/words.ts'
import { Uncharted } from './frame/uncharted.tsx'
import { Home } from './home/home.tsx'
import { useTurnCount } from './online/turns.ts'
import { addressOf, type Route, useRoute } from './router.ts'
import { useTexts } from './settings/index.ts'
import type { Texts } from './texts/index.ts'

const Setup = lazy(async () => ({ default: (await import('./setup/setup.tsx')).Setup }))
const PlayPage = lazy(async () => ({ default: (await import('./local/page.tsx')).PlayPage }))
const Rulebook = lazy(async () => ({ default: (await import('./rulebook/page.tsx')).Rulebook }))
const Books = lazy(async () => ({ default: (await import('./rulebook/books.tsx')).Books }))
const Lobby = lazy(async () => ({ default: (await import('./online/lobby.tsx')).Lobby }))
const TablePage = lazy(async () => ({ default: (await import('./online/table-page.tsx')).TablePage }))
/** For developers; nobody else pays for it. */
const Gallery = lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery }))

export function App() {
  const route = useRoute()
  const texts = useTexts()
  const doors = useDoors()
  const address = addressOf(route)
  const waiting = useTurnCount()
  const title = titleOf(route, texts, doors)
  return (
    <>
      <title>{waiting === 0 ? title : `(${waiting}) ${title}`}</title>
      <AtlasDefs />
      <Suspense>
        <PageOf route={route} />
        <Arrival address={address} />
      </Suspense>
    </>
  )
}

function PageOf({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'about':
      return <About />
    case 'gallery':
      return <Gallery />
    case 'books':
      return <Books />
    case 'game':
      return <Setup game={route.game} key={route.game} />
    case 'rules':
      return <Rulebook game={route.game} rule={route.rule} />
    case 'play':
      return <PlayPage id={route.id} key={route.id} />
    case 'online':
      return <Lobby />
    case 'table':
      return <TablePage id={route.id} step={route.step} key={route.id} />
    case 'uncharted':
      return <Uncharted />
  }
}

function titleOf(route: Route, texts: Texts, doors: (game: string) => DoorWords): string {
  if (route.page === 'home') return texts.name
  if (route.page === 'game') return `${doors(route.game).name} · ${texts.name}`
  if (route.page === 'rules') return `${doors(route.game).name}: ${texts.play.rulebook} · ${texts.name}`
  if (route.page === 'books') return `${texts.home.rules} · ${texts.name}`
  if (route.page === 'online') return `${texts.home.online} · ${texts.name}`
  if (route.page === 'play' || route.page === 'table') return `${texts.play.table} · ${texts.name}`
  return `${texts[route.page].title} · ${texts.name}`
}

let arrived: string | null = null

/** A new page starts at its top, and the keyboard and the screen reader start there too, once it is loaded. */
function Arrival({ address }: { readonly address: string }) {
  useEffect(() => {
    const before = arrived
    arrived = address
    if (before === null || before === address) return
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
    if (isThere()) return
    // What is still being fetched takes the place of what waits for it, and would leave the keyboard behind.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
      if (isThere()) watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [address])
  return null
}

const isThere = (): boolean => document.querySelector('main:not([aria-busy="true"])') !== null
