import { Spoken } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { useMemo } from 'react'
import type { EuthiaPack } from '../../content/schema.ts'
import { printedFrom } from '../../rules/printed.ts'
import { newPlayer } from '../../rules/setup.ts'
import { labelsIn } from '../../texts/labels/index.ts'
import { Hearts, Tokens } from '../hero/bar.tsx'
import { Bare, Face, stateOf } from '../hero/slot.tsx'
import { GROUPS, grouped, placesOf, roomOf } from '../hero/standing.ts'
import { Sign } from '../ink/sign.tsx'
import { BAG, COIN } from '../ink/signs.ts'
import '../hero/bar.css'
import '../hero/hero.css'
import '../hero/slot.css'

interface EmptyBoardProps {
  readonly pack: EuthiaPack
  /** The hero, by its place in the pack. */
  readonly hero: number
  readonly seats: number
  /** The scenario says how many coins there are. */
  readonly coins: number
  readonly language: Language
}

/** The board of a hero as the game begins with it: what it holds, what is locked, and for how much. */
export function EmptyBoard({ pack, hero, seats, coins, language }: EmptyBoardProps) {
  const { hero: say } = labelsIn(language)
  const printed = useMemo(() => printedFrom(pack), [pack])
  const player = useMemo(() => newPlayer(printed, hero, seats, coins), [printed, hero, seats, coins])
  const groups = grouped(placesOf(printed, player, null))
  const room = roomOf(printed, player)
  const { name, line } = pack.heroes[hero]
  const carries = player.slots.flatMap((owned) =>
    owned === null ? [] : [pack.tiles[owned.tile].name[language]],
  )
  return (
    <section className="panel eu-hero eu-empty" aria-label={say.board}>
      <Spoken>{`${name[language]}. ${line[language]} ${carries.join(', ')}`}</Spoken>
      <div className="eu-bar" aria-hidden="true">
        <span className="eu-who">
          <b>{name[language]}</b>
        </span>
        <Hearts
          health={player.health}
          most={player.maxHealth}
          later={player.health}
          laterMost={player.maxHealth}
        />
        {room.gaar > 0 ? (
          <Tokens of="gaar" count={player.gaar} slots={room.gaar} later={player.gaar} />
        ) : null}
        {room.dwurt > 0 ? (
          <Tokens of="dwurt" count={player.dwurt} slots={room.dwurt} later={player.dwurt} />
        ) : null}
        <span className="eu-gems">
          {Array.from({ length: room.gems }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <i key={place} className="eu-disc eu-disc--free" />
          ))}
        </span>
        <span className="eu-coins">
          <Sign of={COIN} />
          <b>{player.coins}</b>
        </span>
      </div>
      <p className="eu-empty-line" aria-hidden="true">
        {line[language]} <b>{carries.join(', ')}</b>
      </p>
      <div className="eu-slots" aria-hidden="true">
        {GROUPS.map((group) => (
          <div key={group} className="eu-group" data-group={group}>
            <span className="caps">{say.groups[group]}</span>
            <ul>
              {groups[group].map((place) => (
                <li key={place.slot} className="eu-place-of" data-worn={place.kind}>
                  <span className="eu-slot" data-state={stateOf(place)}>
                    {place.owned === null ? (
                      <Bare kind={place.kind} lock={place.lock} name="" />
                    ) : (
                      <Face
                        tile={pack.tiles[place.owned.tile]}
                        name={pack.tiles[place.owned.tile].name[language]}
                        used={null}
                      />
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="eu-group" data-group="bags">
          <span className="caps">{say.groups.bags}</span>
          <ul>
            {Array.from({ length: room.bags }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty bags are alike
              <li key={place} className="eu-place-of">
                <span className="eu-slot" data-state="void">
                  <span className="eu-slot-none">
                    <Sign of={BAG} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
