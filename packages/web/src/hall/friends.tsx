import { Icon } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import type { FriendShown } from '@vyprava/protocol'
import { type ReactNode, useId, useState } from 'react'
import { useDoors } from '../doors/words.ts'
import { type PresenceKind, PresenceSign } from '../frame/presence-sign.tsx'
import { addressFor, Copy } from '../online/copy.tsx'
import { DAY } from '../online/pace.ts'
import { useDeed } from '../online/use-deed.ts'
import { Wrong } from '../online/wrong.tsx'
import { addressOf } from '../router.ts'
import { language, useSetting } from '../settings/index.ts'
import { FRIENDS_TEXTS, type FriendsTexts } from '../texts/friends.ts'
import { agreeTo, askPlayed, endWith, hide, inviteTo, useFriends } from './friends-data.ts'

export const useFriendsTexts = (): FriendsTexts => FRIENDS_TEXTS[useSetting(language)]

type FriendsProps = {
  /** The newest table of one's own that waits for players; null when there is none. */
  readonly table: string | null
  /** Nobody knows who is here. */
  readonly cut: boolean
}

/** Who plays with me: here or away, who asks, whom I may ask; and calls to their tables. */
export function Friends({ table, cut }: FriendsProps) {
  const words = useFriendsTexts()
  const doors = useDoors()
  const title = useId()
  const { friends, look } = useFriends()
  const deed = useDeed()
  /** What was just chosen, until the server has answered. */
  const [wanted, want] = useState<boolean | null>(null)
  const run = (work: () => Promise<unknown>) => deed.run(() => work().finally(look))
  if (friends === null) return null
  const here = friends.friends.filter(({ presence }) => presence === 'here').length
  const alone = friends.friends.length + friends.asks.length + friends.asked.length + friends.met.length === 0
  const link = addressFor(addressOf({ page: 'friend', link: friends.link }))
  return (
    <section className="hall-friends" aria-labelledby={title}>
      <h2 className="hall-h" id={title}>
        {words.title}
        {here > 0 && !cut && <small>{words.here(here)}</small>}
      </h2>
      {alone && <p className="hall-quiet">{words.empty}</p>}
      <ul>
        {friends.invitations.map(({ table: id, game, host }) => (
          <Row key={id} kind="here" name={words.calls(host, doors(game).name)} under="">
            <a className="btn btn--bare" href={addressOf({ page: 'table', id, step: null })}>
              {words.join}
            </a>
          </Row>
        ))}
        {friends.asks.map(({ id, name }) => (
          <Row key={id} kind="unknown" name={name} under={words.asks}>
            <Act label={words.agreeTo(name)} word={words.agree} act={() => run(() => agreeTo(id))} />
            <Act label={words.declineTo(name)} word={words.decline} act={() => run(() => endWith(id))} />
          </Row>
        ))}
        {friends.friends.map((friend) => (
          <Friend key={friend.id} friend={friend} table={table} cut={cut} run={run} />
        ))}
        {friends.asked.map(({ id, name }) => (
          <Row key={id} kind="unknown" name={name} under={words.asked}>
            <Act label={words.withdrawFrom(name)} word={words.withdraw} act={() => run(() => endWith(id))} />
          </Row>
        ))}
        {friends.met.map(({ table: played, seat, name }) => (
          <Row key={`${played} ${seat}`} kind="unknown" name={name} under={words.met}>
            <Act label={words.askTo(name)} word={words.ask} act={() => run(() => askPlayed(played, seat))} />
          </Row>
        ))}
      </ul>
      <Wrong text={deed.wrong} />
      <div className="friends-foot">
        <Copy label={words.link} text={() => link} className="btn--bare" />
        <label className="tick">
          <input
            type="checkbox"
            checked={!(wanted ?? friends.hidden)}
            onChange={({ target }) => {
              want(!target.checked)
              run(() => hide(!target.checked)).then(() => want(null))
            }}
          />
          {words.hidden}
        </label>
      </div>
    </section>
  )
}

const KINDS: Readonly<Record<FriendShown['presence'], PresenceKind>> = {
  here: 'here',
  away: 'away',
  off: 'gone',
}

type FriendProps = {
  readonly friend: FriendShown
  readonly table: string | null
  readonly cut: boolean
  readonly run: (work: () => Promise<unknown>) => void
}

function Friend({ friend: { id, name, presence, seen }, table, cut, run }: FriendProps) {
  const words = useFriendsTexts()
  const [called, setCalled] = useState<string | null>(null)
  const under = (): string => {
    if (presence !== 'off') return words.presence[presence]
    return seen === null ? words.unseen : words.seen(new Date(seen), Date.now() - seen < 6 * DAY)
  }
  const unknown = cut || (presence === 'off' && seen === null)
  const call = (to: string) => {
    run(() => inviteTo(id, to))
    setCalled(to)
  }
  return (
    <Row kind={unknown ? 'unknown' : KINDS[presence]} name={name} under={cut ? '' : under()}>
      {table !== null && called !== table && (
        <Act label={words.inviteTo(name)} word={words.invite} act={() => call(table)} />
      )}
      {table !== null && called === table && <span role="status">{words.invited}</span>}
      <button
        type="button"
        className="btn btn--bare"
        aria-label={words.endOf(name)}
        title={words.endOf(name)}
        onClick={() => run(() => endWith(id))}
      >
        <Icon data={crossMark} />
      </button>
    </Row>
  )
}

type ActProps = { readonly label: string; readonly word: string; readonly act: () => void }

const Act = ({ label, word, act }: ActProps) => (
  <button type="button" className="btn btn--bare" aria-label={label} onClick={act}>
    {word}
  </button>
)

type RowProps = {
  readonly kind: PresenceKind
  readonly name: string
  readonly under: string
  readonly children: ReactNode
}

const Row = ({ kind, name, under, children }: RowProps) => (
  <li>
    <PresenceSign kind={kind} />
    <div>
      <b>{name}</b>
      <span>{under}</span>
    </div>
    <span className="friends-do">{children}</span>
  </li>
)
