import { Icon } from '@vyprava/atlas'
import { compass } from '@vyprava/atlas/icons/gear.ts'
import { village } from '@vyprava/atlas/icons/places.ts'
import { cog, openBook } from '@vyprava/atlas/icons/signs.ts'
import { lazy, Suspense, useState } from 'react'
import { useCell } from '../frame/cell.ts'
import { Tools } from '../frame/tools.tsx'
import { turns } from '../online/turns.ts'
import { useServer } from '../online/use-server.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'

const Dialogs = lazy(async () => ({ default: (await import('../play/dialogs.tsx')).Dialogs }))

/** How many tables of the server wait; nothing when none does. */
function Waiting() {
  const { home } = useTexts()
  const count = useCell(turns).length
  if (count === 0) return null
  return (
    <em className="home-turns">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{home.turns(count)}</span>
    </em>
  )
}

/** The head of the page: tables of friends where there is a server, rules, light, language. */
export function HeadNav() {
  const { home } = useTexts()
  const online = useServer().state === 'here'
  return (
    <nav className="mast-nav" aria-label={home.tabs.nav}>
      {online && (
        <a className="btn btn--bare" href={addressOf({ page: 'online' })}>
          <Icon data={village} />
          {home.online}
          <Waiting />
        </a>
      )}
      <a className="btn btn--bare" href={addressOf({ page: 'books' })}>
        <Icon data={openBook} />
        {home.rules}
      </a>
      <Tools />
    </nav>
  )
}

/** The same on phones, where a thumb reaches. */
export function TabNav() {
  const { home } = useTexts()
  const online = useServer().state === 'here'
  const [settings, open] = useState(false)
  return (
    <nav className="tabs" aria-label={home.tabs.nav}>
      <a href={addressOf({ page: 'home' })} aria-current="page">
        <Icon data={compass} />
        {home.tabs.doors}
      </a>
      {online && (
        <a href={addressOf({ page: 'online' })}>
          <Icon data={village} />
          {home.tabs.tables}
          <Waiting />
        </a>
      )}
      <a href={addressOf({ page: 'books' })}>
        <Icon data={openBook} />
        {home.tabs.rules}
      </a>
      <button type="button" onClick={() => open(true)}>
        <Icon data={cog} />
        {home.tabs.settings}
      </button>
      {settings && (
        <Suspense>
          <Dialogs opened="settings" close={() => open(false)} talk={null} />
        </Suspense>
      )}
    </nav>
  )
}
