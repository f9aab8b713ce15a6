import { Rose } from '@vyprava/atlas'
import type { GameResult } from '@vyprava/kernel'
import { winners } from '@vyprava/kernel'
import { usePlay } from '../play/context.ts'
import { useTexts } from '../settings/index.ts'
import { Company } from './company.tsx'
import { Bars, Gauges } from './legend.tsx'
import { Picture } from './picture.tsx'
import { shownKinds } from './scale.ts'
import { useStanding } from './use-standing.ts'
import { headline, parted } from './verdict.ts'
import './share.css'

/** The end as somebody sees it who was not there: for a picture, always by day, in the third person. */
export function ShareCard({ result, address }: { readonly result: GameResult; readonly address: string }) {
  const { game, words, names } = usePlay()
  const texts = useTexts()
  const { standing, account } = useStanding(result)
  const [first = 0] = winners(result, names.length)
  const head = headline({ ...standing, me: null, ours: false }, texts.end)
  return (
    <div className="share" data-game={game}>
      <Picture before={null} />
      <div className="share-text">
        <div className="share-mark">
          <Rose />
          {texts.name}
        </div>
        <h1 className={head.length > 22 ? 'long' : ''}>{head}</h1>
        <p>{parted(words.ending(result.reason)).first}.</p>
        {account !== null && (
          <>
            {account.gauges.length > 0 && <Gauges gauges={account.gauges} />}
            {account.kinds.length > 0 && (
              <Bars account={account} result={result} names={names} counted={shownKinds(account).length} />
            )}
            <Company deeds={account.deeds} of={first} />
          </>
        )}
        <footer>
          <b>{words.title}</b>
          <span>{address}</span>
        </footer>
      </div>
    </div>
  )
}
