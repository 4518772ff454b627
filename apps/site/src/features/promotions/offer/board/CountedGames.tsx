import { gameList } from '@senluna/contract/play/lobby.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { GameGrid } from '../../../../play/GameGrid.tsx'

/** The games whose bets count, to be opened from here; only those that the brand lists. */
export function CountedGames({ codes }: { codes: readonly string[] }) {
  const own = useQuery(q(gameList, { query: { own: '1', pageSize: '60' } }))
  const games = own.data?.list.filter(({ gameId }) => codes.includes(gameId)) ?? []
  if (games.length === 0) return null
  return (
    <div>
      <h2>{text('board.games')}</h2>
      <GameGrid games={games} />
    </div>
  )
}
