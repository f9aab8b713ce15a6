import { Marker } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import { shippedStories } from '../../content/stories.ts'
import { SYSTEMS, type System } from '../../rules/index.ts'
import { designOf } from '../design.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from './props.ts'
import { CharacterFace, Gem, Lantern } from './signs.tsx'
import './characters.css'

interface CharactersProps extends PanelProps {
  readonly lit: ReadonlySet<number>
  readonly chosen: number | null
}

/** The seven characters: where they start, what they can do, who plays them. */
export function Characters({ view, language, labels, names, hands, lit, chosen }: CharactersProps) {
  const { pack } = usePack()
  const { characters: words } = labels
  return (
    <section className="panel akp-offer akp-characters">
      <h2 className="akp-h2">
        {words.title}
        <small>{words.once}</small>
      </h2>
      <ul data-along>
        {pack.characters.map(({ id, start, power }, character) => {
          const owner = view.sheets.findIndex((sheet) => sheet.character === character)
          const name = shippedStories().characters[id].name[language].nom
          const line = `${words.start[start]} · ${words.power[power]}`
          const taken = owner < 0 ? '' : `, ${words.taken(names[owner])}`
          return (
            <li key={id}>
              <button
                type="button"
                data-character={character}
                data-lit={lit.has(character) || undefined}
                data-taken={owner >= 0 || undefined}
                aria-pressed={chosen === character}
                {...hands.touch({ kind: 'character', character })}
              >
                <Spoken>{`${name}: ${line}${taken}`}</Spoken>
                <CharacterFace character={id} />
                <span aria-hidden="true">
                  <b>{name}</b>
                  <small>{line}</small>
                </span>
                {owner < 0 ? null : <Marker seat={designOf(owner)} />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface SystemsProps extends Pick<PanelProps, 'labels' | 'hands'> {
  readonly chosen: System | null
}

/** Hints or diamonds: the choice of the medium difficulty (AR-121). */
export const Systems = ({ labels, hands, chosen }: SystemsProps) => (
  <section className="panel akp-offer akp-systems">
    <h2 className="akp-h2">{labels.systems.title}</h2>
    <ul data-along>
      {SYSTEMS.map((system, place) => (
        <li key={system}>
          <button
            type="button"
            data-system={system}
            data-lit
            aria-pressed={chosen === system}
            aria-keyshortcuts={String(place + 1)}
            {...hands.touch({ kind: 'system', system })}
          >
            <span className="akp-pic" aria-hidden="true">
              {system === 'hints' ? <Lantern /> : <Gem state={1} colour={0} />}
            </span>
            <span>
              <b>{labels.systems.name[system]}</b>
              <small>{labels.systems.line[system]}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
