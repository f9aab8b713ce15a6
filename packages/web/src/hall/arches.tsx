import { Drawing } from '@vyprava/atlas'
import type { Door } from '@vyprava/module'
import { useId, useMemo } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoorWords } from '../doors/words.ts'
import { ARCH_BOX, arch } from './arch.ts'
import { useHallTexts } from './texts.ts'

type ArchesProps = { readonly busy: boolean; readonly open: (game: string) => void }

/** A small door for every game: through it one comes straight to a new table. */
export function Arches({ busy, open }: ArchesProps) {
  const words = useHallTexts()
  const title = useId()
  return (
    <section className="hall-doors" aria-labelledby={title}>
      <h2 className="hall-h" id={title}>
        {words.begin}
      </h2>
      <div className="arches">
        {DOORS.map((door) => (
          <Arch key={door.id} door={door} busy={busy} open={() => open(door.id)} />
        ))}
      </div>
    </section>
  )
}

type ArchProps = { readonly door: Door; readonly busy: boolean; readonly open: () => void }

function Arch({ door, busy, open }: ArchProps) {
  const words = useHallTexts()
  const { name, short = name } = useDoorWords(door.id)
  const ink = useMemo(() => arch(door), [door])
  return (
    <button type="button" className="arch-door" data-game={door.id} disabled={busy} onClick={open}>
      <Drawing viewBox={ARCH_BOX} ink={ink} />
      <span className="visually-hidden">{words.begin}: </span>
      <span className="arch-name">{short}</span>
      {door.players !== null && <small>{words.seats(...door.players)}</small>}
    </button>
  )
}
