import { lotteryMenus, popularGames, type LottGame } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CirclePause, MapPinOff, SearchX, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { whyNotOffered } from './names.ts'
import type { ShutProps } from './shut-why.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

const ICONS = { GAME_REGION: MapPinOff, GAME_MAINTENANCE: Wrench, GAME_DISABLED: CirclePause, UNKNOWN: SearchX }
const OTHERS = 6

/** In place of a game's board: which game it is, why it can't be played here now, and what can. */
export default function ShutGame({ why, name, code, back }: ShutProps) {
  const Icon = ICONS[why]
  // What the rules don't offer was never bet on: no tickets are waiting.
  const never = why === 'GAME_DISABLED' ? whyNotOffered(code) : undefined
  return (
    <section className="card shut">
      <span className="emblem">
        <Icon className="i" aria-hidden />
      </span>
      <h1>{why === 'UNKNOWN' ? text('lottery.play.shut.unknownTitle') : name}</h1>
      {why === 'UNKNOWN' ? (
        <p>{text('lottery.play.shut.unknown')}</p>
      ) : why === 'GAME_MAINTENANCE' ? (
        <>
          <p>{text('lottery.hall.closed')}</p>
          <p className="hint">{text('lottery.play.shut.opens')}</p>
        </>
      ) : never !== undefined ? (
        <>
          <p className="tag soft">{text('lottery.hall.notOffered')}</p>
          <p>{never}</p>
        </>
      ) : (
        <>
          <p>{text(`refusal.${why}`)}</p>
          <p className="hint">{text('lottery.play.shut.tickets')}</p>
        </>
      )}
      <Others but={code} />
      <Link className="btn gold" to={back}>
        {text('lottery.play.shut.all')}
      </Link>
    </section>
  )
}

/**
 * Games that take bets where the reader is: those most people play first, then one of each kind.
 */
function Others({ but }: { but: string }) {
  const popular = useQuery(q(popularGames, { query: { count: '20' } }))
  const menus = useQuery(q(lotteryMenus))
  const takesBets = ({ gameCode, maintenance, reason }: LottGame) =>
    gameCode !== but && maintenance === 0 && reason === undefined
  const kinds = menus.data?.groups.flatMap(({ games }) => games.find(takesBets) ?? []) ?? []
  const known = new Map([...(popular.data?.filter(takesBets) ?? []), ...kinds].map((game) => [game.gameCode, game]))
  const open = [...known.values()].slice(0, OTHERS)
  if (open.length === 0) return null
  return (
    <nav aria-labelledby="shut-others">
      <h2 id="shut-others">{text('lottery.play.shut.others')}</h2>
      <ul>
        {open.map((game) => (
          <li key={game.gameCode}>
            <Link to={pathOf(game)}>
              <span>{game.name}</span>
              <ChevronRight className="i s flip" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const HOMES: Readonly<Record<string, string | undefined>> = {
  TCG_LOTTO_VN: pathTo('vnLottery'),
  TCG_SEA: pathTo('lotterySea'),
}

const pathOf = ({ vendorCode, gameCode }: LottGame): string =>
  `${HOMES[vendorCode] ?? pathTo('lottery')}?gameCode=${gameCode}`
