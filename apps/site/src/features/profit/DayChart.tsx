import type { Profit } from '@senluna/contract/money/reports.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateOf, signedText } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { scaleOf } from './scale.ts'

type Day = Profit['perDay'][number]

const WIDTH = 720
const HEIGHT = 180
/** A bar is no wider than so many parts of the chart. */
const WIDEST = 8
const GAP = 0.28

/**
 * Win and loss of each day as bars from a line of zero. The slider below goes from day to day, as
 * does pointing at a bar; the chosen day's figure stands at the top.
 */
export function DayChart({ days }: { days: readonly Day[] }) {
  const { currency } = useBrand()
  const [chosen, setChosen] = useState(days.length - 1)
  const shown = Math.min(chosen, days.length - 1)
  const day = days[shown]!
  const { zero, bars } = scaleOf(
    days.map(({ profit }) => BigInt(profit)),
    HEIGHT,
  )
  const step = WIDTH / days.length
  // A day alone is a bar, too, not the whole chart.
  const wide = Math.min(step * (1 - GAP), WIDTH / WIDEST)
  const figure = `${dateOf(day.day)}: ${signedText(day.profit, currency)} ${currency.symbol}`
  return (
    <figure className="card profit-chart">
      <figcaption>
        <h3>{text('profit.days')}</h3>
        <p className={`num ${day.profit.startsWith('-') ? 'down' : day.profit === '0' ? '' : 'up'}`}>
          <bdi dir="ltr">{figure}</bdi>
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {days.map(({ day: name, profit }, nth) => (
          <g key={name} onPointerEnter={() => setChosen(nth)} onPointerDown={() => setChosen(nth)}>
            <rect
              className={nth === shown ? 'profit-day on' : 'profit-day'}
              x={nth * step}
              width={step}
              height={HEIGHT}
            />
            <rect
              className={profit.startsWith('-') ? 'profit-bar loss' : 'profit-bar gain'}
              x={nth * step + (step - wide) / 2}
              width={wide}
              y={bars[nth]!.y}
              height={bars[nth]!.height}
              rx={2}
            />
          </g>
        ))}
        <line className="profit-zero" x1={0} x2={WIDTH} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      </svg>
      <input
        type="range"
        className="profit-range"
        min={0}
        max={days.length - 1}
        value={shown}
        aria-label={text('profit.days')}
        aria-valuetext={figure}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <div className="profit-ends num" aria-hidden>
        <span>{dateOf(days[0]!.day)}</span>
        <span>{dateOf(days.at(-1)!.day)}</span>
      </div>
    </figure>
  )
}
