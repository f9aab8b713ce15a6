import { again } from '../local/begin.ts'
import { deviceShelf } from '../local/device.ts'
import { usePlay } from '../play/context.ts'
import { goTo } from '../router.ts'

/** The same table once more, on this device; null where a server decides that. */
export function useAgain(): (() => Promise<void>) | null {
  const { table, rules } = usePlay()
  const { device } = table
  if (device === null) return null
  return async () => {
    const saved = again(rules, device.saved, Date.now())
    if (!saved.ok) return
    await deviceShelf().put(saved.value)
    goTo({ page: 'play', id: saved.value.id })
  }
}
