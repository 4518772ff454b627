import { recentGames } from '@senluna/contract/play/games.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, History } from 'lucide-react'
import { Link } from 'react-router'
import { GameGrid } from '../../play/GameGrid.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

/** The games played last; absent before the first. */
export function ContinuePlaying() {
  const { data } = useQuery(q(recentGames, { query: { count: '8' } }))
  if (!data || data.list.length === 0) return null
  return (
    <section className="sec">
      <div className="sh">
        <History className="i" aria-hidden />
        <h2>{text('home.continue')}</h2>
        <Link className="more" to={pathTo('recent')}>
          {text('shell.recent')}
          <ChevronRight className="i s" aria-hidden />
        </Link>
      </div>
      <GameGrid games={data.list} rail />
    </section>
  )
}
