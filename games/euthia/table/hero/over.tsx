import { tidy } from '@vyprava/atlas'
import { lockedChest } from '@vyprava/atlas/icons/errands.ts'
import { Spoken } from '@vyprava/kit'
import type { ReactNode } from 'react'
import type { EuthiaAction } from '../../rules/actions.ts'
import { itemOf } from '../../texts/sight.ts'
import { OpLine } from '../ink/effects.tsx'
import { foeArt } from '../ink/people.ts'
import { Print } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { isSale } from '../market/sale.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { stageOf } from '../stage.ts'
import { nameOf, type Thing } from '../thing.ts'
import { FOE_TONE } from './bags.tsx'
import { isChosen } from './bar.tsx'
import { FullBoard } from './full.tsx'
import { NoRoom } from './no-room.tsx'
import { usePhone } from './phone.ts'
import './over.css'

/** Questions about the board itself: it is pulled up unasked. */
const BOARD_QUESTIONS: readonly string[] = ['pick-tile', 'pick-slot', 'pick-gem']

/** What lies on one's own board. */
const OWN: readonly Thing['kind'][] = ['bag', 'dwurt', 'essence', 'gaar', 'gem', 'jewel', 'slot', 'trophy']

type Leading = Pick<PanelProps, 'asked' | 'intent' | 'choices' | 'view'>

/**
 * What a phone shows unasked: one's own board when all that can be done lies there, or what is in the hand goes there.
 * The arena repeats what can be used, beside the dice and the foe that it is used against, and the market what can be
 * sold; a tile without a place lies under the land with what could make room for it.
 */
export function leadsIn({ asked, intent, choices, view }: Leading, homeless: boolean) {
  if (asked === null) return undefined
  const { key } = asked.prompt
  const about = BOARD_QUESTIONS.includes(key) || intent.own.held !== null || (key === 'room' && !homeless)
  const stage = stageOf(view)
  const isRepeated = (action: EuthiaAction): boolean =>
    stage === 'arena' || (stage === 'market' && isSale(action))
  const all =
    !homeless &&
    choices.all.length > 0 &&
    choices.all.every(({ from }) => OWN.includes(from.kind)) &&
    !choices.all.every(({ action }) => isRepeated(action))
  return about || all ? ('me' as const) : undefined
}

/** Whether the whole board lies over the land; a phone keeps it in a tab. */
export const isPulled = ({ asked, intent }: Pick<PanelProps, 'asked' | 'intent'>, phone: boolean): boolean =>
  !phone && (intent.own.pulled || BOARD_QUESTIONS.includes(asked?.prompt.key ?? ''))

/** What lies over the land: the whole board, or the strip of a question that is about one's own things. */
export function HeroOver(panel: PanelProps) {
  const { asked, labels } = panel
  const key = asked?.prompt.key ?? ''
  const phone = usePhone()
  const pulled = isPulled(panel, phone)
  return (
    <>
      {pulled ? (
        <section className="eu-stage" aria-label={labels.hero.board}>
          <FullBoard {...panel} />
        </section>
      ) : null}
      <Strip panel={panel} prompt={key} phone={phone} />
    </>
  )
}

interface StripProps {
  readonly panel: PanelProps
  readonly prompt: string
  /** A phone keeps the board in a tab and what has no place under the land. */
  readonly phone: boolean
}

function Strip({ panel, prompt, phone }: StripProps) {
  const { labels } = panel
  switch (prompt) {
    case 'room':
      return phone || panel.intent.own.pulled ? null : (
        <Sheet>
          <NoRoom {...panel} />
        </Sheet>
      )
    case 'choose':
      return <Ways {...panel} />
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
  <section className="panel eu-strip" data-floats>
    {children}
  </section>
)

/** More ways than this are small cards. */
const MANY = 4

/** The ways of an effect as a row of cards: what each gives and takes. */
function Ways(panel: PanelProps) {
  const { view, labels, words, lit, intent, hands } = panel
  const { tools } = words
  const item = itemOf(view)
  if (item?.step !== 'choose') return null
  return (
    <Sheet>
      <div className="eu-ways" data-many={item.ways.length > MANY || undefined}>
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
