import { useEffect, useState } from 'react'

/** Something on its way: not there yet, there, or failed. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/** Loads what a key stands for; the former thing stays until the next has come. `load` must not change for a key. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the loader
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setLoaded({ state: 'here', value }),
      (error: unknown) => {
        console.error(error)
        if (wanted) setLoaded({ state: 'failed', error })
      },
    )
    return () => {
      wanted = false
    }
  }, [key])
  return loaded
}
