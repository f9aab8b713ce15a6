import {
  Coin,
  Coins,
  DESIGNS,
  DIE_FACES,
  Drawing,
  die,
  engine,
  factory,
  HEX_KINDS,
  Hex,
  Icon,
  Marker,
  PENCILS,
  Rose,
  type TokenForm,
  token,
  wall,
} from '@vyprava/atlas'
import * as beasts from '@vyprava/atlas/icons/beasts.ts'
import * as emblems from '@vyprava/atlas/icons/emblems.ts'
import * as faces from '@vyprava/atlas/icons/faces.ts'
import * as gear from '@vyprava/atlas/icons/gear.ts'
import * as goods from '@vyprava/atlas/icons/goods.ts'
import * as places from '@vyprava/atlas/icons/places.ts'
import * as signs from '@vyprava/atlas/icons/signs.ts'
import { useTexts } from '../settings/index.ts'
import { Specimen } from './specimen.tsx'

const ICONS = Object.entries({ ...emblems, ...faces, ...beasts, ...gear, ...goods, ...places, ...signs })

const TOKENS: readonly (readonly [TokenForm, string])[] = [
  ['disc', faces.lynxHead],
  ['tent', places.campingTent],
  ['plate', beasts.missileMech],
  ['drop', beasts.gooeyMolecule],
]

export function Pieces() {
  const { seats, winds } = useTexts()
  return (
    <>
      <Specimen name="Marker">
        {DESIGNS.map((seat) => (
          <figure key={seat}>
            <Marker seat={seat} className="g-76" />
            <figcaption>
              {seats[seat].paint}
              <br />
              {seats[seat].emblem}
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Coin, Coins, Rose">
        <Coin className="g-48" />
        <Coins count={2} className="g-76" />
        <Coins count={3} className="g-76" />
        <Rose winds={winds} className="g-150" />
      </Specimen>
      <Specimen name="token, die, wall, engine, factory">
        {TOKENS.map(([form, art]) => (
          <Drawing
            key={form}
            className="g-76"
            viewBox="-32 -32 64 64"
            ink={token({
              form,
              art,
              x: 0,
              y: 0,
              size: 50,
              ...(form === 'disc' || form === 'tent' ? { seat: 4 } : {}),
            })}
          />
        ))}
        <Drawing className="g-76" viewBox="-40 -20 80 40" ink={wall(-30, 6, 30, -6)} />
        <Drawing className="g-76" viewBox="-32 -20 64 40" ink={engine(0, 0, 0)} />
        <Drawing
          className="g-76"
          viewBox="-52 -52 104 104"
          ink={factory({ x: 0, y: 0, radius: 50, number: 5, arrow: 4, vents: [0, 2, 4] })}
        />
        {DIE_FACES.map((face) => (
          <Drawing
            key={face}
            className="g-48"
            viewBox="-30 -30 60 62"
            ink={die({ face, x: 0, y: 0, size: 50, paint: face % 2 ? 'bone' : 'red' })}
          />
        ))}
      </Specimen>
      <Specimen name="Hex">
        {HEX_KINDS.map((kind) => (
          <figure key={kind}>
            <Hex kind={kind} seed={`g${kind}`} className="g-100" />
            <figcaption>
              <code>{kind}</code>
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Hex bare, pencil">
        <Hex kind="forest" seed="gb" flat bare className="g-100" />
        {PENCILS.map((pencil) => (
          <Hex
            key={pencil}
            kind="mountain"
            seed={`gp${pencil}`}
            flat
            bare
            pencil={pencil}
            className="g-100"
          />
        ))}
      </Specimen>
      <Specimen name="Icon">
        {ICONS.map(([name, data]) => (
          <Icon key={name} data={data} className="g-icon" label={name} />
        ))}
      </Specimen>
    </>
  )
}
