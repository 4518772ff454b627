import './lobby.css'
import { recentGames } from '@senluna/contract/play/games.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLoggedIn } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { GameGrid } from '../../play/GameGrid.tsx'

/** The games played last. */
export default function Recent() {
  const loggedIn = useLoggedIn()
  const games = useQuery({ ...q(recentGames, { query: { count: '48' } }), enabled: loggedIn })
  return (
    <section className="vendors">
      <h1>{text('recent.title')}</h1>
      {!loggedIn ? (
        <LoginWall />
      ) : games.isError ? (
        <ErrorState error={games.error} onRetry={() => void games.refetch()} />
      ) : !games.data ? (
        <Loading>
          <Skeleton style={{ height: 260 }} />
        </Loading>
      ) : games.data.list.length === 0 ? (
        <EmptyState
          action={
            <Link className="btn gold" to="/rng">
              {text('favorites.find')}
            </Link>
          }
        >
          {text('recent.empty')}
        </EmptyState>
      ) : (
        <GameGrid games={games.data.list} />
      )}
    </section>
  )
}
