import { lotteryStats, type LottGame } from '@senluna/contract/lottery.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Flame, Timer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { momentAt } from '../draw/clock.ts'
import { Left } from '../draw/Countdown.tsx'
import { drawNumberText, pickName } from '../draw/names.ts'
import { Drawn } from './Faces.tsx'
import { familyStyle, lookOfFamily } from './family-look.ts'
import { Legend } from './history/Legend.tsx'
import { drawsOf, measuresOf } from './history/sides.ts'
import { isOpen } from './use-menus.ts'
import { sideSign } from './words.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

interface Props {
  game: LottGame
  /** Without it only games that take bets are given. */
  onClosed?: (game: LottGame) => void
  /** Without the sides of earlier draws. */
  brief?: boolean
}

/** One game of a hall: when it is drawn, what came last, how its sides have gone. */
export function HallCard({ game, onClosed, brief = false }: Props) {
  const open = isOpen(game)
  const { lastDraw: last } = game
  const inside = (
    <>
      <div className="hc-head" data-theme="dark" style={familyStyle(game.family)}>
        <img
          src={`/art/c-${lookOfFamily(game.family).sign}.svg`}
          alt=""
          width="88"
          height="88"
          loading="lazy"
          decoding="async"
        />
        <div className="hc-top">
          <b>{game.name}</b>
          {game.isHot === 1 && (
            <span className="hc-hot">
              <Flame className="i xs" aria-hidden />
              {text('lottery.hall.hot')}
            </span>
          )}
        </div>
        <p className="hc-when num">
          <Timer className="i xs" aria-hidden />
          {open && game.nextLockAt ? (
            <Left until={momentAt(game.nextLockAt)} />
          ) : (
            <span className="c">{text(open ? 'lottery.hall.noDraw' : 'lottery.play.closedGame')}</span>
          )}
        </p>
        <small>
          {game.seconds === undefined
            ? text('lottery.play.byCalendar')
            : game.seconds % 60 === 0
              ? text('lottery.play.everyMinutes', { count: game.seconds / 60 })
              : text('lottery.play.everySeconds', { count: game.seconds })}
        </small>
      </div>
      <div className="hc-last">
        {last?.result ? (
          <>
            <small className="num">
              <bdi dir="ltr">{drawNumberText(last.drawNumber)}</bdi>
              {last.source === 'DEMONSTRATION' && ` · ${text('lottery.play.source.DEMONSTRATION')}`}
            </small>
            <Drawn small family={game.family} result={last.result} />
          </>
        ) : (
          <small>{text('lottery.hall.noResult')}</small>
        )}
      </div>
      {open && !brief && <Sides game={game} />}
    </>
  )
  return open ? (
    <Link className={brief ? 'hc brief' : 'hc'} to={pathTo('lottery', { gameCode: game.gameCode })}>
      {inside}
    </Link>
  ) : (
    <button type="button" className="hc off" onClick={() => onClosed?.(game)}>
      {inside}
    </button>
  )
}

const SHOWN = 12

/** The sides of the last draws, newest at the end; asked for when somebody sees the card. */
function Sides({ game }: { game: LottGame }) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [measure] = measuresOf(game.family)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const stats = useQuery({
    ...q(lotteryStats, { params: { game: game.gameCode }, query: { count: '20' } }),
    enabled: seen && measure !== undefined,
    refetchInterval: MINUTE,
  })
  // A 3D hall holds games of five digits too.
  const draws = drawsOf(stats.data?.trend ?? [])
  const own = measuresOf(game.family, draws[0]?.length === 5 ? 'D5' : '')[0]
  const sides = own ? draws.slice(0, SHOWN).flatMap((draw) => own.sideOf(draw) ?? []) : []
  return (
    <div ref={box} className="hc-sides">
      {sides.length > 0 && (
        <span className="sr">{text('lottery.hall.sides', { list: sides.map(pickName).join(', ') })}</span>
      )}
      {sides.length > 0 && own && (
        <>
          <ol aria-hidden>
            {sides.toReversed().map((side, index) => (
              <li key={index} className={side === 'BIG' ? 'a' : 'b'}>
                {sideSign(side)}
              </li>
            ))}
          </ol>
          <Legend measure={own} />
        </>
      )}
    </div>
  )
}
