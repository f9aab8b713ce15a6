import { DESIGNS, Marker } from '@vyprava/atlas'
import { swordsEmblem } from '@vyprava/atlas/icons/arms.ts'
import { dragonHead, spikedDragonHead } from '@vyprava/atlas/icons/beasts.ts'
import { stoneTower } from '@vyprava/atlas/icons/places.ts'
import { Spoken } from '@vyprava/kit'
import type { DrawnLaying, LayingProps } from '@vyprava/module/laying.ts'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { packOf } from '../../content/index.ts'
import type { EuthiaPack, Hero } from '../../content/schema.ts'
import type { LayingLabels } from '../../texts/labels/index.ts'
import { labelsIn } from '../../texts/labels/index.ts'
import { HERO_ART } from '../ink/people.ts'
import { Print } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { ANY_GEM, DWURT, GAAR, HEART, type Sign as SignInk } from '../ink/signs.ts'
import { ELEMENT_TONES, type Tone } from '../ink/tone.ts'
import { EmptyBoard } from './empty-board.tsx'
import './laying.css'

/** An option for the hero of each seat. */
const HEROES_OF = ['hero1', 'hero2', 'hero3', 'hero4'] as const
/** Whoever is left, by lot. */
const ANY = 'any'

type Scenario = EuthiaPack['scenarios'][number]

const TALE: Tone = { land: 'heath', plate: '#a52a2a' }

/** Arrows go along a row of pictures. */
function along(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.findIndex((button) => button.matches(':focus'))
  if (at === -1) return
  event.preventDefault()
  all.at((at + step) % all.length)?.focus()
}

/** Where one goes, and as whom: scenarios and heroes as pictures, each hero for one seat. */
function Choose({ language, seats, options, pack: own, change }: LayingProps) {
  const pack = useMemo(() => packOf(own), [own])
  const { laying: say } = labelsIn(language)
  const [wanted, choose] = useState(0)
  const seat = Math.min(wanted, seats.length - 1)
  const [looked, look] = useState<number | null>(null)
  const heroOf = (at: number): unknown => options[HEROES_OF[at]]
  const shown = looked ?? pack.heroes.findIndex(({ key }) => key === heroOf(seat))
  const { coins = 0 } = pack.scenarios.find(({ key }) => key === options.scenario) ?? {}
  /** Nobody else has that hero; touched again, it is left to the lot. */
  const take = (key: string): void => {
    const others = seats.flatMap((_, at) => (at !== seat && heroOf(at) === key ? [[HEROES_OF[at], ANY]] : []))
    change({ ...Object.fromEntries(others), [HEROES_OF[seat]]: heroOf(seat) === key ? ANY : key })
  }
  return (
    <div className="eu-laying">
      <section aria-labelledby="eu-where">
        <h2 id="eu-where">
          {say.where} <small>{say.scenario}</small>
        </h2>
        <fieldset className="eu-tales" onKeyDown={along} aria-labelledby="eu-where">
          {pack.scenarios.map((scenario) => (
            <button
              key={scenario.key}
              type="button"
              className="panel eu-tale"
              data-scenario={scenario.key}
              aria-pressed={options.scenario === scenario.key}
              // A mode that the scenario does not know falls back to the one that it has.
              onClick={() => change({ scenario: scenario.key, ...modeIn(scenario, options.mode) })}
            >
              <span className="pic" aria-hidden="true">
                <Print art={ART[scenario.goal.goal]} seed={scenario.name.en} tone={TALE} box="square" />
              </span>
              <b>{scenario.name[language]}</b>
              <small>{say.about(scenario.rounds, scenario.modes)}</small>
            </button>
          ))}
        </fieldset>
      </section>
      <section aria-labelledby="eu-as">
        <div className="eu-as">
          <h2 id="eu-as">{say.heroes}</h2>
          <fieldset className="eu-whose" aria-label={say.whose} onKeyDown={along}>
            {seats.map((name, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={at}
                type="button"
                data-for-seat={at}
                aria-pressed={at === seat}
                onClick={() => choose(at)}
              >
                <Marker seat={DESIGNS[at]} />
                {name}
                <small>{pack.heroes.find(({ key }) => key === heroOf(at))?.name[language] ?? say.lot}</small>
              </button>
            ))}
          </fieldset>
        </div>
        <fieldset className="eu-people" onKeyDown={along} aria-labelledby="eu-as">
          {pack.heroes.map((hero, id) => {
            const owner = seats.findIndex((_, at) => heroOf(at) === hero.key)
            return (
              <button
                key={hero.key}
                type="button"
                className="panel eu-person"
                data-hero={hero.key}
                data-taken={(owner !== -1 && owner !== seat) || undefined}
                aria-pressed={owner === seat}
                onClick={() => take(hero.key)}
                onFocus={() => look(id)}
                onMouseEnter={() => look(id)}
                onBlur={() => look(null)}
                onMouseLeave={() => look(null)}
              >
                <Spoken>{say.hero(hero.name[language], numbersIn(hero, say), seats[owner] ?? null)}</Spoken>
                <span className="pic" aria-hidden="true">
                  <Print
                    art={HERO_ART[hero.key]}
                    seed={hero.name.en}
                    tone={ELEMENT_TONES[hero.element]}
                    box="slot"
                  />
                </span>
                <b aria-hidden="true">{hero.name[language]}</b>
                <span className="eu-numbers" aria-hidden="true">
                  {numbersOf(hero).map(([id, sign, count]) => (
                    <span key={id}>
                      <Sign of={sign} /> {count}
                    </span>
                  ))}
                </span>
                {owner === -1 ? null : <Marker seat={DESIGNS[owner]} className="eu-owner" />}
              </button>
            )
          })}
        </fieldset>
        {shown === -1 ? (
          <p className="eu-person-line">{say.lotNote}</p>
        ) : (
          <EmptyBoard pack={pack} hero={shown} seats={seats.length} coins={coins} language={language} />
        )}
      </section>
    </div>
  )
}

/** What a mode becomes in a scenario. */
const modeIn = ({ modes }: Scenario, mode: unknown): { readonly mode?: string } =>
  mode === 'auto' || modes.some((known) => known === mode) ? {} : { mode: 'auto' }

const ART: Readonly<Record<Scenario['goal']['goal'], string>> = {
  elites: swordsEmblem,
  settlements: spikedDragonHead,
  sleeper: dragonHead,
  golem: stoneTower,
}

/** What a hero begins with. */
const numbersOf = (hero: Hero): readonly (readonly [keyof LayingLabels & string, SignInk, number])[] => {
  const all = [
    ['health', HEART, hero.maxHealth],
    ['gaar', GAAR, hero.gaarSlots],
    ['dwurt', DWURT, hero.dwurtSlots],
    ['gems', ANY_GEM, hero.gemSlots],
  ] as const
  return all.filter(([, , count]) => count > 0)
}

const numbersIn = (hero: Hero, say: LayingLabels): string =>
  numbersOf(hero)
    .map(([id, , count]) => `${String(say[id])} ${count}`)
    .join(', ')

export const laying: DrawnLaying = { options: ['scenario', ...HEROES_OF], Choose }
