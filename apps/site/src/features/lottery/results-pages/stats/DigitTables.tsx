import { text } from '@senluna/web/client/text.ts'
import { DIGITS, type NumberPast, type Stats } from './stats.ts'

const PARTS = ['heads', 'tails', 'sums'] as const

/** The special prize's last two digits by head, tail and sum; all numbers by head and tail. */
export function DigitTables({ stats }: { stats: Stats }) {
  return (
    <>
      {PARTS.map((part) => (
        <Digits key={part} title={text(`lottery.results.special.${part}`)} digits={stats.special[part]} />
      ))}
      <Loto stats={stats} />
    </>
  )
}

function Digits({ title, digits }: { title: string; digits: readonly NumberPast[] }) {
  const most = Math.max(1, ...digits.map(({ hits }) => hits))
  return (
    <section className="card rp-card" aria-label={title}>
      <div className="ch">
        <h2>{title}</h2>
      </div>
      <table className="rp-digits num">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('lottery.results.col.digit')}</th>
            <th scope="col">{text('lottery.results.col.hits')}</th>
            <th scope="col">{text('lottery.results.col.absent')}</th>
            <th scope="col">{text('lottery.results.col.longest')}</th>
          </tr>
        </thead>
        <tbody>
          {digits.map(({ number, hits, absent, longest }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td className="heat" style={{ '--heat': hits / most }}>
                {hits}
              </td>
              <td>{absent}</td>
              <td>{longest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Loto({ stats }: { stats: Stats }) {
  const sum = (place: 0 | 1, digit: string) =>
    stats.numbers.filter(({ number }) => number[place] === digit).reduce((all, { hits }) => all + hits, 0)
  const title = text('lottery.results.loto.digits')
  return (
    <section className="card rp-card" aria-label={title}>
      <div className="ch">
        <h2>{title}</h2>
      </div>
      <table className="rp-digits num">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('lottery.results.col.digit')}</th>
            <th scope="col">{text('lottery.results.loto.head')}</th>
            <th scope="col">{text('lottery.results.loto.tail')}</th>
          </tr>
        </thead>
        <tbody>
          {DIGITS.map((digit) => (
            <tr key={digit}>
              <th scope="row">{digit}</th>
              <td>{sum(0, digit)}</td>
              <td>{sum(1, digit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
