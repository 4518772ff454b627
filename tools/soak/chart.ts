import { type Point, thinnedTo } from './trend.ts'

/** A line of a chart. */
export interface Series {
  name: string
  points: readonly Point[]
}

/** A chart with its table: one unit, one scale from zero. */
export interface Chart {
  title: string
  unit: string
  series: readonly Series[]
}

/** A moment that is marked. */
export interface Mark {
  at: number
  label: string
}

const WIDTH = 900
const HEIGHT = 220
const LEFT = 56
const BOTTOM = 24
const ROWS = 30

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The values a reader is shown: none of them, or one decimal of small ones. */
const shown = (value: number): string => (value >= 100 || value === 0 ? value.toFixed(0) : value.toFixed(1))

/** Draws a chart with the moments of harm, and its table under it. */
export function chartOf({ title, unit, series }: Chart, marks: readonly Mark[], seconds: number): string {
  const most = Math.max(1, ...series.flatMap(({ points }) => points.map(({ value }) => value))) * 1.05
  const x = (at: number) => (LEFT + (at / Math.max(1, seconds)) * (WIDTH - LEFT)).toFixed(1)
  const y = (value: number) => ((1 - value / most) * (HEIGHT - BOTTOM)).toFixed(1)
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = y(share * most)
    return `<line class="grid" x1="${LEFT}" x2="${WIDTH}" y1="${at}" y2="${at}"/><text x="${LEFT - 6}" y="${Number(at) + 4}" text-anchor="end">${shown(share * most)}</text>`
  })
  const times = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(share * seconds)}" y="${HEIGHT - 6}" text-anchor="${share === 1 ? 'end' : 'middle'}">${shown((share * seconds) / 60)} min</text>`,
  )
  const harm = marks.map(
    ({ at, label }) =>
      `<line class="mark" x1="${x(at)}" x2="${x(at)}" y1="0" y2="${HEIGHT - BOTTOM}"><title>${escaped(label)}</title></line>`,
  )
  const lines = series.map(
    ({ points }, nth) =>
      `<polyline class="s${nth}" points="${points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}"/>`,
  )
  const key = series.map(({ name }, nth) => `<span class="s${nth}">${escaped(name)}</span>`).join(' ')
  return `<section><h2>${escaped(title)} <small>${escaped(unit)}</small></h2><p class="key">${key}</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}, ${escaped(unit)}">${[...grid, ...times, ...harm, ...lines].join('')}</svg>
${tableOf(series)}</section>`
}

function tableOf(series: readonly Series[]): string {
  const moments = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted((a, b) => a - b)
  const byMoment = series.map(({ points }) => new Map(points.map(({ at, value }) => [at, value])))
  const rows = thinnedTo(moments, ROWS).map((at) => {
    const cells = byMoment.map((values) => `<td>${values.has(at) ? shown(values.get(at) ?? 0) : '–'}</td>`)
    return `<tr><th scope="row">${at.toFixed(0)} s</th>${cells.join('')}</tr>`
  })
  const head = series.map(({ name }) => `<th scope="col">${escaped(name)}</th>`).join('')
  return `<details><summary>Table</summary><table><thead><tr><th scope="col">time</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`
}
