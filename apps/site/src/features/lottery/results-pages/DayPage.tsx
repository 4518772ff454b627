import { dayResults, type ResultRegion } from '@senluna/contract/lottery/results.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { dateOf, spokenDay } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DateField } from '../../../calendar/DateField.tsx'
import { daysOn } from '@senluna/web/ui/calendar/month.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { pathOfDay } from './address.ts'
import { CheckNumber } from './CheckNumber.tsx'
import { Demonstration } from './Demonstration.tsx'
import { LotoTables } from './LotoTables.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { StationTable } from './StationTable.tsx'

/** While a result is waited for. */
const AGAIN_MS = 15 * SECOND

/**
 * A region's results on a day: prizes by station, tails by head and tail, a month to go on from.
 */
export function DayPage({ region, day: asked }: { region: ResultRegion; day: string | undefined }) {
  const [typed, setTyped] = useState('')
  const results = useQuery({
    ...q(dayResults, { params: { region }, query: asked === undefined ? {} : { day: asked } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.stations.some(({ status }) => status === 'WAITING') ? AGAIN_MS : false,
  })
  const { data } = results
  const day = asked ?? data?.day
  const name = text(`lottery.results.region.${region}`)
  usePage(day ? text('lottery.results.heading', { region: name, day: dateOf(day) }) : name)
  const shown = data?.day === day ? data : undefined
  const stations = shown?.stations ?? []
  return (
    <>
      <header className="rp-head">
        <h1>{day ? text('lottery.results.heading', { region: name, day: dateOf(day) }) : name}</h1>
        {day && <p>{spokenDay(day)}</p>}
      </header>
      {data && day && <DayBar region={region} day={day} today={data.today} latest={data.latest} />}
      <Demonstration shown={stations.some(({ source }) => source === 'DEMONSTRATION')} />
      <div className="rp-grid" aria-busy={results.isPlaceholderData || undefined}>
        <div className="rp-main">
          {results.isError && !data ? (
            <ErrorState error={results.error} onRetry={() => void results.refetch()} />
          ) : !data ? (
            <Loading>
              <Skeleton style={{ height: 520, borderRadius: 18 }} />
            </Loading>
          ) : day === undefined ? (
            <EmptyState>{text('lottery.play.resultsNone')}</EmptyState>
          ) : !shown ? (
            <Skeleton style={{ height: 520, borderRadius: 18 }} />
          ) : stations.length === 0 ? (
            <NoDraw region={region} latest={data.latest} />
          ) : (
            <>
              <StationTable region={region} stations={stations} typed={typed} />
              <CheckNumber stations={stations} typed={typed} onTyped={setTyped} />
              <LotoTables stations={stations} />
            </>
          )}
        </div>
        {data && day && (
          <MonthCalendar region={region} day={day} today={data.today} month={shown ? shown.month : data.month} />
        )}
      </div>
      {day && stations.some(({ result }) => result) && <PrintSheet region={region} day={day} stations={stations} />}
    </>
  )
}

function NoDraw({ region, latest }: { region: ResultRegion; latest: string | undefined }) {
  return (
    <EmptyState>
      {text('lottery.results.none')}{' '}
      {latest && (
        <Link className="link" to={pathOfDay(region, latest)}>
          {text('lottery.results.nearest', { day: dateOf(latest) })}
        </Link>
      )}
    </EmptyState>
  )
}

interface BarProps {
  region: ResultRegion
  day: string
  today: string
  latest: string | undefined
}

/** The day before and after, any other day, paper, and an address to pass on. */
function DayBar({ region, day, today, latest }: BarProps) {
  const navigate = useNavigate()
  const [before, after] = [daysOn(day, -1), daysOn(day, 1)]
  return (
    <div className="rp-bar">
      <nav aria-label={text('lottery.results.days')}>
        <Link className="btn s2 sm" to={pathOfDay(region, before)} rel="prev">
          <ChevronLeft className="i s flip" aria-hidden />
          <span>{text('lottery.results.before')}</span>
        </Link>
        {after <= today && (
          <Link className="btn s2 sm" to={pathOfDay(region, after)} rel="next">
            <span>{text('lottery.results.after')}</span>
            <ChevronRight className="i s flip" aria-hidden />
          </Link>
        )}
        {latest !== undefined && latest !== day && (
          <Link className="btn line sm" to={pathOfDay(region)}>
            {text('lottery.play.latest')}
          </Link>
        )}
      </nav>
      <DateField
        label={text('lottery.results.pick')}
        value={day}
        max={today}
        onValue={(chosen) => void navigate(pathOfDay(region, chosen))}
      />
      <div className="rp-acts">
        <Button size="sm" look="line" onClick={() => print()}>
          <Printer className="i s" aria-hidden />
          {text('lottery.results.print')}
        </Button>
        <Button size="sm" look="line" onClick={() => void share(pathOfDay(region, day))}>
          <Share2 className="i s" aria-hidden />
          {text('lottery.results.share')}
        </Button>
      </div>
    </div>
  )
}

/** Passes the address of a day on: by the device's own sheet, else by the clipboard. */
async function share(path: string): Promise<void> {
  const url = new URL(path, location.href).href
  try {
    if ('share' in navigator) return await navigator.share({ url, title: document.title })
    await (navigator as Navigator).clipboard.writeText(url)
    toast('success', text('lottery.results.copied'))
  } catch (error) {
    // Who closes the sheet shares nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast('info', url)
  }
}
