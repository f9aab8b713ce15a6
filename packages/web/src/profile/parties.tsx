import type { PartyCount } from '@vyprava/protocol'
import { Marked } from '../tutorial/marked.tsx'
import { Bar, useTaskWords } from './by-game.tsx'
import { useProfileTexts } from './texts.ts'

type PartiesProps = { readonly game: string; readonly parties: readonly PartyCount[] }

/** How parties of this house fare in a game that is played together, by how hard it was: nobody by name. */
export function Parties({ game, parties }: PartiesProps) {
  const words = useProfileTexts()
  const said = useTaskWords(game)
  return (
    <>
      <p className="board-note">
        <Marked text={words.togetherBoard} />
      </p>
      {parties.length === 0 ? (
        <p className="hall-quiet">{words.emptyParties}</p>
      ) : (
        <ul className="by-game parties">
          {parties.map(({ task, games, won }) => (
            <li key={task}>
              <b>{task === null || said === null ? words.games(games) : said(task)}</b>
              <Bar part={won / games} />
              <span>{words.of(won, games)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
