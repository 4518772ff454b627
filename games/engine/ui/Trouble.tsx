import type { LimitReached } from '@senluna/contract/member/protection.ts'
import { reachedText } from '@senluna/web/client/call/reached.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import type { GameSession } from '../session/game-session.ts'
import type { GameState, Trouble as What } from '../session/state.ts'
import { Icon } from './Icon.tsx'

export const sentence = (trouble: What): string =>
  trouble === 'OFFLINE'
    ? text('game.error.network')
    : trouble === 'WAL_INSUFFICIENT'
      ? text('game.error.balance')
      : text(`refusal.${trouble}`)

/** Which of the player's own limits it was, in the session's money. */
function reachedIn(session: GameSession, reached: LimitReached): string {
  const { opened } = session
  return reachedText(
    reached,
    (digits) => (opened ? moneyText(digits, opened.member.currency) : digits),
    (iso) => whenText(iso, opened?.timeZone ?? 'UTC'),
  )
}

/** What just went otherwise than asked, and how an autoplay ended. */
export function Trouble({ session, game }: { session: GameSession; game: GameState }) {
  const { trouble, autoplayEnd, phase } = game
  const reached = trouble === 'RG_LIMIT' ? game.reached : undefined
  if (!trouble && !autoplayEnd) return null
  return (
    <div className="trouble" role={trouble ? 'alert' : 'status'}>
      <p>
        {trouble && (reached ? reachedIn(session, reached) : sentence(trouble))}{' '}
        {autoplayEnd && text('game.autoplay.over', { reason: text(`game.autoplay.over.${autoplayEnd}`) })}
      </p>
      {trouble === 'OFFLINE' && phase.at === 'asking' ? (
        <button type="button" className="line" onClick={() => session.retry()}>
          {text('game.error.retry')}
        </button>
      ) : (
        <button
          type="button"
          className="round small"
          aria-label={text('game.close')}
          onClick={() => session.dispatch({ type: 'troubleRead' })}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}

/** Opened again, such a game is as closed as before. */
const SHUT: readonly What[] = ['GAME_FROZEN', 'GAME_MAINTENANCE', 'GAME_DISABLED']

/** Nothing can be played in this frame any more: why, and the way on. */
export function Closed({ session, why }: { session: GameSession; why: What }) {
  const isShut = SHUT.includes(why)
  return (
    <div className="closed" role="alert">
      <h2>{text('game.closed')}</h2>
      <p>{sentence(why)}</p>
      <button
        type="button"
        className="gold"
        onClick={() => session.frame.send({ type: isShut ? 'leave' : 'sessionOver' })}
      >
        {text(isShut ? 'game.closed.other' : 'game.closed.leave')}
      </button>
    </div>
  )
}
