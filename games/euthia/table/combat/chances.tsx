import { tidy } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { Chances } from '../../bot/chances.ts'
import type { EuthiaAction } from '../../rules/actions.ts'
import { NONE } from '../../rules/state.ts'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { itemOf } from '../../texts/sight.ts'
import type { Press } from '../intent.ts'
import type { PanelProps } from '../props.ts'
import { useChances } from './use-chances.ts'
import './chances.css'

const percent = (share: number): string => String(Math.round(100 * share))
const tenth = (n: number, language: string): string =>
  n.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 0 })

const opens = (action: EuthiaAction): boolean =>
  action.type === 'fight' ||
  ((action.type === 'step' || action.type === 'portal' || action.type === 'teleport') && action.fund !== null)

const ON: Press = []

/** The fight that is spoken of: the one that a press would begin, or the one that is on. */
export function aheadOf({
  view,
  seat,
  preview,
}: Pick<PanelProps, 'view' | 'seat' | 'preview'>): { readonly hero: Seat; readonly opening: Press } | null {
  const { fight } = view
  if (fight !== null) {
    const waits = fight.foe !== NONE || itemOf(view)?.step === 'beforeFight'
    return waits && fight.hits < Math.max(1, fight.vitality) ? { hero: fight.hero, opening: ON } : null
  }
  const last = preview?.press.at(-1)
  if (preview === null || seat === null || last === undefined || !opens(last)) return null
  return { hero: seat, opening: preview.press }
}

/** How a fight will probably go, from what the one who looks may know. */
export function FightChances(panel: PanelProps) {
  const ahead = aheadOf(panel)
  const chances = useChances(panel.view, panel.seat, ahead?.hero ?? 0, ahead?.opening ?? null)
  if (ahead === null || panel.seat === null) return null
  return (
    <Told
      own={ahead.hero === panel.seat}
      chances={chances}
      labels={panel.labels.combat}
      language={panel.language}
    />
  )
}

interface ToldProps {
  /** Whether it is the own hero. */
  readonly own: boolean
  readonly chances: Chances | null
  readonly labels: CombatLabels
  readonly language: string
}

function Told({ own, chances, labels, language }: ToldProps) {
  const { chances: say } = labels
  return (
    <section className="eu-chances" aria-label={say.title} aria-busy={chances === null}>
      {chances === null ? (
        <p>{say.thinking}</p>
      ) : (
        <>
          <b>
            {tidy(
              (own ? say.win : say.heroWins)(
                percent(chances.win),
                String(Math.max(1, Math.ceil(100 * chances.error))),
              ),
            )}
          </b>
          <meter min={0} max={1} value={chances.win} aria-label={say.title} />
          <p>{tidy(say.wounds(chances.hurt, tenth(chances.wounds, language)))}</p>
          <p>
            {tidy(
              [
                chances.death > 0 ? say.death(percent(chances.death)) : '',
                chances.win > 0 ? say.health(tenth(chances.health, language)) : '',
              ]
                .filter((part) => part !== '')
                .join(', '),
            )}
          </p>
          <small>{tidy(say.how(chances.fights))}</small>
        </>
      )}
    </section>
  )
}
