import { tidy, useAfterFrame } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import type { HeroRoll } from '../../rules/items.ts'
import { GAAR_PLUS, rowFor, spendsDwurt } from '../../rules/steps/turn/roll.ts'
import { signed } from '../../texts/lexicon.ts'
import { itemOf } from '../../texts/sight.ts'
import { OpLine, rowBounds } from '../ink/effects.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { DieFace, FightDie } from './die.tsx'
import { FACES } from './outcomes.ts'
import { Usable } from './own.tsx'
import { StrengthLine } from './sums.tsx'
import './roll.css'

/** The result of a throw, moved and with another face of a die. */
const resultOf = ({ dice, plus }: HeroRoll, die = -1, face = 0, by = 0): number =>
  dice.reduce((sum, value, at) => sum + (at === die ? face : value), 0) + plus + by

const rowOf = ({ rows }: HeroRoll, result: number): number => rows.indexOf(rowFor(rows, result))

/** A throw of a hero apart from attacks: of an effect, or against an elemental. Its rows say what it gives. */
export function RollStage(panel: PanelProps) {
  const { view, labels, words } = panel
  const item = itemOf(view)
  // The first picture is the throw.
  const opened = useAfterFrame(true, 'beside', false)
  if (item?.step !== 'heroRoll') return null
  const total = resultOf(item)
  const terms = item.plus === 0 ? [] : [{ from: 'effect' as const, n: item.plus, card: -1 }]
  const later = laterOf(panel, item)
  const tumbles = Number(item.dice.join(''))
  return (
    <section className="eu-roll" aria-label={labels.combat.roll.title}>
      {opened ? <Usable {...panel} /> : null}
      <StrengthLine
        title={labels.combat.roll.title}
        strength={{ dice: item.dice, terms, total }}
        said={{ labels: labels.combat, card: (card) => words.tools.names.of('chaosCards', card) }}
        dice={item.dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
          <FightDie key={place} {...panel} place={place} face={face} side="hero" tumbles={tumbles} />
        ))}
        later={later}
      />
      {opened ? (
        <Rows
          item={item}
          panel={panel}
          on={rowOf(item, total)}
          later={later === null ? null : rowOf(item, later)}
        />
      ) : null}
      <Again item={item} panel={panel} />
    </section>
  )
}

/** What is shown would make of the throw, where nothing is thrown. */
function laterOf({ preview, view }: PanelProps, item: HeroRoll): number | null {
  const after = preview?.sure.after ?? null
  const then = after?.agenda.findLast(({ step }) => step === 'heroRoll')
  return then?.step === 'heroRoll' && view.agenda.length === after?.agenda.length && then !== item
    ? resultOf(then)
    : null
}

interface RollProps {
  readonly item: HeroRoll
  readonly panel: PanelProps
}

function Rows({
  item,
  panel,
  on,
  later,
}: RollProps & { readonly on: number; readonly later: number | null }) {
  const { labels, words } = panel
  return (
    <ol className="eu-roll-rows" aria-label={labels.combat.roll.rows}>
      {item.rows.map(({ ops }, place) => (
        <li
          key={rowBounds(item.rows, place)}
          data-on={place === on || undefined}
          data-later={(place === later && later !== on) || undefined}
        >
          <b>{rowBounds(item.rows, place)}</b>
          <span>
            {ops.length === 0 ? words.tools.words.none : null}
            {ops.map((op) => (
              <OpLine key={words.tools.effects.op(op)} op={op} told={words.tools} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The six faces of the die that would be thrown again, and the row that each reaches. */
function Again({ item, panel }: RollProps) {
  const { labels, preview, view } = panel
  const { printed } = usePack()
  const [action = null] = preview?.press ?? []
  if (action?.type !== 'gaar' || spendsDwurt(printed, view.players[item.seat])) return null
  return (
    <section className="eu-again">
      <h3>{tidy(labels.combat.again.title(item.dice[action.die], signed(GAAR_PLUS)))}</h3>
      <ol className="eu-faces">
        {FACES.map((face) => {
          const result = resultOf(item, action.die, face, GAAR_PLUS)
          const bounds = rowBounds(item.rows, rowOf(item, result))
          return (
            <li key={face}>
              <Spoken>{labels.combat.roll.face(face, result, bounds)}</Spoken>
              <span aria-hidden="true">
                <DieFace face={face} />
                <b>{bounds}</b>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
