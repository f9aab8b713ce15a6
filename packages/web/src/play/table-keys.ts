import type { Play } from './context.ts'
import { useKeys } from './keys.ts'

/** Keys of the frame; what the game's own table takes, it leaves. */
export function useTableKeys(play: Play): void {
  const { table, scene, explained, notice, explain, hints, online, summon, show, open } = play
  const { reading, read, stopReading, guide, acting } = play
  const talk = {
    c() {
      show('talk')
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.talk-say .field')?.focus())
    },
  }
  useKeys({
    u: play.undo,
    r: play.redo,
    l: () => summon('list'),
    ...(online?.talk === undefined ? {} : talk),
    b: () => (reading === null ? read(null) : stopReading()),
    f: play.fit,
    h: hints.ask,
    '?': () => open('help'),
    ',': () => table.look(scene.shown - 1),
    '.': () => table.look(scene.shown + 1),
    end: () => table.look(null),
    escape() {
      if (acting.held !== null) acting.held.drop()
      else if (explained !== null || notice !== null) explain(null)
      else if (reading !== null) stopReading()
      else if (hints.hint.state !== 'none') hints.drop()
      else if (scene.shown !== scene.length) table.look(null)
      else if (guide !== null && guide.state !== 'left') guide.leave()
      else show('table')
    },
  })
}
