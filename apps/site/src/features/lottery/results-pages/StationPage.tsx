import './css/station.css'
import { pastDraws, type OpenedDraw } from '@senluna/contract/lottery.ts'
import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import { pages, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { dateOf, spokenDay } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../../shell/nav/use-page.ts'
import { pathOfDay, pathOfStation, pathOfStats } from './address.ts'
import { CheckNumber } from './CheckNumber.tsx'
import { Demonstration } from './Demonstration.tsx'
import { LotoTables } from './LotoTables.tsx'
import { PrizeName, StationTable } from './StationTable.tsx'
import { dayOfDraw, resultOf, stationsNow, type Station } from './stations.ts'

const STALE_MS = 10_000

interface Props {
  region: ResultRegion
  slug: string
  day: string | undefined
}

/** A province's results: of one day, else of its last draw; and all its draws to go on from. */
export function StationPage({ region, slug, day: asked }: Props) {
  const station = stationsNow().find((known) => known.region === region && known.slug === slug)!
  const history = useInfiniteQuery({
    ...pages(pastDraws, { params: { game: station.gameCode } }),
    staleTime: STALE_MS,
  })
  const draws = history.data?.pages.flatMap(({ list }) => list) ?? []
  const named = useQuery({
    ...q(pastDraws, { params: { game: station.gameCode }, query: { until: asked ?? '' } }),
    enabled: asked !== undefined,
    staleTime: STALE_MS,
  })
  // A day's draw is the newest up to that day, if there was one.
  const found = asked === undefined ? draws[0] : named.data?.list[0]
  const shown = found && (asked === undefined || dayOfDraw(found.drawNumber) === asked) ? found : undefined
  const day = asked ?? (shown && dayOfDraw(shown.drawNumber))
  const name = text('lottery.results.station', { name: station.name })
  const heading = day ? text('lottery.results.heading', { region: name, day: dateOf(day) }) : name
  usePage(heading)
  const query = asked === undefined ? history : named
  return (
    <>
      <header className="rp-head">
        <h1>{heading}</h1>
        {day && <p>{spokenDay(day)}</p>}
      </header>
      <div className="rp-bar">
        <Link className="btn s2 sm" to={pathOfDay(region, day)}>
          {text(`lottery.results.region.${region}`)}
        </Link>
        <Link className="btn line sm" to={pathOfStats(station.gameCode)}>
          {text('lottery.results.stats.of', { name: station.name })}
        </Link>
      </div>
      <Demonstration shown={shown?.source === 'DEMONSTRATION'} />
      <div className="rp-grid">
        <div className="rp-main">
          {query.isError && !query.data ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : !query.data ? (
            <Loading>
              <Skeleton style={{ height: 520, borderRadius: 18 }} />
            </Loading>
          ) : shown ? (
            <Prizes region={region} station={station} result={resultOf(shown, station.name)} />
          ) : (
            <EmptyState>{text(asked ? 'lottery.results.none' : 'lottery.play.resultsNone')}</EmptyState>
          )}
        </div>
        {draws.length > 0 && (
          <History station={station} draws={draws} day={day}>
            <MoreButton query={history} block look="line">
              {text('lottery.play.past.older')}
            </MoreButton>
          </History>
        )}
      </div>
    </>
  )
}

type Result = ReturnType<typeof resultOf>

/** All prizes of the draw that is looked at, with what one looks up in them. */
function Prizes({ region, station, result }: { region: ResultRegion; station: Station; result: Result }) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <StationTable region={region} stations={[result]} typed={typed} name={station.name} />
      {result.result && <CheckNumber stations={[result]} typed={typed} onTyped={setTyped} />}
      <LotoTables stations={[result]} />
    </>
  )
}

interface HistoryProps {
  station: Station
  draws: readonly OpenedDraw[]
  /** The day that is looked at. */
  day: string | undefined
  /** What reads older ones. */
  children: ReactNode
}

/** All draws of a station that are over, newest first. */
function History({ station, draws, day, children }: HistoryProps) {
  return (
    <section className="card rp-card rp-history" aria-label={text('lottery.results.station.past')}>
      <div className="ch">
        <h2>{text('lottery.results.station.past')}</h2>
      </div>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{text('lottery.results.station.day')}</th>
            <th scope="col">
              <PrizeName prize="db" />
            </th>
            <th scope="col">
              <PrizeName prize="g8" />
            </th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => (
            <Past key={draw.drawNumber} station={station} draw={draw} day={day} />
          ))}
        </tbody>
      </table>
      {children}
    </section>
  )
}

/** One draw of the past in a line, which leads to all of its prizes. */
function Past({ station, draw, day }: { station: Station; draw: OpenedDraw; day: string | undefined }) {
  const own = dayOfDraw(draw.drawNumber)
  const { result } = resultOf(draw, station.name)
  return (
    <tr className={own === day ? 'now' : undefined}>
      <th scope="row">
        <Link to={pathOfStation(station.region, station.slug, own)} aria-current={own === day ? 'page' : undefined}>
          {dateOf(own)}
        </Link>
      </th>
      {result ? (
        <>
          <td dir="ltr">{result['db']?.[0]}</td>
          <td dir="ltr">{result['g8']?.[0]}</td>
        </>
      ) : (
        <td colSpan={2}>
          <small>{text('lottery.results.void')}</small>
        </td>
      )}
    </tr>
  )
}
