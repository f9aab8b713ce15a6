import { DESIGNS, Marker, tidy } from '@vyprava/atlas'
import { OpenSheet, Spoken } from '@vyprava/kit'
import { TilePicture } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { COIN, DWURT, essenceSign, GAAR, gemSign, HEART, REPUTATION } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import './seat-sheet.css'

/** Beside the rail. */
const WEST = { from: { x: 0.03, y: 0.08 }, to: { x: 0.03, y: 0.08 } }

/** Everything open that somebody has: numbers, gems and essences, what is worn, carried and learnt. */
export function SeatSheet({ panel, player }: { readonly panel: PanelProps; readonly player: number }) {
  const { view, words, labels, language, players, hands, intent } = panel
  const { pack } = usePack()
  const { hero, health, maxHealth, coins, rep, gaar, dwurt, gems, essences, slots, bags, revealed } =
    view.players[player]
  const { names } = words.tools
  const counted = [
    { id: 'health', sign: HEART, value: `${health}/${maxHealth}`, name: labels.round.health },
    { id: 'coins', sign: COIN, value: String(coins), name: labels.round.coins },
    { id: 'rep', sign: REPUTATION, value: String(rep), name: labels.round.reputation },
    { id: 'gaar', sign: GAAR, value: String(gaar), name: 'Gaar' },
    ...(dwurt > 0 ? [{ id: 'dwurt', sign: DWURT, value: String(dwurt), name: 'Dwurt' }] : []),
    ...gems.flatMap((count, kind) =>
      count > 0
        ? [{ id: `gem${kind}`, sign: gemSign(kind), value: String(count), name: names.of('gems', kind) }]
        : [],
    ),
    ...essences.flatMap((count, kind) =>
      count > 0
        ? [
            {
              id: `essence${kind}`,
              sign: essenceSign(kind),
              value: String(count),
              name: names.of('essences', kind),
            },
          ]
        : [],
    ),
  ]
  const owned = [...slots.filter((one) => one !== null), ...bags, ...revealed]
  return (
    <OpenSheet
      title={tidy(`${players[player].name} · ${pack.heroes[hero].name[language]}`)}
      closes={labels.land.buttons.close}
      sign={<Marker seat={DESIGNS[player]} className="mk" />}
      at={WEST}
      close={() => hands.send({ type: 'intend', own: { ...intent.own, sheet: null } })}
    >
      <ul className="eu-counted">
        {counted.map(({ id, sign, value, name }) => (
          <li key={id} title={name}>
            <Spoken>{name}</Spoken>
            <Sign of={sign} />
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <ul className="eu-owned">
        {owned.map(({ tile, exhausted }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their place
          <li key={place} data-exhausted={exhausted === 1 || undefined} title={words.tools.face(tile)}>
            <TilePicture tile={pack.tiles[tile]} box="square" />
            <span>{tidy(names.of('tiles', tile))}</span>
          </li>
        ))}
      </ul>
    </OpenSheet>
  )
}
