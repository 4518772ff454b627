import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import type { GameSession } from '../session/game-session.ts'
import { freeNow, type GameState } from '../session/state.ts'
import type { MoneyWriter } from './money.ts'

interface Props {
  session: GameSession
  game: GameState
  write: MoneyWriter
  timeZone: string
}

/** Free rounds that can be played: how many, of which stake, until when, and own money instead. */
export function FreeRoundsBar({ session, game, write, timeZone }: Props) {
  const grant = game.free.find(({ left }) => left > 0)
  if (!grant) return null
  const on = freeNow(game) !== undefined
  const words = { left: String(grant.left), stake: write.plain(BigInt(grant.stake)) }
  return (
    <section
      className={on ? 'free-rounds on' : 'free-rounds'}
      aria-label={text(grant.keepsStake ? 'game.free.spins' : 'game.free.bets', words)}
    >
      <p>
        <b>{text(grant.keepsStake ? 'game.free.spins' : 'game.free.bets', words)}</b>{' '}
        <small>
          {text('game.free.terms', {
            most: write.plain(BigInt(grant.most)),
            until: whenText(grant.endsAt, timeZone),
          })}
        </small>
      </p>
      <button
        type="button"
        className="line"
        disabled={game.phase.at !== 'idle' || Boolean(game.autoplay)}
        onClick={() => session.dispatch({ type: 'freeChosen', on: !on })}
      >
        {text(on ? 'game.free.own' : 'game.free.use')}
      </button>
    </section>
  )
}
