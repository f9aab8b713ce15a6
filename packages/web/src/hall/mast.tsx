import { Icon, Rose } from '@vyprava/atlas'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import { Tools } from '../frame/tools.tsx'
import type { Person } from '../online/server.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Monogram } from './monogram.tsx'
import { useHallTexts } from './texts.ts'

const showCard = () => document.getElementById('who')?.scrollIntoView({ block: 'center' })

/** The head of the hall: where one is, what waits, and the ways out. */
export function HallMast({ note, person }: { readonly note: string; readonly person: Person | null }) {
  const words = useHallTexts()
  const { winds } = useTexts()
  return (
    <header className="hall-mast">
      <Rose winds={winds} className="hall-rose" />
      <div>
        <h1>{words.title}</h1>
        <p role="status">{note}</p>
      </div>
      <nav className="hall-nav" aria-label={words.title}>
        <a className="btn btn--bare" href={addressOf({ page: 'home' })}>
          {words.doors}
        </a>
        <a className="btn btn--bare" href={addressOf({ page: 'books' })}>
          <Icon data={openBook} />
          {words.rules}
        </a>
        <Tools />
        {person !== null && (
          <button type="button" className="btn btn--bare hall-me" onClick={showCard}>
            <Monogram name={person.name} />
            <span className="visually-hidden">{words.card}: </span>
            <span className="hall-me-name">{person.name}</span>
          </button>
        )}
      </nav>
    </header>
  )
}
