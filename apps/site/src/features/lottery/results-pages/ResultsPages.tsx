import '../lottery.css'
import './css/results-pages.css'
import { text } from '@senluna/web/client/text.ts'
import { RESULT_REGIONS } from '@senluna/contract/lottery/results.ts'
import { BellRing, ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { FIRST_GAME, pathOfDay, pathOfReminders, pathOfStats, placeAt, type ResultsPlace } from './address.ts'
import { DayPage } from './DayPage.tsx'
import { Reminders } from './Reminders.tsx'
import { StationPage } from './StationPage.tsx'
import { StatsPage } from './StatsPage.tsx'

/** Results by region and day, what came of many, reminders: all below one address. */
export default function ResultsPages(): ReactNode {
  // Without more it is the first region's last day.
  const place = placeAt(useParams()['*'] || RESULT_REGIONS[0])
  if (!place) return <Navigate to={pathOfDay('xsmb')} replace />
  return (
    <div className="rp">
      <Sections place={place} />
      {place.page === 'day' ? (
        <DayPage key={place.region} region={place.region} day={place.day} />
      ) : place.page === 'station' ? (
        <StationPage key={place.slug} region={place.region} slug={place.slug} day={place.day} />
      ) : place.page === 'stats' ? (
        <StatsPage game={place.game} />
      ) : (
        <Reminders />
      )}
    </div>
  )
}

function Sections({ place }: { place: ResultsPlace }) {
  const current = (is: boolean) => ({
    className: is ? 'pill on' : 'pill',
    'aria-current': is ? ('page' as const) : undefined,
  })
  return (
    <nav className="pills rp-nav" aria-label={text('lottery.results.nav')}>
      {RESULT_REGIONS.map((region) => (
        <Link key={region} to={pathOfDay(region)} {...current('region' in place && place.region === region)}>
          {text(`lottery.results.short.${region}`)}
        </Link>
      ))}
      <Link to={pathOfStats(FIRST_GAME)} {...current(place.page === 'stats')}>
        <ChartNoAxesColumn className="i s" aria-hidden />
        {text('lottery.results.stats')}
      </Link>
      <Link to={pathOfReminders()} {...current(place.page === 'reminders')}>
        <BellRing className="i s" aria-hidden />
        {text('lottery.results.reminders')}
      </Link>
    </nav>
  )
}
