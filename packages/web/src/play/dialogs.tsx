import type { ReactNode } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import {
  CONSENTS,
  consent,
  ENDINGS,
  ending,
  language,
  MOTIONS,
  motion,
  PACES,
  pace,
  sound,
  THEMES,
  theme,
  useSetting,
  useTexts,
  VOICES,
} from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import { chime } from '../sound/speaker.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../texts/index.ts'
import type { Opened } from './context.ts'

type DialogsProps = {
  readonly opened: Opened | null
  readonly close: () => void
  /** What the place is called where people talk; null where there is none. */
  readonly talk: string | null
}

export function Dialogs({ opened, close, talk }: DialogsProps) {
  if (opened === null) return null
  return opened === 'settings' ? <Settings close={close} /> : <Help close={close} talk={talk} />
}

function Settings({ close }: { readonly close: () => void }) {
  const { settings, turns } = useTexts()
  return (
    <Dialog title={settings.title} close={close}>
      <Choice
        label={settings.language}
        of={language}
        values={LANGUAGES}
        name={(value) => LANGUAGE_NAMES[value]}
      />
      <Choice label={settings.theme} of={theme} values={THEMES} name={(value) => settings[value]} />
      <Choice
        label={settings.motion}
        of={motion}
        values={MOTIONS}
        name={(value) => settings.motions[value]}
      />
      <Choice label={settings.pace} of={pace} values={PACES} name={(value) => settings.paces[value]} />
      <Choice
        label={settings.consent}
        of={consent}
        values={CONSENTS}
        name={(value) => settings.consents[value]}
      />
      <Choice label={turns.ending} of={ending} values={ENDINGS} name={(value) => turns.endings[value]} />
      <Choice
        label={settings.sound}
        of={sound}
        values={VOICES}
        name={(value) => settings.sounds[value]}
        chosen={(value) => value === 'on' && chime(['bell'])}
      />
      <button type="button" className="btn" onClick={close}>
        {settings.close}
      </button>
    </Dialog>
  )
}

type ChoiceProps<T extends string> = {
  readonly label: string
  readonly of: Setting<T>
  readonly values: readonly T[]
  readonly name: (value: T) => string
  /** What happens besides. */
  readonly chosen?: (value: T) => void
}

function Choice<T extends string>({ label, of, values, name, chosen: then }: ChoiceProps<T>) {
  const chosen = useSetting(of)
  const choose = (value: T) => {
    of.set(value)
    then?.(value)
  }
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value} className="choice-value">
          <input type="radio" checked={value === chosen} onChange={() => choose(value)} />
          <span>{name(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Help({ close, talk }: Omit<DialogsProps, 'opened'>) {
  const { play, settings, bots } = useTexts()
  const { keys } = play
  const rows: readonly (readonly [ReactNode, string])[] = [
    ['← ↑ ↓ →', keys.arrows],
    ['Tab', keys.tab],
    ['Enter', keys.act],
    ['Esc', keys.cancel],
    ['U', keys.undo],
    ['R', keys.redo],
    ['L', keys.list],
    ['H', bots.hint.key],
    ['B', keys.rules],
    ...(talk === null ? [] : [['C', talk] as const]),
    ['F', keys.fit],
    [', .', keys.past],
    ['End', keys.now],
    ['?', keys.help],
  ]
  return (
    <Dialog title={play.help} close={close}>
      <dl className="keys">
        {rows.map(([key, meaning]) => (
          <div className="key" key={meaning}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn" onClick={close}>
        {settings.close}
      </button>
    </Dialog>
  )
}
