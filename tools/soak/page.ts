import { chartOf, escaped, type Chart } from './chart.ts'
import type { Struck } from './harm.ts'
import { ROLES, type Sample } from './sampler.ts'
import type { SoakReport } from './run.ts'
import { BOUND } from './trend.ts'

const STYLE = `:root{color-scheme:light dark;--text:#1d2430;--back:#fff;--grid:#dde2ea;--mark:#c2410c;--0:#1d4ed8;--1:#15803d;--2:#a21caf;--3:#b45309}
@media(prefers-color-scheme:dark){:root{--text:#e5e9f0;--back:#12161d;--grid:#2b3340;--mark:#fb923c;--0:#7aa2ff;--1:#5fd38d;--2:#e58bf5;--3:#f2b155}}
body{font:15px/1.5 system-ui,sans-serif;color:var(--text);background:var(--back);max-width:960px;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto}svg text{fill:var(--text);font-size:11px}svg .grid{stroke:var(--grid)}svg .mark{stroke:var(--mark);stroke-dasharray:3 3}
polyline{fill:none;stroke-width:2}polyline.s0{stroke:var(--0)}polyline.s1{stroke:var(--1)}polyline.s2{stroke:var(--2)}polyline.s3{stroke:var(--3)}
.key span{font-weight:600;margin-right:1rem}.key .s0{color:var(--0)}.key .s1{color:var(--1)}.key .s2{color:var(--2)}.key .s3{color:var(--3)}
table{border-collapse:collapse}th,td{padding:.15rem .8rem;text-align:right;border-bottom:1px solid var(--grid)}h2 small{font-weight:400}.bad{color:var(--mark);font-weight:600}`

/** The charts of a run. */
export function chartsOf(samples: readonly Sample[]): Chart[] {
  const series = (name: string, valueOf: (sample: Sample) => number | undefined) => ({
    name,
    points: samples.flatMap((sample) => {
      const value = valueOf(sample)
      return value === undefined ? [] : [{ at: sample.at, value }]
    }),
  })
  return [
    { title: 'Memory', unit: 'MB', series: ROLES.map((role) => series(role, ({ memory }) => memory[role])) },
    {
      title: 'Answer times',
      unit: 'ms',
      series: [series('p50', ({ figures }) => figures.p50), series('p99', ({ figures }) => figures.p99)],
    },
    { title: 'Calls', unit: 'a second', series: [series('calls', ({ figures }) => figures.perSecond)] },
    {
      title: 'Errors',
      unit: 'between two samples',
      series: [
        series('no answer', ({ figures }) => figures.noAnswer),
        series('5xx', ({ figures }) => figures.failures),
      ],
    },
    { title: 'Outbox: the oldest event that waits', unit: 's', series: [series('lag', ({ outboxLag }) => outboxLag)] },
  ]
}

const harmRow = ({ at, id, what }: Struck): string =>
  `<tr><td>${at.toFixed(0)} s</td><th scope="row">${escaped(id)}</th><td>${escaped(what)}</td></tr>`

/** A run as one page that needs nothing else. */
export function pageOf(report: SoakReport): string {
  const { samples, struck, seconds, wrong } = report
  const marks = struck.map(({ at, id, what }) => ({ at, label: `${id}: ${what}` }))
  const memory = report.rises.map(
    ({ role, rose, allowed }) =>
      `<li${rose > allowed ? ' class="bad"' : ''}>${role}: ${rose.toFixed(1)} MB, at most ${allowed.toFixed(0)} MB</li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Soak, seed ${report.seed}</title><style>${STYLE}</style></head>
<body><h1>Soak of ${(seconds / 60).toFixed(1)} minutes</h1>
<p>${report.players} players, seed ${report.seed}, ${struck.length} faults (dashed), ${report.total.calls} calls (${report.total.perSecond.toFixed(1)} a second), p50 ${report.total.p50.toFixed(0)} ms, p99 ${report.total.p99.toFixed(0)} ms, ${report.total.noAnswer} without an answer, ${report.total.failures} answers 5xx. ${report.acknowledged} rounds, orders, deposits and withdrawals were acknowledged.</p>
<p class="${wrong.length > 0 ? 'bad' : ''}">${wrong.length === 0 ? 'Nothing was lost or doubled; every check holds.' : `${wrong.length} things are wrong.`}</p>
${wrong.length > 0 ? `<ul>${wrong.map((line) => `<li class="bad">${escaped(line)}</li>`).join('')}</ul>` : ''}
<p>Memory over the second half (allowed: ${BOUND}):</p><ul>${memory.join('')}</ul>
${chartsOf(samples)
  .map((chart) => chartOf(chart, marks, seconds))
  .join('\n')}
<section><h2>Faults</h2><table><tbody>${struck.map(harmRow).join('')}</tbody></table></section></body></html>
`
}
