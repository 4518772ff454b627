import { leaderboard, type LeaderboardPlace } from '@senluna/contract/member/rewards/leaderboards.ts'
import type { BoardBy } from '@senluna/contract/site/leaderboard-rules.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../../brand.ts'
import { scoreText } from '../../../../rewards/score-text.ts'

/** So often a ranking that runs is read again: its scores change once a minute. */
const AGAIN_MS = 60_000

/**
 * The places of a period, the reader's own marked, or under the others where it is further down.
 */
export function Places({ id, period }: { id: string; period: 'NOW' | 'LAST' }) {
  const { timeZone } = useBrand()
  const read = useQuery({
    ...q(leaderboard, { params: { id }, query: { period } }),
    refetchInterval: period === 'NOW' ? AGAIN_MS : false,
    placeholderData: keepPreviousData,
  })
  if (!read.data)
    return read.isError ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 220 }} />
      </Loading>
    )
  const { list, mine, endsAt, settled, by } = read.data
  return (
    <>
      <p className="hint board-end">
        {text(settled ? 'board.settled' : 'board.until', { time: whenText(endsAt, timeZone) })}
      </p>
      {list.length === 0 ? (
        <p className="note info">{text('board.empty')}</p>
      ) : (
        <ol className="board-places">
          {list.map((place) => (
            <Place key={place.rank} place={place} by={by} />
          ))}
          {mine && !list.some((place) => place.mine) && <Place place={mine} by={by} />}
        </ol>
      )}
    </>
  )
}

function Place({ place, by }: { place: LeaderboardPlace; by: BoardBy }) {
  const { rank, account, score, prize, mine } = place
  const { currency } = useBrand()
  return (
    <li className={mine ? 'mine' : undefined}>
      <b className={`board-rank num r${Math.min(rank, 4)}`}>
        <span className="sr">{text('board.place', { rank: String(rank) })}</span>
        <span aria-hidden>{rank}</span>
      </b>
      <span className="board-who">
        <b>{mine ? text('board.you') : (account ?? text('board.hidden'))}</b>
        <small className="num">{scoreText(by, score)}</small>
      </span>
      {prize !== undefined && <b className="num board-prize">{moneyText(prize, currency)}</b>}
    </li>
  )
}
