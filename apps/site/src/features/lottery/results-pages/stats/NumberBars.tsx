import { text } from '@senluna/web/client/text.ts'
import type { Stats } from './stats.ts'

const MOST = 15

/** The numbers that fell most often, or have been away longest. */
export function NumberBars({ stats, by }: { stats: Stats; by: 'hits' | 'absent' }) {
  const numbers = stats.numbers.toSorted((a, b) => b[by] - a[by] || (a.number < b.number ? -1 : 1)).slice(0, MOST)
  const most = Math.max(1, numbers[0]?.[by] ?? 0)
  const title = text(`lottery.results.by.${by}`)
  return (
    <section className="card rp-card" aria-label={title}>
      <div className="ch">
        <h2>{title}</h2>
      </div>
      <table className="rp-bars num">
        <caption className="rp-note">{text(`lottery.results.by.${by}.how`)}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{text('lottery.results.col.number')}</th>
            <th scope="col">{text('lottery.results.col.bar')}</th>
            <th scope="col">{text(`lottery.results.col.${by}`)}</th>
            <th scope="col">{text(by === 'hits' ? 'lottery.results.col.draws' : 'lottery.results.col.longest')}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map((past) => (
            <tr key={past.number}>
              <th scope="row">{past.number}</th>
              <td aria-hidden>
                <i className="bar">
                  <i style={{ width: `${(past[by] * 100) / most}%` }} />
                </i>
              </td>
              <td>{text(by === 'hits' ? 'lottery.play.times' : 'lottery.play.absentFor', { count: past[by] })}</td>
              <td>
                {by === 'hits'
                  ? text('lottery.results.stats.draws', { count: past.draws })
                  : text('lottery.results.longest', { count: past.longest })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
