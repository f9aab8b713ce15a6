import { botsOf, usualBot } from '@vyprava/bots'
import type { GameModule, GameWords, OwnValues, Rules } from '@vyprava/module'
import { useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { begin } from '../local/begin.ts'
import { deviceShelf } from '../local/device.ts'
import { addressOf, type Chosen, goTo } from '../router.ts'
import { language, taught, useSetting, useTexts } from '../settings/index.ts'
import { levelWords } from '../texts/levels.ts'
import { problemIn } from '../texts/problems.ts'
import { StartTutorial } from '../tutorial/start.tsx'
import { Chance } from './chance.tsx'
import { faultOf, problemOf, unfit } from './check.ts'
import { useLayingKeys } from './keys.ts'
import { Levels } from './levels.tsx'
import { OwnPack } from './own-pack.tsx'
import { agreementOf, type Plan, planWith, standardName, usualPlan } from './plan.ts'
import { Seats } from './seats.tsx'
import { Sentences } from './sentences.tsx'
import type { Choice } from './word.tsx'

type LayingProps = {
  readonly module: GameModule
  readonly rules: Rules
  readonly words: GameWords
  /** What the address chose. */
  readonly chosen: Chosen | undefined
}

/** A table being laid: the seats around the sheet, what is played beside it, and one button to sit down. */
export function Laying({ module, rules: shipped, words, chosen }: LayingProps) {
  const { compendium, setup, tutorial, laying } = useTexts()
  const { workshop } = useDoorWords(module.id)
  const [plan, change] = useState(() => usualPlan(shipped, chosen))
  const [own, equip] = useState<Rules | null>(null)
  const rules = own ?? shipped
  const take = (taken: Rules | null) => {
    equip(taken)
    change((now) => planWith(taken ?? shipped, now))
  }
  const isTaught = useSetting(taught(module.id)) === 'yes'
  const problem = problemOf(rules, plan)
  const loaded = useLoaded(`${module.id} own`, async () => (await module.own?.()) ?? null)
  const made = loaded.state === 'here' ? loaded.value : null
  const drawing = useLoaded(`${module.id} laying`, async () => (await module.laying?.()) ?? null)
  const drawn = drawing.state === 'here' ? drawing.value : null
  // What is drawn takes the place of sentences and of the sheet: nothing is shown that would go again.
  const waits = module.laying !== undefined && drawing.state === 'loading'
  const spoken = useSetting(language)
  const sitDown = async (wanted: Plan) => {
    const saved = begin(rules, agreementOf(wanted, setup), Date.now())
    if (!saved.ok) return
    await deviceShelf().put(saved.value)
    goTo({ page: 'play', id: saved.value.id })
  }
  const sit = () => sitDown(plan)
  const add = (who: 'person' | 'bot') => change((now) => withOneMore(rules, now, who))
  useLayingKeys({ sit, add })
  const levels = useLevels(rules)
  /** Whoever has not learnt the game yet finds the way to it first, wherever the page begins. */
  const learn = (where: string) => (
    <StartTutorial module={module} label={tutorial.invite} className={`btn--line ${where}`} />
  )
  return (
    <>
      <aside className="lay-left" aria-label={laying.how}>
        {isTaught ? null : learn('lay-learn--wide')}
        <Sentences
          schema={waits ? NO_SCHEMA : rules.game.options}
          without={drawn?.options ?? NO_OPTIONS}
          seats={plan.seats.length}
          words={words}
          options={plan.options}
          change={(name, value) => change({ ...plan, options: { ...plan.options, [name]: value } })}
          kept={made?.kept}
        />
        <Chance seed={plan.seed} change={(seed) => change({ ...plan, seed })} />
        {shipped.withPack !== undefined && <OwnPack module={module} rules={rules} equip={take} />}
      </aside>
      <main className="lay-main" tabIndex={-1}>
        {isTaught ? null : learn('lay-learn--narrow')}
        {drawn === null ? null : (
          <drawn.Choose
            language={spoken}
            seats={plan.seats.map(({ name }, seat) => name.trim() || standardName(plan, seat, setup))}
            options={plan.options}
            pack={rules.own}
            change={(part) => change({ ...plan, options: { ...plan.options, ...part } })}
          />
        )}
        <AllSeats
          rules={rules}
          plan={plan}
          change={change}
          add={add}
          levels={levels}
          rows={module.laying !== undefined}
        />
        <Start rules={rules} words={words} plan={plan} problem={problem} made={made} sit={sit} />
      </main>
      <aside className="lay-right" aria-label={laying.bots}>
        <Levels levels={levels} sitting={new Set(plan.seats.flatMap(({ bot }) => bot ?? []))} />
        <section className="panel lay-box lay-quick">
          <h2>{laying.quick}</h2>
          <button type="button" className="btn btn--line" onClick={() => sitDown(usualPlan(rules))}>
            {setup.playNow}
          </button>
          {module.workshop !== undefined && (
            <a className="btn btn--bare" href={addressOf({ page: 'workshop', game: module.id, given: null })}>
              {workshop}
            </a>
          )}
          {module.compendium !== undefined && (
            <a
              className="btn btn--bare"
              href={addressOf({ page: 'compendium', game: module.id, entry: null })}
            >
              {compendium.title}
            </a>
          )}
          {isTaught ? <StartTutorial module={module} label={tutorial.invite} className="btn--bare" /> : null}
        </section>
      </aside>
    </>
  )
}

const NO_OPTIONS: readonly string[] = []
const NO_SCHEMA = {}

/** One more at the table, if there is room. */
function withOneMore(rules: Rules, plan: Plan, who: 'person' | 'bot'): Plan {
  if (plan.seats.length >= rules.game.seats.max) return plan
  return { ...plan, seats: [...plan.seats, { name: '', bot: who === 'bot' ? usualBot(rules) : null }] }
}

/** The levels of the house that a game has; all its players where it has none of them. */
function useLevels(rules: Rules): readonly Choice[] {
  const { bots } = useTexts()
  const known = botsOf(rules).filter(({ name }) => LEVELS.has(name))
  return (known.length > 0 ? known : botsOf(rules)).map(({ name }) => {
    const { name: word, note } = levelWords(rules, name, bots)
    return { value: name, word, note: note ?? '' }
  })
}

/** Told by what they do; players that only measure others are left out. */
const LEVELS: ReadonlySet<string> = new Set(['novice', 'wanderer', 'scout', 'pathfinder', 'navigator'])

type AllSeatsProps = {
  readonly rules: Rules
  readonly plan: Plan
  readonly change: (plan: Plan) => void
  readonly add: (who: 'person' | 'bot') => void
  readonly levels: readonly Choice[]
  /** What is drawn above them takes the place of the sheet. */
  readonly rows: boolean
}

function AllSeats({ rules, plan, change, add, levels, rows }: AllSeatsProps) {
  const { setup, laying } = useTexts()
  const { min, max } = rules.game.seats
  const { seats } = plan
  const person: Choice = { value: '', word: laying.here, note: laying.hereNote }
  const set = (seat: number, part: Partial<Plan['seats'][number]>) =>
    change({ ...plan, seats: seats.with(seat, { ...seats[seat], ...part }) })
  return (
    <Seats
      seats={seats.map(({ name, bot }, seat) => ({
        name,
        usual: standardName(plan, seat, setup),
        who: bot ?? '',
        removable: seat > 0 && seats.length > min,
      }))}
      most={max}
      rows={rows}
      choices={[person, ...levels.map((level) => ({ ...level, word: laying.bot(level.word) }))]}
      rename={(seat, name) => set(seat, { name })}
      sit={(seat, who) => set(seat, { bot: who === '' ? null : who })}
      remove={(seat) => change({ ...plan, seats: seats.toSpliced(seat, 1) })}
      add={add}
    />
  )
}

type StartProps = {
  readonly rules: Rules
  readonly words: GameWords
  readonly plan: Plan
  readonly made: OwnValues | null
  readonly problem: ReturnType<typeof problemOf>
  readonly sit: () => void
}

/** The button says how many sit down; a table that cannot be played is refused with its reason. */
function Start({ rules, words, plan, problem, made, sit }: StartProps) {
  const { setup, laying } = useTexts()
  const spoken = useSetting(language)
  const persons = plan.seats.filter(({ bot }) => bot === null).length
  const note = persons > 1 ? laying.handed : laying.keys
  return (
    <div className="lay-start">
      <button
        type="button"
        className="btn btn--brass"
        aria-disabled={problem !== null}
        onClick={() => problem === null && sit()}
      >
        {laying.sit(plan.seats.length)}
      </button>
      {problem === null ? (
        <p className={persons > 1 ? undefined : 'lay-keys'}>{note}</p>
      ) : (
        <p className="wrong" role="alert">
          <b>{setup.problem}</b>{' '}
          {faultOf(problem, plan, made, spoken) ?? unfit(problemIn(spoken, problem), rules, words, setup)}
        </p>
      )}
    </div>
  )
}
