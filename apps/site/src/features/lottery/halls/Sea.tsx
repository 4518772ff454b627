import '../../../shell/parts/art-head.css'
import type { LottGame } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { momentAt } from '../draw/clock.ts'
import { Countdown } from '../draw/Countdown.tsx'
import { drawNumberText } from '../draw/names.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { Drawn } from './Faces.tsx'
import { isOpen, useMenus } from './use-menus.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/**
 * South East Asia's lotteries that take bets: few draws, each with its day and its results by
 * prize.
 */
export function Sea() {
  usePage(text('lottery.group.SEA'))
  const menus = useMenus()
  const games = (menus.data?.groups ?? []).flatMap((group) => group.games)
  const offered = games.filter((game) => isSea(game) && isOpen(game))
  return (
    <div className="halls sea">
      <Link className="lh-back" to={pathTo('lottery')}>
        <ChevronLeft className="i xs flip" aria-hidden />
        {text('lottery.hall.title')}
      </Link>
      <header className="art-head halls-head" data-theme="dark">
        <img src="/art/c-balls.svg" alt="" width="170" height="170" />
        <div>
          <h1>{text('lottery.group.SEA')}</h1>
          <p>{text('lottery.hall.seaLead')}</p>
        </div>
      </header>
      {menus.isError && !menus.data ? (
        <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />
      ) : !menus.data ? (
        <Loading>
          <Skeleton style={{ height: 300 }} />
        </Loading>
      ) : offered.length === 0 ? (
        <EmptyState>{text('lottery.hall.empty')}</EmptyState>
      ) : (
        <div className="sea-grid">
          {offered.map((game) => (
            <Offered key={game.gameCode} game={game} />
          ))}
        </div>
      )}
    </div>
  )
}

const isSea = ({ vendorCode }: LottGame) => vendorCode === 'TCG_SEA'

function Offered({ game }: { game: LottGame }) {
  const { timeZone } = useBrand()
  const { lastDraw: last } = game
  return (
    <section className="card sea-game">
      <h2>{game.name}</h2>
      {game.nextDrawAt && game.nextLockAt && (
        <div className="sea-next">
          <p className="num">
            {text('lottery.hall.next')}
            <b>
              <bdi dir="ltr">{whenText(game.nextDrawAt, timeZone)}</bdi>
            </b>
          </p>
          <Countdown
            until={momentAt(game.nextLockAt)}
            label={text('lottery.play.untilLock', { time: whenText(game.nextLockAt, timeZone) })}
          />
        </div>
      )}
      {last?.result ? (
        <>
          <p className="hint num">
            {text('lottery.play.resultOf', { drawNumber: drawNumberText(last.drawNumber) })} ·{' '}
            {text(`lottery.play.source.${last.source}`)}
          </p>
          <Drawn family={game.family} result={last.result} />
        </>
      ) : (
        <p className="hint">{text('lottery.hall.noResult')}</p>
      )}
      <Link className="btn gold block" to={pathTo('lotterySea', { gameCode: game.gameCode })}>
        {text('lottery.hall.play')}
        <ChevronRight className="i s flip" aria-hidden />
      </Link>
    </section>
  )
}
