import { tidy } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import type { CompanyProps } from '@vyprava/module'
import { TilePicture } from '../ink/pictures.tsx'
import { usePack } from '../packed.ts'
import { isEuthiaView } from '../props.ts'
import './plate.css'

/** A hero at the end of the way: everything that was worn and carried. */
export function Company({ view, seat, language }: CompanyProps) {
  const { pack } = usePack()
  if (!isEuthiaView(view)) return null
  const { slots, bags } = view.players[seat]
  const owned = [...slots.filter((one) => one !== null), ...bags]
  return (
    <ul className="eu-company">
      {owned.map(({ tile }, place) => {
        const name = tidy(pack.tiles[tile].name[language])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their place
          <li key={place} title={name}>
            <Spoken>{name}</Spoken>
            <TilePicture tile={pack.tiles[tile]} box="slot" />
          </li>
        )
      })}
    </ul>
  )
}
