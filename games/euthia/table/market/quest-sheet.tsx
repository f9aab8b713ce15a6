import { tidy } from '@vyprava/atlas'
import { ENCOUNTERS } from '../../content/schema.ts'
import { usePhone } from '../hero/phone.ts'
import { ENCOUNTER_ART } from '../ink/people.ts'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { type Packed, usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { stageOf } from '../stage.ts'
import { metIn } from './met.ts'
import { Quest } from './quest.tsx'
import './quest-sheet.css'
import '../panels/at-field.css'

/** Whether the whole cards lie at the field: one of them was touched in the margin. */
export function readsQuest({ printed }: Packed, panel: PanelProps): boolean {
  const { intent, view } = panel
  const touched = intent.refused ?? intent.pinned?.thing ?? null
  if (touched?.kind !== 'quest' || intent.own.menu !== null || stageOf(view) !== 'land') return false
  const here = metIn(printed, panel).find((met) => met.here)
  return here !== undefined && view.encounters[here.place].open.includes(touched.card)
}

/** At a desk the cards of whom the hero stands by lie at the field, whole, while one of them is chosen. */
export function QuestSheet(panel: PanelProps) {
  const packed = usePack()
  const phone = usePhone()
  if (phone || !readsQuest(packed, panel)) return null
  return (
    <section className="panel eu-at-field" data-floats>
      <QuestCards {...panel} />
    </section>
  )
}

/** Who is met where the hero stands, and the open cards side by side. */
export function QuestCards(panel: PanelProps) {
  const { view, labels, words } = panel
  const { pack, printed } = usePack()
  const { tools } = words
  const met = metIn(printed, panel).find(({ here }) => here)
  if (met === undefined) return null
  const { deck, open } = view.encounters[met.place]
  const kind = ENCOUNTERS[met.place]
  const id = pack.encounters.findIndex(({ key }) => key === kind)
  const { quests: say } = labels.market
  return (
    <div className="eu-quest-cards">
      <header>
        <span className="eu-medal">
          <Sign of={iconSign(ENCOUNTER_ART[kind])} />
        </span>
        <div>
          <h2>{tools.names.of('encounters', id)}</h2>
          <p>{tidy(tools.names.line('encounters', id))}</p>
        </div>
      </header>
      <ul data-along aria-label={say.title}>
        {open.map((card, place) => (
          <li key={card}>
            <Quest {...panel} card={card} number={place + 1} />
          </li>
        ))}
      </ul>
      {deck === 0 ? null : <p className="eu-quest-later">{tidy(say.later(deck))}</p>}
    </div>
  )
}
