import { Coin, Icon, Marker } from '@vyprava/atlas'
import { anticlockwiseRotation, crossMark, openBook } from '@vyprava/atlas/icons/signs.ts'
import { useTexts } from '../settings/index.ts'
import { Specimen } from './specimen.tsx'

export function Interface() {
  const { home, seats, uncharted } = useTexts()
  return (
    <>
      <Specimen name=".btn, .pill, .cite">
        <button type="button" className="btn btn--brass">
          {home.play}
        </button>
        <button type="button" className="btn">
          {home.play}
        </button>
        <button type="button" className="btn btn--line">
          {home.play}
        </button>
        <button type="button" className="btn btn--bare">
          <Icon data={anticlockwiseRotation} />
          {home.play}
        </button>
        <button type="button" className="btn btn--line" aria-disabled="true">
          {home.preparing}
        </button>
        <span className="pill">
          <Coin className="ico" />7
        </span>
        <a className="cite" href="#/gallery">
          <Icon data={openBook} />
          RO-304
        </a>
      </Specimen>
      <Specimen name=".prompt, .tip, .seat, .log">
        <div className="prompt">
          <Marker seat={1} className="pm" />
          <span>
            <b>{seats[1].emblem}:</b> <em>{home.play}</em>
          </span>
        </div>
        <div className="tip tip--flat g-tip">
          <b>
            <Icon data={crossMark} />
            {uncharted.title}
          </b>
          {uncharted.text}
        </div>
        <div className="panel seat seat--on g-seat">
          <Marker seat={1} className="mk" />
          <div>
            <div className="nm">{seats[1].emblem}</div>
            <div className="st">{seats[1].paint}</div>
          </div>
          <div className="pt">13</div>
        </div>
        <ol className="log">
          <li className="now">
            <Marker seat={2} />
            <span>
              <b>{seats[2].emblem}</b> {home.promise}
            </span>
          </li>
          <li>
            <Marker seat={3} />
            <span>
              <b>{seats[3].emblem}</b> {home.preparingNote}
            </span>
          </li>
        </ol>
      </Specimen>
    </>
  )
}
