import '../css/head.css'
import '../halls/css/numbers.css'
import './next-draws.css'
import { vnMenu, type LottGame } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { momentAt } from '../draw/clock.ts'
import { Countdown, Left } from '../draw/Countdown.tsx'
import { drawNumberText } from '../draw/names.ts'
import { isOpen } from '../halls/use-menus.ts'
import { rowsOf } from '../results/result-rows.ts'

const AGAIN_MS = 15_000

/** The next draw of the calendar and the next of the quick ones, each with its last result. */
export default function NextDraws() {
  const menu = useQuery({ ...q(vnMenu), refetchInterval: AGAIN_MS })
  const games = (menu.data?.regions ?? []).filter(({ code }) => code !== 'SEA').flatMap((region) => region.games)
  const coming = games
    .filter((game) => isOpen(game) && game.nextLockAt !== undefined)
    .toSorted((a, b) => ((a.nextLockAt ?? '') < (b.nextLockAt ?? '') ? -1 : 1))
  const daily = coming.find(({ group }) => group === 'N') ?? coming.find(({ seconds }) => seconds === undefined)
  const quick = coming.filter(({ seconds }) => seconds !== undefined)
  const fast = quick.toSorted((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0))[0]
  return (
    <>
      {daily?.nextLockAt && <Daily game={daily} lockAt={daily.nextLockAt} />}
      {fast?.nextLockAt && <Fast game={fast} lockAt={fast.nextLockAt} />}
    </>
  )
}

const pageOf = ({ gameCode }: LottGame) => pathTo('vnLottery', { gameCode })

function Daily({ game, lockAt }: { game: LottGame; lockAt: string }) {
  const { timeZone } = useBrand()
  return (
    <section className="card next-draw" data-theme="dark" aria-label={game.name}>
      <img className="next-art" src="/art/c-balls.svg" alt="" width="120" height="120" />
      <h2>{game.name}</h2>
      <p className="num">{text('lottery.play.untilLock', { time: whenText(lockAt, timeZone) })}</p>
      <Countdown
        until={momentAt(lockAt)}
        label={text('lottery.play.untilLock', { time: whenText(lockAt, timeZone) })}
      />
      <Last game={game} />
      <Link className="btn gold block" to={pageOf(game)}>
        {text('lottery.hall.play')}
      </Link>
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
      <Last game={game} />
      <Link className="btn s2 block" to={pageOf(game)}>
        {text('lottery.hall.play')}
      </Link>
    </section>
  )
}

/** The special prize of the last draw, digit by digit. */
function Last({ game: { lastDraw } }: { game: LottGame }) {
  const [special] = lastDraw?.result ? rowsOf(lastDraw.result) : []
  const number = special?.numbers[0]
  if (!lastDraw || number === undefined) return <p className="next-none">{text('lottery.hall.noResult')}</p>
  return (
    <div className="next-last">
      <small className="num">
        {text('lottery.hall.prize.special')} · {drawNumberText(lastDraw.drawNumber)}
        {lastDraw.source === 'DEMONSTRATION' && ` · ${text('lottery.play.source.DEMONSTRATION')}`}
      </small>
      <ol className="lf sm num" dir="ltr" aria-label={number}>
        {Array.from(number, (digit, place) => (
          <li key={place}>{digit}</li>
        ))}
      </ol>
    </div>
  )
}
