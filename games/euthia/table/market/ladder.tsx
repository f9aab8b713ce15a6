import { checkMark, padlock } from '@vyprava/atlas/icons/signs.ts'
import { Spoken } from '@vyprava/kit'
import { asPlayer } from '../../texts/tools.ts'
import { ownerOf } from '../hero/owner.ts'
import { TilePicture } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import { ladderOf, missingFor, type Rung } from './ladder.ts'
import { Price } from './price.tsx'
import { dealOf, priceOf } from './prices.ts'
import { Ware } from './ware.tsx'
import './ladder.css'

const KNOWN = iconSign(checkMark)
const LOCKED = iconSign(padlock)
const LADDER: Thing = { kind: 'ladder' }

/** The ladder of personal tiles: the values that reputation reaches, and the open tiles to be learnt or bought. */
export function Ladder(panel: PanelProps) {
  const { view, labels, words, hands, intent, lit } = panel
  const { pack, printed } = usePack()
  const { market: say } = labels
  const { tools } = words
  const player = view.players[ownerOf(panel)]
  const whole = asPlayer(player)
  const rungs = ladderOf(printed, player)
  const next = missingFor(rungs, player.rep)
  return (
    <div className="eu-ladder">
      <header>
        <div>
          <h2>{say.ladder.title}</h2>
          <p>{say.ladder.about}</p>
        </div>
        {next === null ? null : <p>{say.ladder.missing(next.value, next.missing)}</p>}
        <button
          type="button"
          className="btn btn--line"
          data-action="shop"
          onClick={() => void hands.send({ type: 'intend', own: { ...intent.own, ladder: false } })}
        >
          {say.ladder.close}
        </button>
      </header>
      <button
        type="button"
        className="eu-rungs"
        data-thing={nameOf(LADDER)}
        data-lit={lit.has(nameOf(LADDER)) || undefined}
        {...hands.touch(LADDER)}
      >
        <Spoken>{say.ladder.back}</Spoken>
        {rungs.map((rung) => (
          <RungOf key={rung.value} {...panel} rung={rung} reached={rung.value <= player.rep} />
        ))}
      </button>
      <ul className="eu-shelf" aria-label={say.ladder.open} data-along>
        {player.revealed.map(({ tile }, place) => {
          const deal = dealOf(pack.tiles[tile])
          const cost = priceOf(printed, whole, tile, deal)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an open tile is named by its place
            <li key={place}>
              <Ware
                {...panel}
                thing={{ kind: 'revealed', place }}
                tile={tile}
                number={place + 1}
                spoken={say.ware(tools.tile(tile), tools.face(tile), cost.coins)}
                foot={<Price cost={cost} labels={say} aside={say.does[deal === 'buy' ? 'buy' : 'learn']} />}
              />
            </li>
          )
        })}
        {player.revealed.length === 0 ? <li className="eu-none">{say.ladder.none}</li> : null}
      </ul>
    </div>
  )
}

interface RungProps extends PanelProps {
  readonly rung: Rung
  readonly reached: boolean
}

/** One value of the ladder. */
function RungOf({ rung, reached, labels, words }: RungProps) {
  const { pack } = usePack()
  const { value, hidden, open, owned } = rung
  const tile = owned ?? open?.tile ?? null
  const state = owned !== null ? 'owned' : open !== null ? 'open' : reached ? 'ready' : 'hidden'
  return (
    <span className="eu-rung" data-state={state} aria-hidden="true">
      <span className="pic">
        {tile === null ? <i>{hidden.length}×</i> : <TilePicture tile={pack.tiles[tile]} box="square" />}
      </span>
      <small>
        {state === 'owned' ? <Sign of={KNOWN} /> : null}
        {state === 'hidden' ? <Sign of={LOCKED} /> : null}
        {labels.market.ladder.states[state]}
      </small>
      <em>{tile === null ? '' : words.tools.tile(tile)}</em>
      <b>{value}</b>
    </span>
  )
}
