import { resultStats } from '@senluna/contract/lottery/results.ts'
import { WINDOWS, type Window } from '@senluna/games/lottery/rules/history/windows.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { FIRST_GAME, pathOfDay, pathOfStats, regionOf } from './address.ts'
import { BridgeList } from './stats/BridgeList.tsx'
import { DigitTables } from './stats/DigitTables.tsx'
import { HeatTable } from './stats/HeatTable.tsx'
import { NumberBars } from './stats/NumberBars.tsx'
import { PairList } from './stats/PairList.tsx'
import type { Stats } from './stats/stats.ts'
import { WeekTable } from './stats/WeekTable.tsx'
import { stationsNow } from './stations.ts'

const DEFAULT: Window = 60
const AGAIN_MS = 60_000

const gamesNow = (): readonly (readonly [code: string, name: string])[] => [
  [FIRST_GAME, text('lottery.results.region.xsmb')],
  ...stationsNow().map(({ gameCode, name }) => [gameCode, name] as const),
]

/** What came of a lottery's last draws, and that it says nothing about the next. */
export function StatsPage({ game }: { game: string }) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const games = gamesNow()
  const name = games.find(([code]) => code === game)?.[1] ?? ''
  const heading = text('lottery.results.stats.of', { name })
  usePage(heading)
  const window = WINDOWS.find((count) => String(count) === params.get('draws')) ?? DEFAULT
  const stats = useQuery({
    ...q(resultStats, { params: { game }, query: { draws: `${window}` } }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  const data = stats.data?.gameCode === game ? stats.data : undefined
  return (
    <>
      <header className="rp-head">
        <h1>{heading}</h1>
        {data?.from && data.to && (
          <p>
            {text('lottery.results.stats.range', { from: dateOf(data.from), to: dateOf(data.to), count: data.draws })}
          </p>
        )}
      </header>
      <div className="rp-bar">
        <Select
          label={text('lottery.results.stats.game')}
          value={game}
          options={games}
          onValue={(code) => void navigate({ pathname: pathOfStats(code), search: params.toString() })}
        />
        <fieldset className="pills" aria-label={text('lottery.results.stats.window')}>
          {WINDOWS.map((count) => (
            <button
              key={count}
              type="button"
              className="pill num"
              aria-pressed={count === window}
              onClick={() =>
                setParams((now) => {
                  now.set('draws', String(count))
                  return now
                })
              }
            >
              {text('lottery.results.stats.draws', { count })}
            </button>
          ))}
        </fieldset>
        <Link className="btn line sm" to={pathOfDay(regionOf(game))}>
          {text('results.title')}
        </Link>
      </div>
      <p className="rp-honest" role="note">
        {text('lottery.results.honest')}
      </p>
      {stats.isError && !data ? (
        <ErrorState error={stats.error} onRetry={() => void stats.refetch()} />
      ) : !data ? (
        <Loading>
          <Skeleton style={{ height: 640, borderRadius: 18 }} />
        </Loading>
      ) : data.draws === 0 ? (
        <EmptyState>{text('lottery.play.resultsNone')}</EmptyState>
      ) : (
        <Sections stats={data} isNorth={game === FIRST_GAME} />
      )}
    </>
  )
}

function Sections({ stats, isNorth }: { stats: Stats; isNorth: boolean }) {
  const { brandName } = useBrand()
  return (
    <div className="rp-stats">
      {stats.demonstration && <p className="rp-demo">{text('lottery.results.demo', { brand: brandName })}</p>}
      <HeatTable stats={stats} />
      <NumberBars stats={stats} by="hits" />
      <NumberBars stats={stats} by="absent" />
      <DigitTables stats={stats} />
      <WeekTable specials={stats.specials} game={stats.gameCode} />
      <BridgeList bridges={stats.bridges} fallen={isNorth ? 27 : 18} />
      <PairList pairs={stats.pairs} />
    </div>
  )
}
