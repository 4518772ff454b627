import { text } from '@senluna/web/client/text.ts'
import { DIGITS, type Stats } from './stats.ts'

/** How often each of 00 to 99 fell, by its first and its last digit; the warmer, the oftener. */
export function HeatTable({ stats }: { stats: Stats }) {
  const hits = new Map(stats.numbers.map(({ number, hits }) => [number, hits]))
  const all = [...hits.values()]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const warmth = (count: number) => (most === least ? 0 : (count - least) / (most - least))
  return (
    <section className="card rp-card wide" aria-label={text('lottery.results.heat')}>
      <div className="ch">
        <h2>{text('lottery.results.heat')}</h2>
      </div>
      <table className="rp-heat num">
        <caption className="rp-note">{text('lottery.results.heat.how')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{text('lottery.results.loto.head')}</span>
            </th>
            {DIGITS.map((tail) => (
              <th key={tail} scope="col">
                {tail}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIGITS.map((head) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {DIGITS.map((tail) => {
                const count = hits.get(head + tail) ?? 0
                return (
                  <td key={tail} style={{ '--heat': warmth(count) }}>
                    <b>{head + tail}</b>
                    <small>{count}</small>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
