import type { FactGroup } from '@vyprava/module/words.ts'
import { TRADES } from '../../content/schema.ts'
import type { Row, Telling } from '../facts.ts'

/** The open offers with prices. */
export const tradeFacts = ({ words: { trade }, tools, context: { view } }: Telling): FactGroup[] =>
  view.offers.map((offer, at) => ({
    title: trade.offer(tools.words.trades[TRADES[at]]),
    rows: offer.map((tile): Row => {
      const { price, kind } = tools.printed.pack.tiles[tile]
      const coins = price === undefined ? trade.free : tools.words.count.coins(price.coins)
      return [tools.tile(tile), `${coins}; ${tools.words.kinds[kind]}; ${tools.face(tile)}`]
    }),
  }))
