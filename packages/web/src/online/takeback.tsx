import { useSyncExternalStore } from 'react'
import { placeOf } from '../play/turns.ts'
import { useTexts } from '../settings/index.ts'
import type { OnlineTable } from './table.ts'
import { useOnlineTexts } from './texts.ts'

/** Going back further than one may alone: asking the others, and answering them. */
export function Takeback({ table }: { readonly table: OnlineTable }) {
  const { takeback: words } = useOnlineTexts()
  const { turns } = useTexts()
  const scene = useSyncExternalStore(table.watch, table.scene)
  const asked = useSyncExternalStore(table.watch, table.takeback)
  if (scene.kind !== 'open' || scene.observer === null || scene.over) return null
  const { observer, players, link } = scene
  const barred = link?.trouble?.kind === 'barred' && link.trouble.why !== 'nothing'
  if (asked === null) {
    return barred && scene.log.some(({ seat }) => seat === observer) ? (
      <button type="button" className="btn btn--line takeback" onClick={() => table.askBack()}>
        {words.ask}
      </button>
    ) : null
  }
  const mine = asked.seat === observer
  const names = asked.waiting.map((seat) => players[seat].name).join(', ')
  const mark = scene.log[asked.to]?.turn ?? scene.turn
  const place = placeOf(
    mark,
    turns,
    players.map(({ name }) => name),
  )
  return (
    <span className="takeback">
      <span className="link-sign">
        {mine ? words.waiting(names) : words.asks(players[asked.seat].name, place)}
      </span>
      {!mine && asked.waiting.includes(observer) && (
        <button type="button" className="btn btn--brass" onClick={() => table.consent(true)}>
          {words.agree}
        </button>
      )}
      {(mine || asked.waiting.includes(observer)) && (
        <button type="button" className="btn btn--line" onClick={() => table.consent(false)}>
          {mine ? words.cancel : words.refuse}
        </button>
      )}
    </span>
  )
}
