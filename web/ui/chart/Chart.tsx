import { useState } from 'react'
import './chart.css'
import { linear, pathOf, skipOf, ticksOf } from './scale.ts'

/** One row of values; where there is none the line breaks. */
export interface Series {
  name: string
  values: readonly (number | undefined)[]
  /** The one that is looked at; others stand behind it. */
  main?: true
}

interface Props {
  title: string
  /** What stands under the values: hours, days, names. */
  labels: readonly string[]
  series: readonly Series[]
  look?: 'line' | 'bar'
  /** A value as people read it, and shortly, beside the axis. */
  format: (value: number) => string
  short: (value: number) => string
  words: { table: string; hint: string; over: string }
}

const WIDE = 640
const TALL = 220
const LEFT = 60
const RIGHT = 12
const TOP = 10
const BOTTOM = 26
/** How wide a letter of a name is, on a wide screen and on a phone, and the gap between names. */
const LETTER = { wide: 6.5, phone: 10.5 }
const BETWEEN = 14

/**
 * Values over time or by name, as a picture, as a slider that says each value by keyboard, and as a
 * table. Nothing of it moves.
 */
export function Chart({ title, labels, series, look = 'line', format, short, words }: Props) {
  const [at, setAt] = useState<number | undefined>(undefined)
  const all = series.flatMap(({ values }) => values.filter((value) => value !== undefined))
  const ticks = ticksOf(Math.min(0, ...all), Math.max(0, ...all))
  const y = linear([ticks[0]!, ticks.at(-1)!], [TALL - BOTTOM, TOP])
  const step = (WIDE - LEFT - RIGHT) / Math.max(1, labels.length)
  const x = (place: number) => LEFT + step * (place + 0.5)
  const longest = Math.max(0, ...labels.map((label) => label.length))
  const skip = (letter: number) => skipOf(labels.length, WIDE - LEFT - RIGHT, longest * letter + BETWEEN)
  const every = skip(LETTER.wide)
  const onPhone = every * Math.ceil(skip(LETTER.phone) / every)
  const valueOf = (row: Series, place: number) => (row.values[place] === undefined ? '–' : format(row.values[place]))
  const saidOf = (place: number) =>
    [labels[place], ...series.map((row) => `${row.name}: ${valueOf(row, place)}`)].join(', ')
  const drawn = series.toSorted((a, b) => Number(a.main ?? false) - Number(b.main ?? false))
  const tone = (row: Series) => `ch-t${series.indexOf(row)}`
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        <ul className="ch-key">
          {series.map((row) => (
            <li key={row.name}>
              <i className={tone(row)} aria-hidden />
              {row.name}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="ch-plot">
        <svg viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden onPointerLeave={() => setAt(undefined)}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'ch-zero' : 'ch-grid'}
                x1={LEFT}
                x2={WIDE - RIGHT}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className="ch-name" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                {short(tick)}
              </text>
            </g>
          ))}
          {labels.map((label, place) =>
            place % every === 0 ? (
              <text
                key={label}
                className={place % onPhone === 0 ? 'ch-name' : 'ch-name ch-wide'}
                x={x(place)}
                y={TALL - 6}
                textAnchor="middle"
              >
                {label}
              </text>
            ) : null,
          )}
          {look === 'line' &&
            drawn.map((row) => (
              <path
                key={row.name}
                className={`ch-line ${tone(row)} ${row.main ? 'main' : ''}`}
                d={pathOf(row.values.map((value, place) => (value === undefined ? undefined : [x(place), y(value)])))}
              />
            ))}
          {look === 'bar' &&
            series.flatMap((row, beside) =>
              row.values.map((value, place) => {
                if (value === undefined) return null
                const wide = (step * 0.7) / series.length
                return (
                  <rect
                    key={`${row.name} ${labels[place]}`}
                    className={`ch-bar ${tone(row)}`}
                    x={x(place) - step * 0.35 + wide * beside}
                    width={wide}
                    y={Math.min(y(value), y(0))}
                    height={Math.abs(y(value) - y(0))}
                  />
                )
              }),
            )}
          {at !== undefined && <line className="ch-at" x1={x(at)} x2={x(at)} y1={TOP} y2={TALL - BOTTOM} />}
          {labels.map((label, place) => (
            <rect
              key={label}
              className="ch-hit"
              x={LEFT + step * place}
              width={step}
              y={TOP}
              height={TALL - TOP - BOTTOM}
              onPointerEnter={() => setAt(place)}
            />
          ))}
        </svg>
        <input
          className="ch-range"
          type="range"
          min={0}
          max={Math.max(0, labels.length - 1)}
          value={at ?? 0}
          aria-label={`${title}: ${words.hint}`}
          aria-valuetext={saidOf(at ?? 0)}
          onChange={(event) => setAt(Number(event.target.value))}
          onFocus={() => setAt((now) => now ?? 0)}
          onBlur={() => setAt(undefined)}
        />
        <p className="ch-said" aria-hidden>
          {at === undefined ? (
            <span className="ch-hint">{words.hint}</span>
          ) : (
            <>
              <b>{labels[at]}</b>
              {series.map((row) => (
                <span key={row.name}>
                  {row.name}: {valueOf(row, at)}
                </span>
              ))}
            </>
          )}
        </p>
      </div>
      <details>
        <summary>{words.table}</summary>
        <div className="ch-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.over}</th>
                {series.map((row) => (
                  <th key={row.name} scope="col">
                    {row.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, place) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map((row) => (
                    <td key={row.name}>{valueOf(row, place)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
