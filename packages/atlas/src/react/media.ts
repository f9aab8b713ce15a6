import { useSyncExternalStore } from 'react'

interface Query {
  readonly watch: (changed: () => void) => () => void
  readonly holds: () => boolean
}

/**
 * Each query is asked once and heard of when it changes. Asked again and again while a picture is made, the browser
 * would have to bring the styles of the page up to date each time to answer.
 */
const asked = new Map<string, Query>()

function ask(query: string): Query {
  const media = window.matchMedia(query)
  let { matches } = media
  media.addEventListener('change', () => {
    matches = media.matches
  })
  const answer: Query = {
    watch(changed) {
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    holds: () => matches,
  }
  asked.set(query, answer)
  return answer
}

const queryOf = (query: string): Query => asked.get(query) ?? ask(query)

/** Whether a media query holds now. */
export const mediaHolds = (query: string): boolean => queryOf(query).holds()

/** The same, for as long as something is shown. */
export function useMedia(query: string): boolean {
  const { watch, holds } = queryOf(query)
  return useSyncExternalStore(watch, holds, () => false)
}
