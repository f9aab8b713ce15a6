import { AtlasDefs } from '@vyprava/atlas'
import type { DoorWords } from '@vyprava/module/door.ts'
import { lazy, Suspense, useEffect } from 'react'
import { About } from './about/about.tsx'
import { useDoors } from './doors/words.ts'
import { Broken } from './frame/broken.tsx'
import { useCell } from './frame/cell.ts'
import { Safe } from './frame/safe.tsx'
import { Uncharted } from './frame/uncharted.tsx'
import { Home } from './home/home.tsx'
import { useTurnCount } from './online/turns.ts'
import { banned, useNotice } from './online/word.ts'
import { addressOf, type Route, useRoute } from './router.ts'
import { useTexts } from './settings/index.ts'
import type { Texts } from './texts/index.ts'

const Setup = lazy(async () => ({ default: (await import('./setup/setup.tsx')).Setup }))
const PlayPage = lazy(async () => ({ default: (await import('./local/page.tsx')).PlayPage }))
const Rulebook = lazy(async () => ({ default: (await import('./rulebook/page.tsx')).Rulebook }))
const WorkshopPage = lazy(async () => ({ default: (await import('./workshop/page.tsx')).WorkshopPage }))
const CompendiumPage = lazy(async () => ({
  default: (await import('./compendium/page.tsx')).CompendiumPage,
}))
const Books = lazy(async () => ({ default: (await import('./rulebook/books.tsx')).Books }))
const Hall = lazy(async () => ({ default: (await import('./hall/hall.tsx')).Hall }))
const FriendPage = lazy(async () => ({ default: (await import('./hall/friend-page.tsx')).FriendPage }))
const ProfilePage = lazy(async () => ({ default: (await import('./profile/page.tsx')).ProfilePage }))
const LeaderboardPage = lazy(async () => ({
  default: (await import('./profile/leaderboard.tsx')).LeaderboardPage,
}))
const TablePage = lazy(async () => ({ default: (await import('./online/table-page.tsx')).TablePage }))
const LetterPage = lazy(async () => ({ default: (await import('./online/letter-page.tsx')).LetterPage }))
const NoticeSlip = lazy(async () => ({ default: (await import('./online/words.tsx')).NoticeSlip }))
const Banned = lazy(async () => ({ default: (await import('./online/words.tsx')).Banned }))
/** For who looks after a server; nobody else pays for it. */
const OperatorPage = lazy(async () => ({ default: (await import('./operator/page.tsx')).OperatorPage }))
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
        <Safe of={address} instead={<Broken />}>
          <PageOf route={route} />
        </Safe>
        <Arrival address={address} />
      </Suspense>
      <Word route={route} />
    </>
  )
}

/** Pages of those who play through a server, or are about to. */
const TOLD: readonly Route['page'][] = ['home', 'online', 'table']

/** What those who look after the server have to say. */
function Word({ route }: { readonly route: Route }) {
  const notice = useNotice(TOLD.includes(route.page))
  const why = useCell(banned)
  return (
    <Suspense>
      {notice !== null && <NoticeSlip notice={notice} />}
      {why !== null && <Banned reason={why} />}
    </Suspense>
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
      return <Setup game={route.game} options={route.options} key={addressOf(route)} />
    case 'workshop':
      return <WorkshopPage game={route.game} given={route.given} />
    case 'compendium':
      return <CompendiumPage game={route.game} entry={route.entry} />
    case 'rules':
      return <Rulebook game={route.game} rule={route.rule} />
    case 'play':
      return <PlayPage id={route.id} key={route.id} />
    case 'online':
      return (
        <Hall wished={route.game === undefined ? null : { game: route.game, options: route.options ?? {} }} />
      )
    case 'operator':
      return <OperatorPage />
    case 'profile':
      return <ProfilePage />
    case 'leaderboard':
      return <LeaderboardPage game={route.game} key={route.game} />
    case 'account':
      return <LetterPage letter={route.letter} />
    case 'friend':
      return <FriendPage link={route.link} key={route.link} />
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
  if (route.page === 'compendium')
    return `${doors(route.game).name}: ${texts.compendium.title} · ${texts.name}`
  if (route.page === 'workshop')
    return `${doors(route.game).workshop ?? doors(route.game).name} · ${texts.name}`
  if (route.page === 'books') return `${texts.home.rules} · ${texts.name}`
  if (route.page === 'online' || route.page === 'account' || route.page === 'friend')
    return `${texts.home.online} · ${texts.name}`
  if (route.page === 'play' || route.page === 'table') return `${texts.play.table} · ${texts.name}`
  if (route.page === 'profile') return `${texts.home.archive} · ${texts.name}`
  if (route.page === 'leaderboard')
    return `${doors(route.game).name}: ${texts.home.leaderboard} · ${texts.name}`
  if (route.page === 'operator') return `${texts.home.operator} · ${texts.name}`
  return `${texts[route.page].title} · ${texts.name}`
}

let arrived: string | null = null

/** A new page starts at its top, and the keyboard and the screen reader start there too, once it is loaded. */
function Arrival({ address }: { readonly address: string }) {
  useEffect(() => {
    const before = arrived
    arrived = address
    if (before === null || before === address || isSamePage(before, address)) return
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

/** A workshop that has looked at what its address brought is the same page. */
const isSamePage = (before: string, address: string): boolean => before.startsWith(`${address}/`)

const isThere = (): boolean => document.querySelector('main:not([aria-busy="true"])') !== null
