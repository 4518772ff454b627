import './popular.css'
import type { OpenedDraw } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { ChevronRight, Clover } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../../../shell/nav/path-to.ts'

const MOST = 10

/** The two-digit numbers that came most often in these results; each with how often. */
function oftenest(results: readonly OpenedDraw[]): readonly (readonly [number: string, times: number])[] {
  const times = new Map<string, number>()
  for (const { result } of results) {
    if (!result || Array.isArray(result)) continue
    for (const number of Object.values(result).flat()) {
      const tail = String(number).slice(-2)
      times.set(tail, (times.get(tail) ?? 0) + 1)
    }
  }
  return [...times].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, MOST)
}

/** Numbers that came often in the last results; that each draw is independent stands with them. */
export default function PopularNumbers({ results }: { results: readonly OpenedDraw[] }) {
  return (
    <section className="sec">
      <div className="sh">
        <Clover className="i" aria-hidden />
        <h2>{text('lottery.play.popular')}</h2>
        <Link className="more" to={pathTo('vnLottery')}>
          {text('lottery.play.popular.play')}
          <ChevronRight className="i s flip" aria-hidden />
        </Link>
      </div>
      <div className="card popular">
        <ol className="num" dir="ltr">
          {oftenest(results).map(([number, times]) => (
            <li key={number}>
              <b>{number}</b>
              <small>{text('lottery.play.times', { count: times })}</small>
            </li>
          ))}
        </ol>
        <p>
          {text('lottery.play.popular.lead', { count: results.length })}. {text('lottery.play.independent')}
        </p>
      </div>
    </section>
  )
}
