import { Icon, useAfterFrame } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import { useState } from 'react'
import { TERRAINS } from '../../content/index.ts'
import { NONE, PHRASES, type PhraseKey } from '../../rules/index.ts'
import type { TalkTab } from '../../texts/labels/panels.ts'
import { useCards } from '../cards.ts'
import { PHRASE_ART } from './icons.ts'
import type { PanelProps } from './props.ts'
import { Sign } from './signs.tsx'
import './talk.css'

const TABS = ['hints', 'deeds', 'deal', 'order'] as const satisfies readonly TalkTab[]

/** The twelve phrases in three groups. */
export const PHRASE_GROUPS: Readonly<Record<Exclude<TalkTab, 'hints'>, readonly PhraseKey[]>> = {
  deeds: ['willClear', 'willFight', 'willBreach', 'willBuild', 'willRewild', 'willHeal'],
  deal: ['canHelp', 'needHelp', 'meetHere'],
  order: ['goFirst', 'goLast', 'agreed'],
}

interface TalkProps extends PanelProps {
  readonly lit: { readonly hints: ReadonlySet<number>; readonly phrases: ReadonlySet<number> }
  /** What is shown and waits for its confirmation. */
  readonly chosen: { readonly hint: number | null; readonly phrase: number | null }
}

/** The tray of signals: terrains of the hand with their true count, and what may be said. A phone shows a tab of it. */
export function Talk(props: TalkProps) {
  const { labels } = props
  const [tab, setTab] = useState<TalkTab>('deeds')
  return (
    <section className="panel df-talk" data-tab={tab} aria-label={labels.talk}>
      <div className="df-talk-tabs" role="tablist" aria-label={labels.talk}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {labels.talkTabs[name]}
          </button>
        ))}
      </div>
      <Group name="hints" labels={labels}>
        <Hints {...props} />
      </Group>
      {(['deeds', 'deal', 'order'] as const).map((name) => (
        <Group key={name} name={name} labels={labels}>
          <Phrases {...props} keys={PHRASE_GROUPS[name]} />
        </Group>
      ))}
    </section>
  )
}

interface GroupProps {
  readonly name: TalkTab
  readonly labels: PanelProps['labels']
  readonly children: React.ReactNode
}

const Group = ({ name, labels, children }: GroupProps) => (
  <div className="df-talk-group" data-group={name}>
    <h3 className="caps">{labels.talkGroups[name]}</h3>
    {children}
  </div>
)

/** How many cards of each terrain a player holds: the game counts, so nobody can be wrong. */
function Hints({ view, labels, own, hands, lit, chosen }: TalkProps) {
  const { printed } = useCards()
  const { hand, shown } = view.players[own[0] ?? 0]
  return (
    <ul className="df-hints" data-along>
      {TERRAINS.map((kind, terrain) => {
        const count = (hand ?? []).filter((card) => printed.terrainOf[card] === terrain).length
        const told = shown[terrain] !== NONE
        return (
          <li key={kind}>
            <button
              type="button"
              data-hint={terrain}
              data-lit={lit.hints.has(terrain) || undefined}
              data-told={told || undefined}
              aria-pressed={chosen.hint === terrain}
              {...hands.touch({ kind: 'hint', terrain })}
            >
              <Spoken>{labels.hint({ terrain: labels.terrains[terrain], count, told })}</Spoken>
              <Sign terrain={terrain} />
              <b aria-hidden="true">{count}</b>
              <span aria-hidden="true">{told ? labels.told : labels.terrains[terrain]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Phrases({ labels, hands, lit, chosen, keys }: TalkProps & { readonly keys: readonly PhraseKey[] }) {
  // When the tray is laid, hints come with it and phrases after them: all at once are too much for one picture.
  const laid = useAfterFrame(true, 'goods', false)
  return (
    <ul className="df-phrases" data-along>
      {(laid ? keys : []).map((key) => {
        const phrase = PHRASES.indexOf(key)
        return (
          <li key={key}>
            <button
              type="button"
              data-phrase={key}
              data-lit={lit.phrases.has(phrase) || undefined}
              aria-pressed={chosen.phrase === phrase}
              {...hands.touch({ kind: 'phrase', phrase })}
            >
              <Icon data={PHRASE_ART[key]} />
              <span>{labels.phrases[key]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
