import { Icon, Portrait } from '@vyprava/atlas'
import { brokenWall } from '@vyprava/atlas/icons/deeds.ts'
import { campingTent } from '@vyprava/atlas/icons/places.ts'
import { Spoken } from '@vyprava/kit'
import type { ReactNode } from 'react'
import { type Printed, trackOf } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { leaderArt } from '../art.ts'
import { type Cards, nameIn, useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { PALETTES } from '../sign.ts'
import { ITEM_ART } from './icons.ts'
import type { PanelProps } from './props.ts'
import { Lozenge, painted, Sign } from './signs.tsx'
import './leaders.css'

/** The leaders of a faction, by their numbers. */
export const leadersOf = ({ factionOfLeader }: Printed, faction: number): readonly number[] =>
  factionOfLeader.flatMap((of, leader) => (of === faction ? [leader] : []))

/** The abilities of some cards, each once, with its cards. */
export function abilitiesOf(
  { pack }: Cards,
  cards: readonly number[],
): readonly { ability: number; cards: number[] }[] {
  const found: { ability: number; cards: number[] }[] = []
  for (const card of cards) {
    const { ability } = pack.defenders[card]
    const known = found.find((one) => one.ability === ability)
    if (known === undefined) found.push({ ability, cards: [card] })
    else known.cards.push(card)
  }
  return found
}

interface LeadersProps extends PanelProps {
  readonly faction: number
  /** For whom is chosen. */
  readonly player: number
  readonly lit: { readonly leaders: ReadonlySet<number> }
  readonly chosen: number | null
}

/** Two leaders side by side with what only their cards can do. */
export function Leaders({ language, labels, hands, faction, player, lit, chosen }: LeadersProps) {
  const cards = useCards()
  const { pack, printed } = cards
  return (
    <ul className="df-leaders" aria-label={labels.leaders} data-along>
      {leadersOf(printed, faction).map((leader, place) => {
        const { name, line } = pack.leaders[leader]
        const own = printed.decks[leader].filter((card) => pack.defenders[card].leader === leader)
        const abilities = abilitiesOf(cards, own)
        const titleOf = (ability: number) => nameIn(language, pack.abilities[ability].title)
        return (
          <li key={leader} style={painted(designOf(player))}>
            <button
              type="button"
              className="df-leader"
              data-leader={leader}
              data-lit={lit.leaders.has(leader) || undefined}
              aria-pressed={chosen === leader}
              {...hands.touch({ kind: 'leader', leader })}
            >
              <Spoken>
                {labels.leader({
                  name: nameIn(language, name),
                  line: line[language],
                  abilities: abilities.map(({ ability }) => titleOf(ability)),
                })}
              </Spoken>
              <Portrait
                className={`df-leader-face hexland land--${PALETTES[faction]}`}
                art={leaderArt(leader)}
                seed={`leader ${leader}`}
                width={132}
                height={158}
              />
              <span className="df-leader-in" aria-hidden="true">
                <b>
                  {nameIn(language, name)}
                  <kbd>{place + 1}</kbd>
                </b>
                <i>{line[language]}</i>
                <span className="df-leader-abilities">
                  {abilities.map(({ ability, cards: with_ }) => (
                    <span key={ability}>
                      <b>{titleOf(ability)}</b>
                      <span>{labels.ability(pack.abilities[ability].effect)}</span>
                      <span className="df-pairs">
                        {with_.map((card) => (
                          <CardSign key={card} printed={printed} card={card} />
                        ))}
                      </span>
                    </span>
                  ))}
                </span>
              </span>
              {chosen === leader ? (
                <span className="df-tag" aria-hidden="true">
                  {labels.chosenLeader}
                </span>
              ) : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const CardSign = ({ printed, card }: { readonly printed: Printed; readonly card: number }) => (
  <span className="df-pair">
    <Sign terrain={printed.terrainOf[card]} />
    <Lozenge points={printed.apOf[card]} />
  </span>
)

interface DeckProps extends Pick<PanelProps, 'view' | 'language' | 'labels'> {
  readonly faction: number
  readonly leader: number | null
}

/** What a faction brings: its home, camps, breaches, its item; and the deck of the leader who is looked at. */
export function FactionFacts({ view, language, labels, faction, leader }: DeckProps) {
  const cards = useCards()
  const { printed, pack } = cards
  const { camps } = trackOf(printed, view.players)
  return (
    <div className="df-facts">
      <h2 className="h2">
        {labels.factions[faction]}
        <small>{labels.home(labels.homes[faction])}</small>
      </h2>
      <ul>
        <Fact sign={<Icon data={campingTent} />} text={labels.campsToBuild} value={camps} />
        <Fact sign={<Icon data={brokenWall} />} text={labels.breachTokens} value={view.players[0].breaches} />
        <Fact sign={<Icon data={ITEM_ART[faction]} />} text={labels.ownItem} value={labels.items[faction]} />
      </ul>
      {leader === null ? null : (
        <div className="df-twelve">
          <h3 className="h2">
            {labels.deckWith(nameIn(language, pack.leaders[leader].name))}
            <small>{labels.twelve}</small>
          </h3>
          <p className="df-twelve-cards">
            {printed.decks[leader].map((card) => (
              <CardSign key={card} printed={printed} card={card} />
            ))}
          </p>
          <p className="df-twelve-note">{deckNote(cards, labels, leader, faction)}</p>
        </div>
      )}
    </div>
  )
}

/** "z domovského prostředí: 6 z 12, akčních bodů v průměru: 3,2" */
export function deckNote({ printed }: Cards, labels: PanelLabels, leader: number, faction: number): string {
  const deck = printed.decks[leader]
  const home = deck.filter((card) => printed.terrainOf[card] === faction).length
  const mean = deck.reduce((sum, card) => sum + printed.apOf[card], 0) / deck.length
  return `${labels.atHome(home)}, ${labels.meanPoints(Math.round(mean * 10) / 10)}`
}

interface FactProps {
  readonly sign: ReactNode
  readonly text: string
  readonly value: string | number
}

const Fact = ({ sign, text, value }: FactProps) => (
  <li>
    {sign}
    <span>{text}</span>
    <b>{value}</b>
  </li>
)
