import { text } from '@senluna/web/client/text.ts'
import { dateOf, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { type CSSProperties, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { axisOf, labelledDays, placeOn, type Axis } from './axis.ts'
import { shortMoney } from './short-money.ts'

const WIDTH = 720
const HEIGHT = 200
/** A bar is no wider than so many parts of the chart. */
const WIDEST = 8
const GAP = 0.28
/** The least height of a bar that is not nothing: a small day is seen too. */
const LEAST = 2

/** What one day shows. */
export interface ChartDay {
  day: string
  digits: string
}

interface Props {
  title: string
  /** What the amounts of a table are called. */
  column: string
  days: readonly ChartDay[]
  /** BARS are gains and losses of each day; a LINE is what stood at its end. */
  shape: 'BARS' | 'LINE'
}

/**
 * Amounts by day with a scale: round amounts at the side, days below, a line at 0. The slider below
 * goes from day to day, as does pointing; the chosen day's figure stands at the top. All of it as a
 * table, too.
 */
export function ScaledChart({ title, column, days, shape }: Props) {
  const { currency } = useBrand()
  const [chosen, setChosen] = useState<number>()
  const shown = Math.min(chosen ?? days.length - 1, days.length - 1)
  const { day, digits } = days[shown]!
  const axis = axisOf(
    days.map((row) => BigInt(row.digits)),
    10n ** BigInt(currency.exponent),
  )
  const step = WIDTH / days.length
  const textOf = (amount: string) => (shape === 'BARS' ? signedText(amount, currency) : moneyText(amount, currency))
  const figure = `${dateOf(day)}: ${textOf(digits)} ${currency.symbol}`
  const toneOf = (amount: string) => (amount.startsWith('-') ? 'down' : shape === 'BARS' && amount !== '0' ? 'up' : '')
  return (
    <figure className="card profit-chart">
      <figcaption>
        <h3>{title}</h3>
        <p className={`num ${toneOf(digits)}`}>
          <bdi dir="ltr">{figure}</bdi>
        </p>
      </figcaption>
      <div className="profit-plot" dir="ltr">
        <ol className="profit-axis num" aria-hidden>
          {axis.ticks.map((tick) => (
            <li
              key={String(tick)}
              style={{ '--at': `${(placeOn(axis, HEIGHT, tick) / HEIGHT) * 100}%` } as CSSProperties}
            >
              {shortMoney(tick, currency.exponent)}
            </li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {axis.ticks.map((tick) => {
            const y = placeOn(axis, HEIGHT, tick)
            return (
              <line
                key={String(tick)}
                className={tick === 0n ? 'profit-zero' : 'profit-grid'}
                x1={0}
                x2={WIDTH}
                y1={y}
                y2={y}
              />
            )
          })}
          {shape === 'LINE' && <Line axis={axis} days={days} step={step} />}
          {days.map((row, nth) => (
            <g key={row.day} onPointerEnter={() => setChosen(nth)} onPointerDown={() => setChosen(nth)}>
              <rect
                className={nth === shown ? 'profit-day on' : 'profit-day'}
                x={nth * step}
                width={step}
                height={HEIGHT}
              />
              {shape === 'BARS' && <Bar axis={axis} digits={row.digits} left={nth * step} step={step} />}
            </g>
          ))}
        </svg>
        <div className="profit-days num" aria-hidden>
          {labelledDays(days.length).map((nth) => (
            <span key={nth} style={{ '--at': `${((nth + 0.5) / days.length) * 100}%` } as CSSProperties}>
              {dateOf(days[nth]!.day).replace(/[-/.\s]?\d{4}[-/.\s]?/, '')}
            </span>
          ))}
        </div>
        <input
          type="range"
          className="profit-range"
          min={0}
          max={days.length - 1}
          value={shown}
          aria-label={title}
          aria-valuetext={figure}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </div>
      <details className="profit-table">
        <summary>{text('profit.table')}</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text('profit.day')}</th>
              <th scope="col" className="end">
                {column}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <tr key={row.day}>
                <td className="num" data-label={text('profit.day')}>
                  {dateOf(row.day)}
                </td>
                <td className={`num end ${toneOf(row.digits)}`} data-label={column}>
                  <bdi dir="ltr">{textOf(row.digits)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Bar({ axis, digits, left, step }: { axis: Axis; digits: string; left: number; step: number }) {
  const value = BigInt(digits)
  if (value === 0n) return null
  // A day alone is a bar, too, not the whole chart.
  const wide = Math.min(step * (1 - GAP), WIDTH / WIDEST)
  const [zero, end] = [placeOn(axis, HEIGHT, 0n), placeOn(axis, HEIGHT, value)]
  const tall = Math.max(LEAST, Math.abs(end - zero))
  return (
    <rect
      className={value < 0n ? 'profit-bar loss' : 'profit-bar gain'}
      x={left + (step - wide) / 2}
      width={wide}
      y={value > 0n ? zero - tall : zero}
      height={tall}
      rx={2}
    />
  )
}

function Line({ axis, days, step }: { axis: Axis; days: readonly ChartDay[]; step: number }) {
  const points = days.map(({ digits }, nth) => `${(nth + 0.5) * step},${placeOn(axis, HEIGHT, BigInt(digits))}`)
  const zero = placeOn(axis, HEIGHT, 0n)
  const [first, last] = [step / 2, (days.length - 0.5) * step]
  return (
    <>
      <polygon className="profit-area" points={`${first},${zero} ${points.join(' ')} ${last},${zero}`} />
      <polyline className="profit-line" points={points.join(' ')} />
    </>
  )
}
