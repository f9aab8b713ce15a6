import { Rose, Sheet } from '@vyprava/atlas'
import { useEffect, useState } from 'react'
import { TablePlate, WaitingPlate } from './plates.tsx'
import { isMine } from './standings.ts'
import { useHallTexts } from './texts.ts'
import type { InHall } from './use-hall.ts'

/** My tables: the one that waits for me most, then the others. */
export function Mine({ hall, cut }: { readonly hall: InHall; readonly cut: boolean }) {
  const words = useHallTexts()
  const own = hall.own.filter(({ table }) => table.state !== 'over')
  const running = own.filter(({ standing }) => standing !== null).length
  const [first] = own
  const waits = first !== undefined && first.standing !== null && isMine(first.standing)
  const rest = waits ? own.slice(1) : own
  return (
    <>
      <h2 className="hall-h">
        {words.mine}
        {running > 0 && <small>{words.running(running)}</small>}
      </h2>
      {own.length === 0 && <Nothing />}
      {waits && first.standing !== null && (
        <WaitingPlate table={first.table} standing={first.standing} cut={cut} />
      )}
      {rest.length > 0 && (
        <div className="table-plates">
          {rest.map((one) => (
            <TablePlate key={one.table.id} {...one} cut={cut} />
          ))}
        </div>
      )}
    </>
  )
}

/** A blank sheet: nothing has been laid yet. */
function Nothing() {
  const words = useHallTexts()
  return (
    <section className="panel hall-none">
      <Sheet className="hall-none-sheet" seed="none" width={900} height={420} scale={190} levels={9} />
      <Rose className="hall-none-rose" />
      <h3>{words.none}</h3>
      <p>{words.noneNote}</p>
    </section>
  )
}

/** Something is said of waiting only when it lasts. */
const SOON = 400

/** Empty mats and hairlines where the tables will lie. */
export function Coming({ failed }: { readonly failed: boolean }) {
  const words = useHallTexts()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <h2 className="hall-h">
        {words.mine}
        <small role="status">{late && !failed ? words.coming : ''}</small>
      </h2>
      <div className="table-plates" aria-busy="true">
        {[0, 1, 2].map((place) => (
          <div key={place} className="panel table-plate table-plate--coming">
            <span className="hall-thumb" data-state="coming" />
            <span className="table-words">
              <i />
              <i />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
