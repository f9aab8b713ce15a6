import { usePlay } from '../play/context.ts'
import { followedIn } from '../play/followed.ts'
import { addressOf } from '../router.ts'
import { addressFor, Copy } from './copy.tsx'
import { useOnlineTexts } from './texts.ts'

/** The seat that an address asks to stay with, if there is one. */
export const followsFrom = (wanted: number | undefined, seats: number): number | 'turn' =>
  wanted !== undefined && wanted < seats ? wanted : 'turn'

type FollowingProps = {
  readonly id: string
  readonly follows: number | 'turn'
  readonly follow: (follows: number | 'turn') => void
}

/** For who only watches: whose side one looks from, and the link by which others do the same. */
export function Following({ id, follows, follow }: FollowingProps) {
  const { following: words } = useOnlineTexts()
  const { scene } = usePlay()
  if (scene.observer !== null || scene.over) return null
  const choices = [
    { value: 'turn' as const, name: words.turn },
    ...scene.players.map(({ seat, name }) => ({ value: seat, name })),
  ]
  return (
    <>
      <fieldset className="choice">
        <legend>{words.label}</legend>
        {choices.map(({ value, name }) => (
          <label key={value} className="choice-value">
            <input type="radio" name="follows" checked={value === follows} onChange={() => follow(value)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="fields-do">
        <Copy label={words.share} text={() => linkFor(id, follows)} />
      </div>
    </>
  )
}

/** The address at which others watch the same. */
const linkFor = (id: string, follows: number | 'turn'): string =>
  addressFor(addressOf({ page: 'table', id, step: null, ...(follows === 'turn' ? {} : { follow: follows }) }))

/** On the plate of whom one follows. */
export function FollowedSign({ seat }: { readonly seat: number }) {
  const { following: words } = useOnlineTexts()
  const { scene, online } = usePlay()
  if (followedIn(online?.follows, scene.sight) !== seat) return null
  return <span className="seat-followed">{words.followed}</span>
}
