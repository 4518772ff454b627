import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { PastDraws } from '../../results/PastDraws.tsx'
import { Statistics } from '../../results/Statistics.tsx'
import { Drawn } from '../Faces.tsx'
import { Road } from './Road.tsx'
import { drawsOf, isByPlace, measuresOf } from './sides.ts'
import { canTrend, Trend } from './Trend.tsx'
import { useLately } from './use-lately.ts'

/**
 * What was drawn lately: as a list, as trends by place, as roads of sides, and how often each
 * number came.
 */
export function History({ game }: { game: LotteryGame }) {
  const stats = useLately(game.code)
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
  const shown = views.some(([offered]) => offered === view) ? view : 'results'
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
          <PastDraws
            gameCode={game.code}
            show={(result) => <Drawn small family={game.profile === 'D5' ? 'SSC' : game.family} result={result} />}
          />
        )}
      </div>
    </section>
  )
}
