import '../halls/css/lobby.css'
import '../halls/css/numbers.css'
import './draws.css'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { ChevronRight, Clover } from 'lucide-react'
import { Link } from 'react-router'
import { useCategories } from '../../../shell/nav/use-categories.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { HallCard } from '../halls/HallCard.tsx'
import { useFront, useResultsLive } from './use-front.ts'
import { isVietnamese } from './vietnamese.ts'

/** Two rows on a wide screen. */
const MOST = 8

/**
 * The lotteries drawn all day: of each family the one drawn most often, with its countdown and last
 * result. Not there for a brand without them.
 */
export default function Draws() {
  const count = useCategories().find(({ path }) => path === pathTo('lotteryHalls'))?.count ?? 0
  return count > 0 && <Open count={count} />
}

function Open({ count }: { count: number }) {
  const front = useFront()
  const games = (front.data?.quick ?? []).filter((game) => !isVietnamese(game)).slice(0, MOST)
  useResultsLive(games.map(({ gameCode }) => gameCode))
  if (front.data && games.length === 0) return null
  return (
    <section className="sec">
      <div className="sh">
        <Clover className="i" aria-hidden />
        <h2>{text('lottery.home.fast')}</h2>
        <Link className="more num" to={pathTo('lotteryHalls')}>
          {text('home.slots.all', { count })}
          <ChevronRight className="i s flip" aria-hidden />
        </Link>
      </div>
      {front.data ? (
        <div className="draws">
          {games.map((game) => (
            <HallCard key={game.gameCode} game={game} brief />
          ))}
        </div>
      ) : front.isError ? (
        <ErrorState error={front.error} onRetry={() => void front.refetch()} />
      ) : (
        <div className="draws-wait" aria-hidden />
      )}
    </section>
  )
}
