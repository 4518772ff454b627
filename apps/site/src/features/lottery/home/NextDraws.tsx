import '../css/head.css'
import '../halls/css/numbers.css'
import './next-draws.css'
import type { LottGame } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { ChartNoAxesColumn } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { momentAt } from '../draw/clock.ts'
import { Countdown, Left } from '../draw/Countdown.tsx'
import { drawNumberText } from '../draw/names.ts'
import { rowsOf } from '../results/result-rows.ts'
import { useFront } from './use-front.ts'
import { isVietnamese } from './vietnamese.ts'

/** The next big draw and the next of the quick ones, each with its last result. */
export default function NextDraws() {
  const { data } = useFront()
  const fast = data?.quick.find(isVietnamese)
  return (
    <>
      {data?.daily?.nextLockAt && <Daily game={data.daily} lockAt={data.daily.nextLockAt} />}
      {fast?.nextLockAt && <Fast game={fast} lockAt={fast.nextLockAt} />}
    </>
  )
}

const pageOf = ({ gameCode }: LottGame) => pathTo('vnLottery', { gameCode })
const statsOf = ({ gameCode }: LottGame) => `${pathTo('results')}/stats/${gameCode}`

function Daily({ game, lockAt }: { game: LottGame; lockAt: string }) {
  const { timeZone } = useBrand()
  const until = text('lottery.play.untilLock', { time: whenText(lockAt, timeZone) })
  return (
    <section className="card next-draw" data-theme="dark" aria-label={game.name}>
      <img className="next-art" src="/art/c-balls.svg" alt="" width="120" height="120" />
      <div className="next-head">
        <h2>{text('lottery.home.draw', { name: game.name })}</h2>
        <p className="num">{until}</p>
      </div>
      <Countdown until={momentAt(lockAt)} label={until} />
      <Last game={game} />
      <div className="next-acts">
        <Link className="btn gold" to={pageOf(game)}>
          {text('lottery.play.popular.play')}
        </Link>
        <Link className="btn s2" to={statsOf(game)}>
          <ChartNoAxesColumn className="i s" aria-hidden />
          {text('lottery.home.stats')}
        </Link>
      </div>
    </section>
  )
}

function Fast({ game, lockAt }: { game: LottGame; lockAt: string }) {
  return (
    <section className="card next-fast" aria-label={game.name}>
      <div className="next-line">
        <h2>{game.name}</h2>
        <b className="num">
          <Left until={momentAt(lockAt)} />
        </b>
      </div>
      <div className="next-line">
        <Last game={game} />
        <Link className="btn s2" to={pageOf(game)}>
          {text('lottery.hall.play')}
        </Link>
      </div>
    </section>
  )
}

/**
 * The special prize of the last draw, digit by digit; its last two are those most bets are about.
 */
function Last({ game: { lastDraw } }: { game: LottGame }) {
  const [special] = lastDraw?.result ? rowsOf(lastDraw.result) : []
  const number = special?.numbers[0]
  if (!lastDraw || number === undefined) return <p className="next-none">{text('lottery.hall.noResult')}</p>
  return (
    <div className="next-last">
      <small className="num">
        {text('lottery.prize.db')} · {drawNumberText(lastDraw.drawNumber)}
        {lastDraw.source === 'DEMONSTRATION' && ` · ${text('lottery.play.source.DEMONSTRATION')}`}
      </small>
      <ol className="lf num" dir="ltr" aria-label={number}>
        {Array.from(number, (digit, place) => (
          <li key={place} className={place >= number.length - 2 ? 'next-tail' : undefined}>
            {digit}
          </li>
        ))}
      </ol>
    </div>
  )
}
