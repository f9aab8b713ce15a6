import { modules } from '@vyprava/games'
import { optionsAsked } from '@vyprava/kernel'
import type { GameModule, GameWords, Rules } from '@vyprava/module'
import { wordsOf } from '@vyprava/module'
import { useId, useState } from 'react'
import { useDoors } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { type Chosen, goTo } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { OptionField } from '../setup/option-field.tsx'
import { usualPlan } from '../setup/plan.ts'
import { Choice } from './choice.tsx'
import type { Pace } from './pace.ts'
import { PaceFields } from './pace-fields.tsx'
import { openTable } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

/** A table that the address wishes for. */
export interface Wished {
  readonly game: string
  readonly options: Chosen
}

/** A new table: which game, how many, for whom, how fast, which variants. */
export function OpenTable({ wished }: { readonly wished: Wished | null }) {
  const { open } = useOnlineTexts()
  const doors = useDoors()
  const [module, setModule] = useState(() => modules.find(({ id }) => id === wished?.game) ?? modules[0])
  const title = useId()
  return (
    <section className="panel lobby-part lobby-open" aria-labelledby={title} data-game={module.id}>
      <h2 id={title}>{open.title}</h2>
      <Choice
        legend={open.game}
        name="game"
        values={modules.map(({ id }) => id)}
        value={module.id}
        say={(id) => doors(id).name}
        change={(id) => setModule(modules.find((each) => each.id === id) ?? module)}
      />
      <Loaded
        module={module}
        key={module.id}
        chosen={module.id === wished?.game ? wished.options : undefined}
      />
    </section>
  )
}

type LoadedProps = { readonly module: GameModule; readonly chosen: Chosen | undefined }

function Loaded({ module, chosen }: LoadedProps) {
  const spoken = useSetting(language)
  const rules = useLoaded(module.id, () => module.rules())
  const words = useLoaded(`${module.id} ${spoken}`, () => wordsOf(module, spoken))
  return rules.state === 'here' && words.state === 'here' ? (
    <Form rules={rules.value} words={words.value} chosen={chosen} />
  ) : (
    <div className="lobby-wait" aria-busy="true" />
  )
}

type FormProps = { readonly rules: Rules; readonly words: GameWords; readonly chosen: Chosen | undefined }

function Form({ rules, words, chosen }: FormProps) {
  const { open } = useOnlineTexts()
  const { setup } = useTexts()
  const { game } = rules
  const [seats, setSeats] = useState(() => usualPlan(rules).seats.length)
  const [options, setOptions] = useState(() => usualPlan(rules, chosen).options)
  const [hidden, setHidden] = useState(true)
  const [pace, setPace] = useState<Pace | null>(null)
  const deed = useDeed()
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, more) => game.seats.min + more,
  )
  return (
    <form
      className="setup-form lobby-form"
      onSubmit={(event) => {
        event.preventDefault()
        deed.run(async () => {
          const id = await openTable({ game: game.id, options, seats, private: hidden, pace })
          goTo({ page: 'table', id, step: null })
        })
      }}
    >
      <Choice legend={open.seats} name="seats" values={counts} value={seats} say={String} change={setSeats} />
      <Choice
        legend={open.who}
        name="who"
        values={[true, false]}
        value={hidden}
        say={(value) => (value ? open.private : open.public)}
        change={setHidden}
      />
      <PaceFields pace={pace} change={setPace} />
      <details open={chosen !== undefined}>
        <summary className="caps">{setup.options}</summary>
        <fieldset className="setup-options" aria-label={setup.options}>
          {optionsAsked(game.options, seats).map(([name, option]) => (
            <OptionField
              key={name}
              name={name}
              option={option}
              words={words}
              value={options[name]}
              wrong={false}
              change={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        </fieldset>
      </details>
      <Wrong text={deed.wrong} />
      <button type="submit" className="btn btn--brass" disabled={deed.busy}>
        {open.submit}
      </button>
    </form>
  )
}
