import type { LottGame } from '@senluna/contract/lottery.ts'
import { towardsEnd } from '@senluna/web/client/text.ts'
import { text } from '@senluna/web/client/text.ts'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { History } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { momentAt } from '../draw/clock.ts'
import { Left } from '../draw/Countdown.tsx'
import type { Region } from './games.ts'

/** What the list shows: the games of a region, or those that the member bet on last. */
export type ListTab = Region | 'RECENT'

interface Props {
  tabs: readonly ListTab[]
  tab: ListTab
  onTab: (tab: ListTab) => void
  /** Absent while they are read. */
  games: readonly LottGame[] | undefined
  /** Absent where the address names none. */
  current: string | undefined
  onGame: (code: string) => void
}

/** The draws by region, each with the time it still takes bets and its last special prize. */
export function GameList({ tabs, tab, onTab, games, current, onGame }: Props) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: towardsEnd(), ArrowLeft: -towardsEnd() }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = (tabs.indexOf(tab) + step + tabs.length) % tabs.length
    onTab(tabs[to] ?? 'N')
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="card dl-wrap">
      <div className="seg" role="tablist" tabIndex={-1} aria-label={text('lottery.play.regions')} onKeyDown={move}>
        {tabs.map((offered) => (
          <button
            key={offered}
            type="button"
            role="tab"
            aria-selected={tab === offered}
            aria-controls="vn-games"
            aria-label={offered === 'RECENT' ? nameOfTab(offered) : undefined}
            tabIndex={tab === offered ? 0 : -1}
            onClick={() => onTab(offered)}
          >
            {offered === 'RECENT' ? <History className="i s" aria-hidden /> : nameOfTab(offered)}
          </button>
        ))}
      </div>
      <div className="dl" id="vn-games" role="tabpanel" aria-label={nameOfTab(tab)}>
        {games?.length === 0 && <p className="slip-none">{text('recent.empty')}</p>}
        {games
          ? games.map((game) => <Row key={game.gameCode} game={game} on={game.gameCode === current} onGame={onGame} />)
          : [0, 1, 2, 3].map((nth) => <Skeleton key={nth} style={{ height: 54, margin: '4px 6px' }} />)}
      </div>
    </div>
  )
}

const nameOfTab = (tab: ListTab): string => text(tab === 'RECENT' ? 'recent.title' : `lottery.play.region.${tab}`)

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
