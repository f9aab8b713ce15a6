import { tidy } from '@vyprava/atlas'
import { lockedChest } from '@vyprava/atlas/icons/errands.ts'
import { Spoken } from '@vyprava/kit'
import type { ReactNode } from 'react'
import { itemOf } from '../../texts/sight.ts'
import { OpLine } from '../ink/effects.tsx'
import { foeArt } from '../ink/people.ts'
import { Print } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { Cards } from '../market/cards.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { stageOf } from '../stage.ts'
import { nameOf, type Thing } from '../thing.ts'
import { BagTile, FOE_TONE } from './bags.tsx'
import { isChosen } from './bar.tsx'
import { DropZone } from './drop.tsx'
import { FullBoard } from './full.tsx'
import { useBoard } from './index.tsx'
import { usePhone } from './phone.ts'
import './over.css'

/** Questions about the board itself: it is pulled up unasked. */
const BOARD_QUESTIONS: readonly string[] = ['pick-tile', 'pick-slot', 'pick-gem']

/** What lies on one's own board. */
const OWN: readonly Thing['kind'][] = ['bag', 'dwurt', 'essence', 'gaar', 'gem', 'jewel', 'slot', 'trophy']

type Leading = Pick<PanelProps, 'asked' | 'intent' | 'choices' | 'view'>

/**
 * What a phone shows unasked: one's own board when all that can be done lies there, or what is in the hand goes there.
 * In a fight the arena repeats what can be used, beside the dice and the foe that it is used against.
 */
export function leadsIn({ asked, intent, choices, view }: Leading) {
  if (asked === null) return undefined
  const about = BOARD_QUESTIONS.includes(asked.prompt.key) || intent.own.held !== null
  const all =
    stageOf(view) !== 'arena' &&
    choices.all.length > 0 &&
    choices.all.every(({ from }) => OWN.includes(from.kind))
  return about || all ? ('me' as const) : undefined
}

/** What lies over the land: the whole board, or the strip of a question that is about one's own things. */
export function HeroOver(panel: PanelProps) {
  const { asked, intent, labels } = panel
  const key = asked?.prompt.key ?? ''
  const pulled = !usePhone() && (intent.own.pulled || BOARD_QUESTIONS.includes(key))
  return (
    <>
      {pulled ? (
        <section className="eu-stage" aria-label={labels.hero.board}>
          <FullBoard {...panel} />
        </section>
      ) : null}
      <Strip panel={panel} prompt={key} />
    </>
  )
}

interface StripProps {
  readonly panel: PanelProps
  readonly prompt: string
}

function Strip({ panel, prompt }: StripProps) {
  const { labels } = panel
  switch (prompt) {
    case 'room':
      return <NoRoom {...panel} />
    case 'choose':
      return <Ways {...panel} />
    case 'handLimit':
    case 'swap':
    case 'loseCards':
      return (
        <Sheet>
          <Cards {...panel} title={labels.market.cards.give} />
        </Sheet>
      )
    case 'trophy':
      return <TrophySheet {...panel} />
    case 'wonTreasure':
      return (
        <Sheet>
          <p className="eu-strip-say">
            <Sign of={iconSign(lockedChest)} />
            {labels.market.treasure}
          </p>
        </Sheet>
      )
    default:
      return null
  }
}

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <section className="panel eu-strip">{children}</section>
)

/** What has no place, and where things are given up. */
function NoRoom(panel: PanelProps) {
  const { labels } = panel
  const { player, placed } = useBoard(panel)
  const { room: say } = labels.hero
  const homeless = player.bags.map((_, place) => place).slice(placed)
  return (
    <Sheet>
      <div className="eu-noroom">
        <header>
          <h2>{say.title}</h2>
          <small>{say.waits}</small>
        </header>
        <ul data-along>
          {homeless.map((place) => (
            <BagTile key={place} {...panel} player={player} place={place} />
          ))}
        </ul>
        <p>{homeless.length > 0 ? say.needs : say.tokens}</p>
        <DropZone {...panel} />
      </div>
    </Sheet>
  )
}

/** The ways of an effect as a row of cards: what each gives and takes. */
function Ways(panel: PanelProps) {
  const { view, labels, words, lit, intent, hands } = panel
  const { tools } = words
  const item = itemOf(view)
  if (item?.step !== 'choose') return null
  return (
    <Sheet>
      <div className="eu-ways">
        <h2>{labels.hero.ask.ways}</h2>
        <ul data-along>
          {item.ways.map((ops, way) => {
            const thing: Thing = { kind: 'way', way }
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a way is named by its place
              <li key={way}>
                <button
                  type="button"
                  className="eu-way"
                  data-number={way + 1}
                  data-thing={nameOf(thing)}
                  data-lit={lit.has(nameOf(thing)) || undefined}
                  aria-pressed={isChosen(intent, thing)}
                  {...hands.touch(thing)}
                >
                  <Spoken>{tools.ops(ops)}</Spoken>
                  <span aria-hidden="true">
                    {ops.length === 0 ? tools.words.none : null}
                    {ops.map((op) => (
                      <OpLine key={tools.effects.op(op)} op={op} told={tools} />
                    ))}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </Sheet>
  )
}

/** The beaten foe, to be kept or not. */
function TrophySheet({ view, labels, words }: PanelProps) {
  const { pack } = usePack()
  const { fight } = view
  if (fight === null) return null
  const foe = { monster: pack.monsters, elite: pack.elites, story: pack.scenarioCards }[fight.kind][fight.foe]
  return (
    <Sheet>
      <div className="eu-trophy">
        <span className="pic">
          <Print art={foeArt(foe)} seed={foe.name.en} tone={FOE_TONE} box="square" />
        </span>
        <div>
          <h2>{tidy(words.tools.names.foe(fight.kind, fight.foe))}</h2>
          <p>{labels.market.trophy}</p>
        </div>
      </div>
    </Sheet>
  )
}
