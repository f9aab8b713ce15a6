import type { Profile } from '@vyprava/protocol'
import { useEffect, useState } from 'react'
import { Page } from '../frame/page.tsx'
import { Monogram } from '../hall/monogram.tsx'
import type { Person } from '../online/server.ts'
import { useServer } from '../online/use-server.ts'
import { Archive } from './archive.tsx'
import { ByGame } from './by-game.tsx'
import { ownProfile } from './data.ts'
import { Mast } from './mast.tsx'
import { Rating } from './rating.tsx'
import { useProfileTexts } from './texts.ts'
import '../frame/forms.css'
import '../doors/doors.css'
import '../hall/styles.css'
import './styles.css'

/** One's own page: finished games, results by game, ratings. Without a server, the games of this device. */
export function ProfilePage() {
  const { state, person } = useServer()
  const profile = useProfile(person)
  const words = useProfileTexts()
  const online = person !== null
  return (
    <Page frame="scrolls">
      <div className="person" data-alone={!online}>
        <Mast
          sign={<Monogram name={person?.name ?? words.visitor} />}
          title={person?.name ?? words.visitor}
          note={useNote(profile, online)}
          online={state === 'here'}
        />
        <main className="person-archive" tabIndex={-1}>
          {person?.guest === true && profile !== null && profile.total > 0 && (
            <p className="hall-calm">{words.guest}</p>
          )}
          {state !== 'unknown' && (
            <Archive online={online} partners={profile?.partners.map(({ name }) => name) ?? []} />
          )}
        </main>
        {profile !== null && (
          <aside className="person-side" aria-label={words.link}>
            <ByGame counts={profile.counts} />
            <Rating ratings={profile.ratings} />
          </aside>
        )}
      </div>
    </Page>
  )
}

/** Since when one has finished how much. */
function useNote(profile: Profile | null, online: boolean): string {
  const words = useProfileTexts()
  if (!online) return words.device
  if (profile === null) return ''
  if (profile.since === null) return words.none
  const since = new Date(profile.since)
  return words.since(profile.total, since, since.getFullYear() === new Date().getFullYear())
}

/** What the server counts of oneself; null until it has answered, which it is asked again when the network is back. */
function useProfile(person: Person | null): Profile | null {
  const [profile, setProfile] = useState<Profile | null>(null)
  const id = person?.id ?? null
  useEffect(() => {
    setProfile(null)
    if (id === null) return
    let wanted = true
    const look = () =>
      ownProfile().then(
        (found) => wanted && setProfile(found),
        (error: unknown) => console.warn('One’s own page cannot be read', error),
      )
    look()
    window.addEventListener('online', look)
    return () => {
      wanted = false
      window.removeEventListener('online', look)
    }
  }, [id])
  return profile
}
