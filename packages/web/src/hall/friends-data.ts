import type { FriendsShown } from '@vyprava/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ask, fieldOf, tell } from '../online/server.ts'

const isFriends = (found: unknown): found is FriendsShown =>
  Array.isArray(fieldOf(found, 'friends')) && Array.isArray(fieldOf(found, 'asks'))

/** How often it is looked who is here. */
const EVERY = 20_000

/** One's friends, looked at again and again; null until they are known. */
export function useFriends(): { readonly friends: FriendsShown | null; readonly look: () => Promise<void> } {
  const [friends, setFriends] = useState<FriendsShown | null>(null)
  const look = useCallback(async () => {
    try {
      const found = fieldOf(await ask('api/me/friends'), 'friends')
      if (isFriends(found)) setFriends(found)
    } catch (error) {
      console.warn('Friends cannot be looked at', error)
    }
  }, [])
  useEffect(() => {
    look()
    const timer = setInterval(() => {
      if (!document.hidden) look()
    }, EVERY)
    return () => clearInterval(timer)
  }, [look])
  return { friends, look }
}

export const askPlayed = (table: string, seat: number) => tell('api/me/friends/played', { table, seat })
export const askByLink = (link: string) => tell('api/me/friends/link', { link })
export const agreeTo = (id: string) => tell('api/me/friends/agree', { id })
export const endWith = (id: string) => tell('api/me/friends/end', { id })
export const hide = (hidden: boolean) => tell('api/me/friends/hide', { hidden })
export const inviteTo = (id: string, table: string) => tell('api/me/friends/invite', { id, table })

/** Whose link it is; null when it is nobody's. */
export async function ownerOf(link: string): Promise<string | null> {
  const name = fieldOf(await ask(`api/friends/${encodeURIComponent(link)}`), 'name')
  return typeof name === 'string' ? name : null
}
