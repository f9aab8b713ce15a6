import { usePlay } from '../play/context.ts'
import { goTo } from '../router.ts'

/** The same table once more, on this device; null where a server decides that. */
export function useAgain(): (() => Promise<void>) | null {
  const { device } = usePlay().table
  if (device === null) return null
  return async () => {
    const id = await device.again()
    if (id !== null) goTo({ page: 'play', id })
  }
}
