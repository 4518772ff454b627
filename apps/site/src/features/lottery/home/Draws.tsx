import '../halls/css/lobby.css'
import '../halls/css/numbers.css'
import './draws.css'
import type { LottGame } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { ChevronRight, Clover } from 'lucide-react'
import { Link } from 'react-router'
import { useCategories } from '../../../shell/nav/use-categories.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { HallCard } from '../halls/HallCard.tsx'
import { isOpen, useMenus } from '../halls/use-menus.ts'

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
  const menus = useMenus()
  if (menus.isPending) return <div className="draws-wait" aria-hidden />
  const games = choice((menus.data?.groups ?? []).flatMap((group) => group.games))
  if (games.length === 0) return null
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
      <div className="draws">
        {games.map((game) => (
          <HallCard key={game.gameCode} game={game} brief />
        ))}
      </div>
    </section>
  )
}

/** Of each family the quickest game that takes bets, the quickest family first. */
function choice(games: readonly LottGame[]): LottGame[] {
  const quick = games
    .filter((game) => isOpen(game) && game.seconds !== undefined && game.nextLockAt !== undefined)
    .toSorted((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0))
  return [...Map.groupBy(quick, ({ family }) => family).values()].flatMap(([first]) => first ?? []).slice(0, MOST)
}
