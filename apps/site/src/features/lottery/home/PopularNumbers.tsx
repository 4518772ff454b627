import './popular.css'
import type { lotteryFront } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { text } from '@senluna/web/client/text.ts'
import { ChevronRight, Flame } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../../../shell/nav/path-to.ts'

type Numbers = NonNullable<ReplyOf<typeof lotteryFront>['numbers']>

/**
 * The numbers of the day: what many players bet on, or else what came often, and the words say
 * which. That each draw is independent stands with them.
 */
export default function PopularNumbers({ numbers: { by, gameCode, draws, list } }: { numbers: Numbers }) {
  return (
    <section className="sec">
      <div className="sh">
        <Flame className="i" aria-hidden />
        <h2>{text(by === 'BETS' ? 'lottery.home.picked' : 'lottery.play.popular')}</h2>
        <Link className="more" to={pathTo('vnLottery', { gameCode })}>
          {text('lottery.play.popular.play')}
          <ChevronRight className="i s flip" aria-hidden />
        </Link>
      </div>
      <div className="card popular">
        <ol className="num" dir="ltr">
          {list.map(({ number, times }) => (
            <li key={number}>
              <b>{number}</b>
              {times !== undefined && <small>{text('lottery.play.times', { count: times })}</small>}
            </li>
          ))}
        </ol>
        <p>
          {by === 'BETS' ? text('lottery.home.picked.lead') : text('lottery.play.popular.lead', { count: draws })}.{' '}
          {text('lottery.play.independent')}
        </p>
      </div>
    </section>
  )
}
