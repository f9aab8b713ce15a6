import { optionsAsked } from '@vyprava/kernel'
import type { GameModule, GameWords, Rules } from '@vyprava/module'
import { useLoaded } from '../frame/loaded.ts'
import { fromText, sentenceOf, valuesOf } from '../setup/option-words.ts'
import { Spoken } from './spoken.tsx'
import { useRoomTexts } from './texts.ts'

type VariantsProps = {
  readonly module: GameModule
  readonly rules: Rules
  readonly words: GameWords
  readonly options: object
  readonly seats: number
  /** Null for who may only read them. */
  readonly change: ((options: object) => void) | null
}

/** How the game is played, as sentences. */
export function Variants({ module, rules, words, options, seats, change }: VariantsProps) {
  const room = useRoomTexts()
  const own = useLoaded(`${module.id} own`, async () => (await module.own?.()) ?? null)
  const made = own.state === 'here' ? own.value : null
  const asked = optionsAsked(rules.game.options, seats)
  if (asked.length === 0) return null
  return (
    <section className="panel lay-box room-how" aria-label={room.how}>
      <h2>
        {room.how}
        {change === null && <small>{room.hostChanges}</small>}
      </h2>
      <ul className="lay-say">
        {asked.map(([name, option]) => {
          const value = String(Reflect.get(options, name))
          return (
            <li key={name}>
              <Spoken
                name={name}
                label={words.option(name).label}
                sentence={sentenceOf(words, name, option, value)}
                value={value}
                choices={valuesOf(option, value, made?.kept(name)).map((each) => {
                  const { word, note } = sentenceOf(words, name, option, each)
                  return { value: each, word, note }
                })}
                choose={
                  change === null
                    ? null
                    : (chosen) => change({ ...options, [name]: fromText(option, chosen) })
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
