import { type GameWords, Icon, Rose } from '@vyprava/atlas'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import { type Room, type Rules, roomOf } from '@vyprava/games'
import { useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import { PageTools } from '../frame/tools.tsx'
import { begin } from '../local/begin.ts'
import { deviceShelf } from '../local/device.ts'
import { Leaf } from '../play/play.tsx'
import { addressOf, goTo } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { levelWords } from '../texts/levels.ts'
import { StartTutorial } from '../tutorial/start.tsx'
import { Form } from './form.tsx'
import { OwnPack } from './own-pack.tsx'
import { agreementOf, type Plan, usualPlan } from './plan.ts'
import '../frame/forms.css'
import '../shelf/shelf.css'
import './setup.css'

/** Behind a door: play at once, or set the table yourself. */
export function Setup({ game }: { readonly game: string }) {
  const texts = useTexts()
  const { name } = useDoorWords(game)
  const room = roomOf(game)
  return room === null ? <Leaf title={name} text={texts.setup.absent} /> : <Table game={game} room={room} />
}

function Table({ game, room }: { readonly game: string; readonly room: Room }) {
  const texts = useTexts()
  const { name, pitch } = useDoorWords(game)
  const spoken = useSetting(language)
  const rules = useLoaded(room.id, () => room.rules())
  const words = useLoaded(`${room.id} ${spoken}`, () => room.words(spoken))
  return (
    <Page>
      <main className="leaf setup" tabIndex={-1} data-game={game}>
        <PageTools back={addressOf({ page: 'home' })}>{texts.uncharted.back}</PageTools>
        <article className="panel leaf-panel setup-panel">
          <h1>
            <Rose />
            {name}
          </h1>
          {pitch !== '' && <p>{pitch}</p>}
          {rules.state === 'here' && words.state === 'here' ? (
            <Ways room={room} game={game} rules={rules.value} words={words.value} />
          ) : (
            <div className="setup-wait" aria-busy="true" />
          )}
        </article>
      </main>
    </Page>
  )
}

type WaysProps = {
  readonly room: Room
  readonly game: string
  readonly rules: Rules
  readonly words: GameWords
}

function Ways({ room, game, rules, words }: WaysProps) {
  const { setup, play, tutorial, bots } = useTexts()
  const [plan, setPlan] = useState(() => usualPlan(rules))
  const [equipped, equip] = useState<Rules | null>(null)
  const [problem, setProblem] = useState<{ path: string; found: string; expected: string } | null>(null)
  const sitDown = async (played: Rules, wanted: Plan) => {
    const saved = begin(played, agreementOf(wanted, setup), Date.now())
    if (!saved.ok) {
      setProblem(saved.problem)
      return
    }
    await deviceShelf().put(saved.value)
    goTo({ page: 'play', id: saved.value.id })
  }
  const usual = usualPlan(rules)
  const rival = usual.seats.find(({ bot }) => bot !== null)?.bot ?? ''
  return (
    <>
      <button type="button" className="btn btn--brass setup-now" onClick={() => sitDown(rules, usual)}>
        {setup.playNow}
      </button>
      <p className="setup-note">{setup.playNote(levelWords(rules, rival, bots).name)}</p>
      <StartTutorial room={room} label={tutorial.invite} className="btn--line setup-first" />
      <Form
        rules={rules}
        words={words}
        plan={plan}
        problem={problem}
        change={(next) => {
          setProblem(null)
          setPlan(next)
        }}
        sitDown={() => sitDown(equipped ?? rules, plan)}
      >
        {rules.withPack !== undefined && <OwnPack room={room} rules={equipped ?? rules} equip={equip} />}
      </Form>
      <a className="cite" href={addressOf({ page: 'rules', game, rule: null })}>
        <Icon data={openBook} />
        {play.rulebook}
      </a>
    </>
  )
}
