import { Icon } from '@vyprava/atlas'
import { hand } from '@vyprava/atlas/icons/signs.ts'
import { botsOf, usualBot } from '@vyprava/bots'
import { useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { useTexts } from '../settings/index.ts'
import { levelWords } from '../texts/levels.ts'
import { usePlay } from './context.ts'
import type { Seating } from './seating.ts'

type Player = Seating['players'][number]

/** On a person's plate: let a bot play this seat, and take it back. */
export function StandIn({ player }: { readonly player: Player }) {
  const { scene, table } = usePlay()
  const { bots } = useTexts()
  const [opened, open] = useState(false)
  if (
    table.device === null ||
    scene.over ||
    scene.lesson?.state === 'on' ||
    (player.bot !== null && !player.away)
  )
    return null
  return (
    <>
      <button
        type="button"
        className="btn btn--bare seat-who"
        aria-label={bots.standIn.open(player.name)}
        title={bots.standIn.open(player.name)}
        onClick={() => open(true)}
      >
        <Icon data={hand} />
      </button>
      {opened && <Choice player={player} close={() => open(false)} />}
    </>
  )
}

function Choice({ player, close }: { readonly player: Player; readonly close: () => void }) {
  const { table, rules } = usePlay()
  const { bots } = useTexts()
  const [bot, setBot] = useState(player.bot ?? usualBot(rules))
  const decide = (wanted: string | null) => {
    table.device?.standIn(player.seat, wanted)
    close()
  }
  return (
    <Dialog title={bots.standIn.title(player.name)} close={close}>
      <p>{bots.standIn.note}</p>
      {player.away ? (
        <button type="button" className="btn btn--brass" onClick={() => decide(null)}>
          {bots.standIn.end(player.name)}
        </button>
      ) : (
        <>
          <fieldset className="choice stand-in">
            <legend className="visually-hidden">{bots.standIn.title(player.name)}</legend>
            {botsOf(rules).map(({ name }) => {
              const words = levelWords(rules, name, bots)
              return (
                <label key={name} className="choice-value">
                  <input type="radio" checked={name === bot} onChange={() => setBot(name)} />
                  <span>
                    {words.name}
                    {words.note !== null && <small>{words.note}</small>}
                  </span>
                </label>
              )
            })}
          </fieldset>
          <button type="button" className="btn btn--brass" onClick={() => decide(bot)}>
            {bots.standIn.begin}
          </button>
        </>
      )}
      <button type="button" className="btn btn--line" onClick={close}>
        {bots.standIn.cancel}
      </button>
    </Dialog>
  )
}
