import { moduleOf } from '@vyprava/games'
import { ENOUGH_RATED, type RatingShown } from '@vyprava/protocol'
import { useState } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoors } from '../doors/words.ts'
import { Keystone } from '../hall/index-of-tables.tsx'
import { addressOf } from '../router.ts'
import { Course } from './course.tsx'
import { useProfileTexts } from './texts.ts'

type RatingProps = { readonly ratings: readonly RatingShown[] }

/** How good one is thought to be in a game, and how sure that is. */
export function Rating({ ratings }: RatingProps) {
  const words = useProfileTexts()
  const doors = useDoors()
  const most = ratings.toSorted((a, b) => b.games - a.games)[0]
  const [chosen, choose] = useState<string | null>(null)
  const game = chosen ?? most?.game ?? DOORS[0].id
  const rating = ratings.find((one) => one.game === game)
  return (
    <section className="rating" data-game={game} aria-label={words.rating}>
      <h2 className="hall-h">
        {words.rating}
        <small>{doors(game).name}</small>
      </h2>
      <div className="rating-head">
        {rating !== undefined && <Figure rating={rating} />}
        <div className="rating-games">
          {DOORS.map(({ id }) => (
            <button
              key={id}
              type="button"
              data-game={id}
              aria-label={doors(id).name}
              aria-pressed={id === game}
              onClick={() => choose(id)}
            >
              <Keystone game={id} />
            </button>
          ))}
        </div>
      </div>
      {rating === undefined ? (
        <p className="hall-quiet">
          {moduleOf(game)?.together === true ? words.measuredTogether : words.noRating}
        </p>
      ) : (
        <Course rating={rating} name={doors(game).name} />
      )}
      <a className="rating-board" href={addressOf({ page: 'leaderboard', game })}>
        {words.board}
      </a>
    </section>
  )
}

/** The number with its band; with few games the band alone. */
function Figure({ rating: { points, band, games, place } }: { readonly rating: RatingShown }) {
  const words = useProfileTexts()
  const known = games >= ENOUGH_RATED
  return (
    <p className="rating-figure">
      {known ? (
        <>
          <b>{points}</b> <i>± {band}</i>
        </>
      ) : (
        <b className="rating-guess">{words.guess}</b>
      )}
      <span>
        {words.after(games)}
        <br />
        {place === null ? words.band(points - band, points + band) : words.rank(place.place, place.of)}
      </span>
    </p>
  )
}
