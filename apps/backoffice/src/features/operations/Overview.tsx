import {
  overview,
  OVERVIEW_CHARTS,
  type Overview as Figures,
  type OverviewFigure,
} from '@senluna/contract/desk/overview.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { q } from '@senluna/web/client/query.ts'
import { numberLocale } from '@senluna/web/client/text.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './overview.css'
import { say, timeText } from '../../say.ts'
import { useDesk } from '../../session.ts'
import { changeOf } from './change.ts'
import { figurePath } from './figure-paths.ts'
import { chartWords, shortText } from '../../shown/chart-words.ts'

const FRESH_MS = 60_000

const MONEY: ReadonlySet<OverviewFigure> = new Set(['ggr', 'deposits', 'withdrawals'])

/** Today and yesterday against the day before and the same day of last week, also by the hour. */
export function Overview() {
  const read = useQuery({ ...q(overview), refetchInterval: FRESH_MS, staleTime: FRESH_MS })
  if (!read.data)
    return read.isError ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <div className="page-wait" aria-busy="true" />
    )
  return read.data.empty ? (
    <section className="card">
      <EmptyState>{say('desk.overview.empty')}</EmptyState>
    </section>
  ) : (
    <Shown figures={read.data} />
  )
}

function Shown({ figures }: { figures: Figures }) {
  const textOf = (name: OverviewFigure) => (digits: string) =>
    MONEY.has(name) ? moneyText(digits, figures.currency) : countText(Number(digits))
  return (
    <>
      <ul className="ov" aria-label={say('desk.overview')}>
        {figures.figures.map((figure) => (
          <Card key={figure.name} figure={figure} figures={figures} text={textOf(figure.name)} />
        ))}
      </ul>
      <div className="ov-charts">
        {OVERVIEW_CHARTS.map((name) => (
          <section key={name} className="card" aria-label={say(`desk.overview.chart.${name}`)}>
            <LazyChart
              title={say(`desk.overview.chart.${name}`)}
              labels={figures.hours[name].map((_, hour) => `${hour}:00`)}
              series={(['today', 'yesterday', 'lastWeek'] as const).map((day) => ({
                name: say(`desk.overview.${day}`),
                values: figures.hours[name].map((hour) => (hour[day] === undefined ? undefined : Number(hour[day]))),
                ...(day === 'today' ? { main: true as const } : {}),
              }))}
              format={(value) => textOf(name)(String(value))}
              short={(value) => shortText(value, MONEY.has(name) ? figures.currency.exponent : 0)}
              words={chartWords(say('desk.overview.hour'))}
            />
          </section>
        ))}
      </div>
    </>
  )
}

interface CardProps {
  figure: Figures['figures'][number]
  figures: Figures
  text: (digits: string) => string
}

function Card({ figure, figures, text }: CardProps) {
  const { name, today, soFar, yesterday, dayBefore, weekBefore } = figure
  const { rights } = useDesk().session
  const wayTo = (day: string) => figurePath(name, day, rights)
  const full = timeText(figures.fullUntil)
  return (
    <li className="card">
      <h2>{say(`desk.overview.${name}`)}</h2>
      <p>
        <small>{say('desk.overview.today')}</small>
        <Way to={wayTo(figures.days.today)}>
          <b className="num">{text(today)}</b>
        </Way>
      </p>
      <Change
        from={soFar.yesterday}
        to={soFar.today}
        text={text}
        words={say('desk.overview.against.yesterday', { time: full })}
      />
      <Change
        from={soFar.lastWeek}
        to={soFar.today}
        text={text}
        words={say('desk.overview.against.lastWeek', { time: full })}
      />
      <p>
        <small>{say('desk.overview.yesterday')}</small>
        <Way to={wayTo(figures.days.yesterday)}>
          <span className="num">{text(yesterday)}</span>
        </Way>
      </p>
      <Change from={dayBefore} to={yesterday} text={text} words={say('desk.overview.against.dayBefore')} />
      <Change from={weekBefore} to={yesterday} text={text} words={say('desk.overview.against.weekBefore')} />
    </li>
  )
}

function Way({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? <Link to={to}>{children}</Link> : children
}

interface ChangeProps {
  from: string
  to: string
  text: (digits: string) => string
  words: string
}

/** By how much a figure is above or below another, in words and with its sign. */
function Change({ from, to, text, words }: ChangeProps) {
  const change = changeOf(from, to)
  const look = change === undefined || change === 0 ? 'ov-same' : change > 0 ? 'ov-up' : 'ov-down'
  return (
    <p className="ov-change" title={text(from)}>
      <span className={look}>
        {change === undefined
          ? say('desk.overview.was', { value: text(from) })
          : numbers(numberLocale(), {
              style: 'percent',
              signDisplay: 'exceptZero',
              maximumFractionDigits: 0,
            }).format(change)}
      </span>{' '}
      <small>{words}</small>
    </p>
  )
}
