import { type GameWords, Icon, Marker } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import type { Rules } from '@vyprava/games'
import { type Option, optionList, optionsAsked, type Problem } from '@vyprava/kernel'
import { type ReactNode, useId } from 'react'
import { paintOf } from '../play/paint.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import type { Texts } from '../texts/en.ts'
import { levelWords } from '../texts/levels.ts'
import { problemIn } from '../texts/problems.ts'
import { botsOf, usualBot } from '../worker/think.ts'
import { type Plan, standardName } from './plan.ts'

type FormProps = {
  readonly rules: Rules
  readonly words: GameWords
  readonly plan: Plan
  readonly problem: Problem | null
  readonly change: (plan: Plan) => void
  readonly sitDown: () => void
  /** Further fields for those who want them. */
  readonly children: ReactNode
}

/** Set the table yourself: seats, the game's own options, the seed. */
export function Form({ rules, words, plan, problem, change, sitDown, children }: FormProps) {
  const { setup } = useTexts()
  const spoken = useSetting(language)
  const said = problem && problemIn(spoken, problem)
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        sitDown()
      }}
    >
      <h2 className="h2">{setup.own}</h2>
      <Seats rules={rules} plan={plan} change={change} />
      <fieldset className="setup-options">
        <legend className="caps">{setup.options}</legend>
        {optionsAsked(rules.game.options, plan.seats.length).map(([name, option]) => (
          <OptionField
            key={name}
            name={name}
            option={option}
            words={words}
            value={plan.options[name]}
            wrong={problem?.path === `options.${name}`}
            change={(value) => change({ ...plan, options: { ...plan.options, [name]: value } })}
          />
        ))}
      </fieldset>
      <details>
        <summary className="caps">{setup.advanced}</summary>
        <label className="setup-field">
          <span>{setup.seed}</span>
          <input
            className="field"
            value={plan.seed}
            maxLength={200}
            onChange={({ target }) => change({ ...plan, seed: target.value })}
          />
          <small>{setup.seedHelp}</small>
        </label>
        {children}
      </details>
      {said && (
        <p className="wrong" role="alert">
          <b>{setup.problem}</b> {unfit(said, rules, words, setup)}
        </p>
      )}
      <button type="submit" className="btn">
        {setup.start}
      </button>
    </form>
  )
}

/** What is wrong with which field; the values of an option, in quotes until now, by their names. */
function unfit(
  { path, found, expected }: Problem,
  { game }: Rules,
  words: GameWords,
  setup: Texts['setup'],
): string {
  const about = optionList(game.options).find(([name]) => path === `options.${name}`)
  if (about === undefined) return setup.unfit(setup.players, found, expected)
  const [name, option] = about
  const values = option.kind === 'choice' ? option.values : []
  const named = (text: string): string =>
    text.replaceAll(/"([^"]+)"/g, (quoted, value: string) =>
      values.includes(value) ? words.value(name, value) : quoted,
    )
  return setup.unfit(words.option(name).label, named(found), named(expected))
}

type SeatsProps = {
  readonly rules: Rules
  readonly plan: Plan
  readonly change: (plan: Plan) => void
}

function Seats({ rules, plan, change }: SeatsProps) {
  const { setup } = useTexts()
  const { min, max } = rules.game.seats
  const { seats } = plan
  const add = (bot: string | null) => change({ ...plan, seats: [...seats, { name: '', bot }] })
  return (
    <fieldset className="setup-seats">
      <legend className="caps">{setup.players}</legend>
      <ol>
        {seats.map((seat, place) => {
          const set = (part: Partial<Plan['seats'][number]>) =>
            change({ ...plan, seats: seats.with(place, { ...seat, ...part }) })
          const name = seat.name.trim() || standardName(plan, place, setup)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={place}>
              <Marker seat={paintOf(place)} className="mk" />
              <input
                className="field"
                aria-label={`${setup.seat(place + 1)}: ${setup.name}`}
                placeholder={standardName(plan, place, setup)}
                value={seat.name}
                maxLength={40}
                onChange={({ target }) => set({ name: target.value })}
              />
              <WhoPlays
                rules={rules}
                label={`${setup.seat(place + 1)}: ${setup.who}`}
                bot={seat.bot}
                choose={(bot) => set({ bot })}
              />
              <button
                type="button"
                className="btn btn--bare"
                aria-label={setup.remove(name)}
                disabled={seats.length <= min}
                onClick={() => change({ ...plan, seats: seats.toSpliced(place, 1) })}
              >
                <Icon data={crossMark} />
              </button>
            </li>
          )
        })}
      </ol>
      <div className="setup-add">
        <button
          type="button"
          className="btn btn--line"
          disabled={seats.length >= max}
          onClick={() => add(null)}
        >
          {setup.addPerson}
        </button>
        <button
          type="button"
          className="btn btn--line"
          disabled={seats.length >= max}
          onClick={() => add(usualBot(rules))}
        >
          {setup.addBot}
        </button>
      </div>
    </fieldset>
  )
}

type WhoPlaysProps = {
  readonly rules: Rules
  readonly label: string
  readonly bot: string | null
  readonly choose: (bot: string | null) => void
}

/** A person, or a bot of some level with a line of what to expect. */
function WhoPlays({ rules, label, bot, choose }: WhoPlaysProps) {
  const { setup, bots } = useTexts()
  const note = useId()
  const expect = bot === null ? null : levelWords(rules, bot, bots).note
  return (
    <div className="setup-who">
      <select
        className="field"
        aria-label={label}
        aria-describedby={expect === null ? undefined : note}
        value={bot ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      >
        <option value="">{setup.person}</option>
        {botsOf(rules).map(({ name }) => (
          <option key={name} value={name}>
            {bots.bot(levelWords(rules, name, bots).name)}
          </option>
        ))}
      </select>
      {expect !== null && <small id={note}>{expect}</small>}
    </div>
  )
}

type OptionFieldProps = {
  readonly name: string
  readonly option: Option
  readonly words: GameWords
  readonly value: unknown
  readonly wrong: boolean
  readonly change: (value: unknown) => void
}

export function OptionField({ name, option, words, value, wrong, change }: OptionFieldProps) {
  const { label, help } = words.option(name)
  const field = useId()
  const note = useId()
  const common = { id: field, className: 'field', 'aria-describedby': note, 'aria-invalid': wrong }
  return (
    <div className="setup-field">
      <label htmlFor={field}>{label}</label>
      {option.kind === 'choice' && (
        <select {...common} value={String(value)} onChange={({ target }) => change(target.value)}>
          {option.values.map((each) => (
            <option key={each} value={each}>
              {words.value(name, each)}
            </option>
          ))}
        </select>
      )}
      {option.kind === 'toggle' && (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      )}
      {option.kind === 'number' && (
        <input
          {...common}
          type="number"
          min={option.min}
          max={option.max}
          value={String(value)}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
      )}
      <small id={note}>{help}</small>
    </div>
  )
}
