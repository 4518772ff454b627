import { lottOpened, lotteryStats } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { numeroText } from '../../lottery/names.ts'
import { Statistics } from '../../lottery/Statistics.tsx'
import { useLoggedIn } from '../../session.ts'
import { Drawn } from './Faces.tsx'
import { Road } from './Road.tsx'
import { drawsOf, isByPlace, measuresOf, type Numbers } from './sides.ts'
import { canTrend, Trend } from './Trend.tsx'

const COUNT = '60'
const LISTED = 20

/** What was drawn lately: as a list, as trends by place, as roads of sides, and how often each number came. */
export function History({ game }: { game: LotteryGame }) {
  const stats = useQuery({
    ...q(lotteryStats, { params: { game: game.code }, query: { count: COUNT } }),
    staleTime: 20 * SECOND,
  })
  const [view, setView] = useState<'results' | 'trend' | 'road' | 'numbers'>('results')
  const draws = drawsOf(stats.data?.trend ?? [])
  const byPlace = isByPlace(stats.data?.trend ?? [])
  const measures = measuresOf(game.family, game.profile)
  const views = [
    ['results', text('lottery.play.results')] as const,
    ...(byPlace && canTrend(game, draws) ? [['trend', text('lottery.hall.trend')] as const] : []),
    ...(measures.length > 0 && draws.length > 0 ? [['road', text('lottery.hall.road')] as const] : []),
    ...((stats.data?.numbers.length ?? 0) > 0 ? [['numbers', text('lottery.hall.numbers')] as const] : []),
  ]
  const shown = views.some(([one]) => one === view) ? view : 'results'
  return (
    <section className="card lh-history" id="lh-history">
      <div className="ch">
        <ChartNoAxesColumn className="i" aria-hidden />
        <h2 tabIndex={-1}>{text('lottery.hall.history')}</h2>
      </div>
      <div className="lh-views">
        <Tabs
          label={text('lottery.hall.history')}
          value={shown}
          options={views}
          onValue={setView}
          controls="lh-history-view"
        />
      </div>
      <div id="lh-history-view" role="tabpanel">
        {stats.isError && !stats.data ? (
          <ErrorState error={stats.error} onRetry={() => void stats.refetch()} />
        ) : !stats.data ? (
          <Loading>
            <Skeleton style={{ height: 280, margin: 16 }} />
          </Loading>
        ) : shown === 'trend' ? (
          <Trend game={game} draws={draws} />
        ) : shown === 'road' ? (
          <Road measures={measures} draws={draws} />
        ) : shown === 'numbers' ? (
          <Statistics stats={stats.data} />
        ) : (
          <Results game={game} draws={byPlace ? draws : []} isTold={byPlace} />
        )}
      </div>
    </section>
  )
}

/** The last results. Members see which draw each was; others how many draws ago. */
function Results({ game, draws, isTold }: { game: LotteryGame; draws: readonly Numbers[]; isTold: boolean }) {
  const loggedIn = useLoggedIn()
  const opened = useQuery({
    ...q(lottOpened, { query: { gameCode: game.code, count: String(LISTED) } }),
    enabled: loggedIn,
    staleTime: 20 * SECOND,
  })
  const family = game.profile === 'D5' ? 'SSC' : game.family
  const rows =
    opened.data?.map(({ numero, result, status }) => ({
      name: numeroText(numero),
      result,
      isVoid: status === 'VOID',
    })) ??
    draws.slice(0, LISTED).map((draw, ago) => ({
      name: ago === 0 ? text('lottery.hall.latest') : text('lottery.hall.ago', { count: ago }),
      result: [...draw],
      isVoid: false,
    }))
  if (rows.length === 0)
    return (
      <EmptyState>{text(loggedIn || isTold ? 'lottery.play.resultsNone' : 'lottery.hall.loginResults')}</EmptyState>
    )
  return (
    <ul className="lh-results">
      {rows.map(({ name, result, isVoid }) => (
        <li key={name}>
          <bdi className="num" dir="ltr">
            {name}
          </bdi>
          {isVoid || !result ? (
            <small>{text('lottery.play.void')}</small>
          ) : (
            <Drawn small family={family} result={result} />
          )}
        </li>
      ))}
    </ul>
  )
}
