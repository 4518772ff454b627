import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { lotteryStats } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'

type Stats = ReplyOf<typeof lotteryStats>
const VIEWS = ['hot', 'cold', 'absent'] as const
const MOST = 8

/** What came often, seldom, or long ago; and that it says nothing about what comes. */
export function Statistics({ stats }: { stats: Stats }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('hot')
  const known = new Map(stats.numbers.map((number) => [number.key, number]))
  const keys =
    view === 'absent'
      ? stats.numbers
          .toSorted((a, b) => b.absent - a.absent)
          .slice(0, MOST)
          .map(({ key }) => key)
      : stats[view].slice(0, MOST)
  const valueOf = (key: string) => (view === 'absent' ? known.get(key)?.absent : known.get(key)?.hits) ?? 0
  const most = Math.max(
    1,
    ...keys.map(valueOf),
    view === 'cold' ? Math.max(0, ...stats.numbers.map(({ hits }) => hits)) : 0,
  )
  return (
    <section className="card st-card">
      <div className="ch">
        <ChartNoAxesColumn className="i" aria-hidden />
        <h2>{text('lottery.play.stats', { count: stats.draws })}</h2>
      </div>
      <fieldset className="seg st-views" aria-label={text('lottery.play.stats', { count: stats.draws })}>
        {VIEWS.map((choice) => (
          <button key={choice} type="button" aria-pressed={view === choice} onClick={() => setView(choice)}>
            {text(`lottery.play.stats.${choice}`)}
          </button>
        ))}
      </fieldset>
      <ul className="st num">
        {keys.map((key) => (
          <li key={key}>
            <span>{key}</span>
            <i className="bar" aria-hidden>
              <i style={{ width: `${(valueOf(key) * 100) / most}%` }} />
            </i>
            <small>
              {text(view === 'absent' ? 'lottery.play.absentFor' : 'lottery.play.times', { count: valueOf(key) })}
            </small>
          </li>
        ))}
      </ul>
      <p className="st-note">{text('lottery.play.independent')}</p>
    </section>
  )
}
