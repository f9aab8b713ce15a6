import { useState } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import { fieldOf } from '../online/server.ts'
import { NoServer, Shell } from '../online/shell.tsx'
import { useDeed } from '../online/use-deed.ts'
import { useServer } from '../online/use-server.ts'
import { NameForm } from '../online/who.tsx'
import { Wrong } from '../online/wrong.tsx'
import { addressOf } from '../router.ts'
import { useFriendsTexts } from './friends.tsx'
import { askByLink, ownerOf } from './friends-data.ts'

/** Where somebody's link leads: one asks to be their friend, and they have to agree. */
export function FriendPage({ link }: { readonly link: string }) {
  const words = useFriendsTexts()
  const { state, person } = useServer()
  const owner = useLoaded(`friend ${link}`, () => ownerOf(link))
  const [outcome, setOutcome] = useState<string | null>(null)
  const deed = useDeed()
  const name = owner.state === 'here' ? owner.value : null
  const gone = owner.state === 'failed' || (owner.state === 'here' && name === null)
  const add = () => deed.run(async () => setOutcome(String(fieldOf(await askByLink(link), 'value'))))
  return state === 'none' ? (
    <NoServer />
  ) : (
    <Shell title={words.page} inside>
      <section className="panel lobby-part">
        {gone && <p>{words.pageGone}</p>}
        {name !== null && (
          <p role="status">
            {outcome === null
              ? words.pageAsk(name)
              : outcome === 'friend'
                ? words.pageDone(name)
                : words.pageAsked(name)}
          </p>
        )}
        {name !== null && outcome === null && <p>{words.pageNote}</p>}
        {name !== null && outcome === null && person === null && (
          <NameForm submit={words.pageAdd} after={add} />
        )}
        {name !== null && outcome === null && person !== null && (
          <button type="button" className="btn btn--brass" disabled={deed.busy} onClick={add}>
            {words.pageAdd}
          </button>
        )}
        <Wrong text={deed.wrong} />
        {(gone || outcome !== null) && (
          <a className="btn btn--line" href={addressOf({ page: 'online' })}>
            {words.toHall}
          </a>
        )}
      </section>
    </Shell>
  )
}
