import { Icon } from '@vyprava/atlas'
import { chatBubble, mapPin } from '@vyprava/atlas/icons/deeds.ts'
import { PHRASES } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { edgeName } from '../../texts/lexicon.ts'
import { hexName } from '../../texts/names.ts'
import { leaderArt } from '../art.ts'
import { designOf } from '../design.ts'
import type { PanelProps } from './props.ts'
import { shownHints } from './row.ts'
import { Disc, Sign, Silence } from './signs.tsx'
import './silence.css'

/** While Defenders are chosen nobody speaks (DE-250). */
export const SilenceNote = ({ labels }: { readonly labels: PanelLabels }) => (
  <div className="df-hush">
    <Silence />
    <p>
      <b>{labels.silence}</b> {labels.silenceNote}
    </p>
  </div>
)

/** Alone a round is one turn, of either faction (DE-954). */
export const SoloNote = ({ labels }: { readonly labels: PanelLabels }) => (
  <div className="df-hush">
    <p>
      <b>{labels.soloRound}</b> {labels.soloRoundNote}
    </p>
  </div>
)

/** Of one's cards only the terrain may be told. */
const TALK_RULE = 'DE-253'

/** How one may talk, once one may. */
export const TalkNote = ({ labels }: { readonly labels: PanelLabels }) => (
  <div className="df-talking">
    <h2 className="h2">{labels.talking}</h2>
    <p>
      {labels.talkingNote} <small>{TALK_RULE}</small>
    </p>
  </div>
)

type SaidProps = Pick<PanelProps, 'view' | 'labels' | 'names'>

/** What was signalled and still counts: hints, phrases, pins. */
export function Said({ view, labels, names }: SaidProps) {
  const speakers = view.players.flatMap(({ leaderCard, shown, signs }, player) =>
    shownHints(shown).length + signs.length === 0 ? [] : [{ player, leaderCard, shown, signs }],
  )
  return (
    <div className="df-said">
      <h2 className="h2">{labels.said}</h2>
      {speakers.length === 0 ? <p>{labels.nothingSaid}</p> : null}
      <ul>
        {speakers.map(({ player, leaderCard, shown, signs }) => (
          <li key={player}>
            <Disc design={designOf(player)} art={leaderArt(leaderCard)} label={names[player]} />
            <span>
              {shownHints(shown).map(({ terrain, count }) => (
                <span
                  key={terrain}
                  className="df-told"
                  role="img"
                  aria-label={labels.hintSaid({ terrain: labels.terrains[terrain], count })}
                >
                  <Sign terrain={terrain} />
                  <b>{count}×</b>
                </span>
              ))}
              {signs.map(({ kind, value }) =>
                kind === 'phrase' ? (
                  <q key={`${kind} ${value}`}>
                    <Icon data={chatBubble} />
                    {labels.phrases[PHRASES[value]]}
                  </q>
                ) : (
                  <span key={`${kind} ${value}`} className="df-told">
                    <Icon data={mapPin} />
                    {labels.pinSaid(kind === 'hex' ? hexName(value) : edgeName(labels.lexicon, value))}
                  </span>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
