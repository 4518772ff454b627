import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { LimitReached } from '@senluna/contract/member/protection.ts'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { GameEvent } from './events.ts'
import type { Effect, GambleAsk, GameState, Next } from './state.ts'

// What becomes of a win that is gambled. A step that isn't answered is asked for again under its
// key; after a reload the server says what stands, so none is kept in the tab.

const stay = (state: GameState, ...effects: Effect[]): Next => ({ state, effects })

/** Risks all that stands; the shown balance is without it until the card was turned. */
export function gambled(state: GameState, { key, choice, now }: Extract<GameEvent, { type: 'gambled' }>): Next {
  const { phase, gamble } = state
  if (phase.at !== 'idle' || !gamble || state.autoplay || state.paused) return stay(state)
  const standing = BigInt(gamble.standing)
  if (state.balance < standing) return stay({ ...state, trouble: 'WAL_INSUFFICIENT' })
  const ask: GambleAsk = { key, of: gamble.of, choice, after: gamble.steps }
  const balance = state.balance - standing
  return stay(
    {
      ...state,
      phase: { at: 'gambling', ask, attempt: 0 },
      balance,
      turned: undefined,
      trouble: undefined,
      readyAt: Math.max(now, state.readyAt) + state.minCycleMs,
    },
    { do: 'reportStarted', roundId: key, balance },
    { do: 'gamble', ask, afterMs: Math.max(0, state.readyAt - now) },
  )
}

/** The server has said which card it is: it turns. */
export function cardKnown(state: GameState, reply: GambleReply): Next {
  if (state.phase.at !== 'gambling') return stay(state)
  const { version } = reply
  const wallet = version >= state.wallet.version ? { balance: BigInt(reply.balance), version } : state.wallet
  return stay({ ...state, phase: { ...state.phase, reply }, wallet, nonce: reply.nonce, trouble: undefined })
}

/** The card lies open: what it brought is shown, and what may be risked next. */
export function cardShown(state: GameState): Next {
  if (state.phase.at !== 'gambling' || !state.phase.reply) return stay(state)
  const { ask, reply } = state.phase
  const { round } = reply
  const { balance, version } = state.wallet
  return stay(
    {
      ...state,
      phase: { at: 'idle' },
      balance,
      won: BigInt(round.payout),
      gamble: reply.gamble ?? undefined,
      turned: round,
      net: state.net + BigInt(round.payout) - BigInt(round.stake),
    },
    { do: 'reportShown', roundId: ask.key, balance, version },
  )
}

/** So often a step that the server has no time for is asked for again by itself. */
const PATIENCE = 5

/** A step that wasn't taken: what stood still stands, unless the win can't be risked any more. */
export function gambleRefused(
  state: GameState,
  refused: { code: RefusalCode; reached: LimitReached | undefined; retryAfterMs: number | undefined },
): Next {
  if (state.phase.at !== 'gambling') return stay(state)
  const { ask, attempt } = state.phase
  const { code, reached, retryAfterMs } = refused
  if (retryAfterMs !== undefined && attempt < PATIENCE)
    return stay(
      { ...state, phase: { at: 'gambling', ask, attempt: attempt + 1 } },
      { do: 'gamble', ask, afterMs: retryAfterMs },
    )
  const { balance } = state.wallet
  const over = code === 'ROUND_STATE' || code === 'SYS_KEY_REUSED'
  return stay(
    {
      ...state,
      phase: { at: 'idle' },
      balance,
      gamble: over ? undefined : state.gamble,
      trouble: code,
      reached,
    },
    { do: 'reportNone', roundId: ask.key, balance },
    ...(code === 'RG_REALITY_CHECK' ? [{ do: 'reportCheck' } as const] : []),
  )
}

/** No answer: the step may have been taken, so it is asked about until there is one. */
export function gambleLost(state: GameState, afterMs: number): Next {
  if (state.phase.at !== 'gambling') return stay(state)
  const { ask, attempt } = state.phase
  return stay(
    { ...state, phase: { at: 'gambling', ask, attempt: attempt + 1 }, trouble: 'OFFLINE' },
    { do: 'gamble', ask, afterMs },
  )
}
