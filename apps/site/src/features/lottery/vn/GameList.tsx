import type { LottGame } from '@senluna/contract/lottery.ts'
import { towardsEnd } from '@senluna/web/client/text.ts'
import { text } from '@senluna/web/client/text.ts'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import type { KeyboardEvent } from 'react'
import { momentAt } from '../draw/clock.ts'
import { Left } from '../draw/Countdown.tsx'
import { REGIONS, type Region } from './games.ts'

interface Props {
  tab: Region
  onTab: (tab: Region) => void
  /** Absent while they are read. */
  games: readonly LottGame[] | undefined
  /** Absent where the address names none. */
  current: string | undefined
  onGame: (code: string) => void
}

/** The draws by region, each with the time it still takes bets and its last special prize. */
export function GameList({ tab, onTab, games, current, onGame }: Props) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: towardsEnd(), ArrowLeft: -towardsEnd() }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = (REGIONS.indexOf(tab) + step + REGIONS.length) % REGIONS.length
    onTab(REGIONS[to] ?? 'N')
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="card dl-wrap">
      <div className="seg" role="tablist" tabIndex={-1} aria-label={text('lottery.play.regions')} onKeyDown={move}>
        {REGIONS.map((region) => (
          <button
            key={region}
            type="button"
            role="tab"
            aria-selected={tab === region}
            aria-controls="vn-games"
            tabIndex={tab === region ? 0 : -1}
            onClick={() => onTab(region)}
          >
            {text(`lottery.play.region.${region}`)}
          </button>
        ))}
      </div>
      <div className="dl" id="vn-games" role="tabpanel" aria-label={text(`lottery.play.region.${tab}`)}>
        {games
          ? games.map((game) => <Row key={game.gameCode} game={game} on={game.gameCode === current} onGame={onGame} />)
          : [0, 1, 2, 3].map((nth) => <Skeleton key={nth} style={{ height: 54, margin: '4px 6px' }} />)}
      </div>
    </div>
  )
}

function Row({ game, on, onGame }: { game: LottGame; on: boolean; onGame: (code: string) => void }) {
  const special = specialOf(game)
  const closed = game.maintenance || game.reason !== undefined
  return (
    <button
      type="button"
      className={on ? 'dr on' : 'dr'}
      aria-current={on || undefined}
      onClick={() => onGame(game.gameCode)}
    >
      <b>{game.name}</b>
      <span className="r num">{special}</span>
      <small>
        {game.seconds === undefined
          ? text('lottery.play.byCalendar')
          : game.seconds % 60 === 0
            ? text('lottery.play.everyMinutes', { count: game.seconds / 60 })
            : text('lottery.play.everySeconds', { count: game.seconds })}
      </small>
      {closed ? (
        <span className="c">{text('lottery.play.closedGame')}</span>
      ) : (
        game.nextLockAt && <Left until={momentAt(game.nextLockAt)} />
      )}
    </button>
  )
}

function specialOf({ lastDraw }: LottGame): string {
  const result = lastDraw?.result
  if (!result || Array.isArray(result)) return ''
  const { db } = result
  return typeof db === 'string' ? db : (db?.[0] ?? '')
}
