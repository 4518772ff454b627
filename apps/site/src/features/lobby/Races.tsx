import './races.css'
import type { Game } from '@senluna/contract/play/games.ts'
import { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import { promotion, promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { shortScore } from '../../rewards/score-text.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

const LEADERS = 3

/** The races that run over games of a lobby: who leads now, and the way there. */
export function Races({ games }: { games: readonly Game[] }) {
  const offered = useQuery(q(promotions, { query: { category: 'GAMES', pageSize: '50' } }))
  const running = offered.data?.list.filter(({ type, status }) => type === 'LEADERBOARD' && status === 'PROCESS') ?? []
  return running.map((card) => <Race key={card.id} card={card} games={games} />)
}

function Race({ card: { id, title, summary }, games }: { card: PromoCard; games: readonly Game[] }) {
  const offer = useQuery(q(promotion, { params: { id } })).data?.offer
  const counted = offer?.type === 'LEADERBOARD' ? offer.games : undefined
  const isHere = counted?.some((code) => games.some(({ gameId }) => gameId === code)) ?? false
  const places = useQuery({
    ...q(leaderboard, { params: { id }, query: { period: 'NOW' } }),
    enabled: isHere,
    refetchInterval: MINUTE,
  })
  if (!isHere) return null
  const { list = [], mine, by = 'TURNOVER' } = places.data ?? {}
  const leaders = list.slice(0, LEADERS)
  const own = mine && !leaders.some((place) => place.mine) ? [mine] : []
  return (
    <Link className="card race" to={pathTo('promotion', { id })}>
      <Trophy className="i" aria-hidden />
      <span className="race-words">
        <b>
          <bdi>{title}</bdi>
        </b>
        <small>
          <bdi>{summary}</bdi>
        </small>
      </span>
      {leaders.length > 0 && (
        <span className="race-places num">
          {[...leaders, ...own].map((place) => (
            <span key={place.rank} className={place.mine ? 'mine' : undefined}>
              <b>{place.rank}</b> {place.account ?? '•••'} <i>{shortScore(by, place.score)}</i>
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}
