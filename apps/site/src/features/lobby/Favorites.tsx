import './lobby.css'
import { favoriteGames } from '@senluna/contract/play/games.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLoggedIn } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { GameGrid } from '../../play/GameGrid.tsx'

/** The games marked with a heart, newest mark first. */
export default function Favorites() {
  const loggedIn = useLoggedIn()
  const list = useInfiniteQuery({ ...pages(favoriteGames, { query: { pageSize: '48' } }), enabled: loggedIn })
  const games = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section className="vendors">
      <h1>{text('favorites.title')}</h1>
      {!loggedIn ? (
        <LoginWall />
      ) : list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 260 }} />
        </Loading>
      ) : games.length === 0 ? (
        <EmptyState
          action={
            <Link className="btn gold" to="/rng">
              {text('favorites.find')}
            </Link>
          }
        >
          {text('favorites.empty')}
        </EmptyState>
      ) : (
        <GameGrid games={games} />
      )}
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </section>
  )
}
