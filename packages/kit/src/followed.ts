import { createContext, useContext } from 'react'

const Followed = createContext<number | null>(null)

/** Whose side somebody who only watches has chosen to look from: with their own eyes, which see what everybody may. */
export const FollowedProvider = Followed.Provider

/** The seat to which a table is turned for who only watches; null where nobody is followed. */
export const useFollowed = (): number | null => useContext(Followed)
