import { text } from '@senluna/web/client/text.ts'
import type { Stats } from './stats.ts'

/** The pairs of numbers that fell together in most draws. */
export function PairList({ pairs }: { pairs: Stats['pairs'] }) {
  const title = text('lottery.results.pairs')
  return (
    <section className="card rp-card wide" aria-label={title}>
      <div className="ch">
        <h2>{title}</h2>
      </div>
      <ol className="rp-pairs num">
        {pairs.map(({ first, second, draws }) => (
          <li key={`${first} ${second}`}>
            <b dir="ltr">
              {first} – {second}
            </b>
            <small>{text('lottery.results.stats.draws', { count: draws })}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
