import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { Choice, GameEvent, Opened } from './events.ts'
import { cardKnown, cardShown, gambled, gambleRefused, gambleLost } from './gambling.ts'
import { freeNow, pricedAt, type Ask, type AutoplayEnd, type Effect, type GameState, type Next } from './state.ts'

/** What each step of a round paid, in order, from the game's beats. */
export type WonByStep = (round: Round) => readonly bigint[]

/**
 * A spin asked for longer ago than this is not sent again by itself after the page was reloaded.
 */
const STALE_ASK_MS = 60_000
/**
 * Answers that say "not now": the same spin is sent again this often before the player is asked.
 */
const PATIENCE = 5

/** Refusals after which nothing more can be played in this frame. */
const FINAL = new Set<RefusalCode>([
  'GAME_SESSION',
  'AUTH_REQUIRED',
  'AUTH_EXPIRED',
  'AUTH_KICKED',
  'AUTH_EXCLUDED',
  'RG_COOLING_OFF',
  'GAME_MAINTENANCE',
  'GAME_FROZEN',
  'GAME_DISABLED',
  'GAME_LAUNCH_FAILED',
  'SYS_MAINTENANCE',
])
/** What an autoplay ends by when its spin is refused. */
const ENDS: Partial<Record<RefusalCode, AutoplayEnd>> = {
  WAL_INSUFFICIENT: 'balance',
  AUTOPLAY_OVER: 'elsewhere',
  RG_REALITY_CHECK: 'check',
  RG_LIMIT: 'limit',
  BET_BONUS_MAX: 'limit',
  BET_BONUS_GAME: 'limit',
}
const SESSION = new Set<RefusalCode>(['GAME_SESSION', 'AUTH_REQUIRED', 'AUTH_EXPIRED', 'AUTH_KICKED'])
const GONE = new Set<RefusalCode>(['PROMO_CLOSED', 'SYS_NOT_FOUND'])
const NOT_NOW = new Set<RefusalCode>(['SYS_BUSY', 'SYS_THROTTLED', 'ROUND_TOO_SOON'])

const stay = (state: GameState, ...effects: Effect[]): Next => ({ state, effects })

/** The wait before a repeat: doubling, at most eight seconds. */
export const backoffMs = (attempt: number): number => Math.min(8_000, 500 * 2 ** Math.min(attempt, 5))

/**
 * The whole behaviour of a house game's screen between two pictures, as a pure function.
 *
 * A spin is kept before it is sent and forgotten once it is answered; without an answer it is sent
 * again under the same key, so a lost answer brings the same round back and never a second stake.
 */
export function next(state: GameState, event: GameEvent, wonByStep: WonByStep): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event.session, event.pending, event.stake, event.now, wonByStep)
    case 'openFailed':
      return stay({ ...state, phase: { at: 'closed', why: event.code } })
    case 'spin':
      return spin(state, event)
    case 'answered':
      return answered(state, event, wonByStep)
    case 'refused':
      return refused(state, event)
    case 'lost':
      return lost(state)
    case 'troubled':
      if (event.code !== 'OFFLINE' && FINAL.has(event.code)) return close(state, event.code)
      return stay(state.phase.at === 'asking' ? state : { ...state, trouble: event.code, reached: event.reached })
    case 'stepShown':
      return stepShown(state, event.now, wonByStep)
    case 'gambled':
      return gambled(state, event)
    case 'cardKnown':
      return cardKnown(state, event.reply)
    case 'cardShown':
      return cardShown(state)
    case 'winKept':
      return stay(state.phase.at === 'idle' ? { ...state, gamble: undefined, turned: undefined } : state)
    case 'acknowledged':
      return stay(state.unacknowledged === event.roundId ? { ...state, unacknowledged: undefined } : state)
    case 'runOver': {
      const jackpots = event.jackpots ?? []
      const pots = jackpots.reduce((won, { amount }) => won + BigInt(amount), 0n)
      const net = state.net + BigInt(event.round.payout) - BigInt(event.round.stake) + pots
      return stay({ ...state, last: event.round, net, rounds: state.rounds + 1, jackpots })
    }
    case 'openFound':
      return state.phase.at === 'idle' && event.round ? resumed(state, event.round, wonByStep) : stay(state)
    case 'stakeChosen':
      return stay(
        state.phase.at === 'idle' && state.stakes.includes(event.stake)
          ? { ...state, stake: event.stake, trouble: state.trouble === 'WAL_INSUFFICIENT' ? undefined : state.trouble }
          : state,
      )
    case 'freeChosen':
      return stay(state.phase.at === 'idle' ? { ...state, freeOn: event.on } : state)
    case 'choiceMade':
      return stay(
        state.phase.at === 'idle' && !state.autoplay
          ? {
              ...state,
              choice: event.choice,
              priceX100: event.priceX100 ?? 100,
              stake: event.stake ?? state.stake,
            }
          : state,
      )
    case 'autoplayStarted':
      return state.phase.at === 'idle'
        ? stay({ ...state, autoplay: event.autoplay, autoplayEnd: undefined }, { do: 'spinAgain', at: state.readyAt })
        : stay(state, { do: 'stopAutoplay' })
    case 'autoplayStopped':
      return state.autoplay ? endAutoplay(state, event.why) : stay(state)
    case 'walletReported':
      return walletReported(state, event.balance, event.version)
    case 'seedsChanged':
      return stay({ ...state, nonce: event.nonce, gamble: undefined, turned: undefined })
    case 'jackpotRead':
      return stay({ ...state, jackpots: [] })
    case 'troubleRead':
      return stay({ ...state, trouble: undefined, autoplayEnd: undefined })
    case 'paused':
      return paused(state, event.on)
    case 'recalled':
      return state.phase.at === 'idle' && !state.autoplay
        ? stay({ ...state, phase: { at: 'recalling', round: event.round, step: 0 }, trouble: undefined })
        : stay(state)
    case 'recallOver':
      return stay(state.phase.at === 'recalling' ? { ...state, phase: { at: 'idle' } } : state)
    case 'sessionOver':
      return close(state, event.code)
  }
}

function opened(
  state: GameState,
  session: Opened,
  pending: Ask | undefined,
  wanted: bigint | undefined,
  now: number,
  wonByStep: WonByStep,
): Next {
  const stakes = session.stakes.map(BigInt)
  const balance = BigInt(session.balance)
  const ready: GameState = {
    ...state,
    phase: { at: 'idle' },
    balance,
    wallet: { balance, version: Math.max(state.wallet.version, 0) },
    stakes,
    stake: wanted !== undefined && stakes.includes(wanted) ? wanted : (stakes[0] ?? 0n),
    free: session.free,
    freeOn: session.free.length > 0,
    minCycleMs: session.profile.minCycleMs,
    nonce: session.seeds.nonce,
    gamble: session.gamble ?? undefined,
    turned: undefined,
    trouble: undefined,
    autoplay: undefined,
  }
  // Whether that spin happened, only the server knows. Asked again under its key, it answers with
  // the same round.
  if (pending && now - pending.at < STALE_ASK_MS) {
    const paid = session.openRound?.id === pending.key ? BigInt(session.openRound.payout) : 0n
    return stay(
      { ...ready, phase: { at: 'asking', ask: pending, attempt: 0 }, balance: balance - paid },
      { do: 'reportStarted', roundId: pending.key, balance: balance - paid },
      { do: 'play', ask: pending, afterMs: 0 },
    )
  }
  if (session.openRound && session.openRound.seen < session.openRound.steps) {
    const shown = resumed(ready, session.openRound, wonByStep)
    return { ...shown, effects: [{ do: 'forget' }, ...shown.effects] }
  }
  return stay(ready, { do: 'forget' })
}

/**
 * Shows the rest of a round that was paid already: all it paid is taken off the shown balance
 * first.
 */
function resumed(state: GameState, round: Round, wonByStep: WonByStep): Next {
  const balance = state.wallet.balance - BigInt(round.payout)
  return stay(
    {
      ...state,
      phase: { at: 'showing', round, step: round.seen, resumed: true },
      balance,
      won: sum(wonByStep(round).slice(0, round.seen)),
    },
    { do: 'reportStarted', roundId: round.id, balance },
  )
}

/** `once` is played with instead of what is chosen, this one time. */
function spin(state: GameState, { key, now, once }: { key: string; now: number; once?: Choice | undefined }): Next {
  if (state.phase.at !== 'idle' || state.paused || now < state.readyAt) return stay(state)
  // A feature that is bought is paid for.
  const free = once ? undefined : freeNow(state)
  const choice = once?.choice ?? state.choice
  const stake = free ? BigInt(free.stake) : pricedAt(state.stake, once?.priceX100 ?? state.priceX100)
  const cost = free ? 0n : stake
  if (state.balance < cost) {
    const short: GameState = { ...state, trouble: 'WAL_INSUFFICIENT' }
    return state.autoplay ? endAutoplay(short, 'balance') : stay(short)
  }
  const ask: Ask = {
    key,
    stake: stake.toString(),
    ...(choice === undefined ? {} : { choice }),
    ...(state.unacknowledged ? { seen: state.unacknowledged } : {}),
    ...(state.autoplay ? { autoplay: state.autoplay.id } : {}),
    ...(free ? { free: free.id } : {}),
    at: now,
  }
  const balance = state.balance - cost
  return stay(
    {
      ...state,
      phase: { at: 'asking', ask, attempt: 0 },
      balance,
      won: 0n,
      jackpots: [],
      gamble: undefined,
      turned: undefined,
      trouble: undefined,
      autoplayEnd: undefined,
      readyAt: now + state.minCycleMs,
    },
    { do: 'keep', ask },
    // The key is the round's id: the payout is held back before any answer can give it away.
    { do: 'reportStarted', roundId: key, balance },
    { do: 'play', ask, afterMs: 0 },
  )
}

function answered(state: GameState, { reply }: Extract<GameEvent, { type: 'answered' }>, wonByStep: WonByStep): Next {
  if (state.phase.at !== 'asking') return stay(state)
  const { round } = reply
  const balance = BigInt(reply.balance)
  const jackpots = reply.jackpots ?? []
  // A pot is shown before anything goes on by itself.
  const stops: Effect[] = state.autoplay && jackpots.length > 0 ? [{ do: 'stopAutoplay' }] : []
  const known: GameState = {
    ...state,
    wallet: reply.version >= state.wallet.version ? { balance, version: reply.version } : state.wallet,
    nonce: reply.nonce,
    jackpots,
    gamble: reply.gamble,
    net: state.net + jackpots.reduce((won, { amount }) => won + BigInt(amount), 0n),
    trouble: undefined,
    free: playedOff(state, reply),
    returned: BigInt(reply.free?.returned ?? '0'),
    unacknowledged: state.phase.ask.seen === state.unacknowledged ? undefined : state.unacknowledged,
    ...(stops.length > 0 ? { autoplayEnd: 'jackpot' as const } : {}),
    autoplay:
      stops.length > 0
        ? undefined
        : state.autoplay && reply.autoplay
          ? { ...state.autoplay, left: reply.autoplay.left, lossLeft: BigInt(reply.autoplay.lossLeft) }
          : state.autoplay && { ...state.autoplay, left: 0 },
  }
  // A repeat may bring a round that was shown to its end before the page was reloaded.
  if (round.seen >= round.steps) {
    const { wallet } = known
    return stay(
      { ...known, phase: { at: 'idle' }, balance: wallet.balance, last: round },
      { do: 'forget' },
      { do: 'reportShown', roundId: round.id, ...wallet },
      ...stops,
    )
  }
  const shownBalance = BigInt(round.balanceBefore) - BigInt(round.stake)
  return stay(
    {
      ...known,
      phase: { at: 'showing', round, step: round.seen, resumed: reply.replayed && round.seen > 0 },
      balance: shownBalance,
      won: sum(wonByStep(round).slice(0, round.seen)),
    },
    { do: 'forget' },
    { do: 'reportStarted', roundId: round.id, balance: shownBalance },
    ...stops,
  )
}

/** Free rounds with the one that was just played taken off. */
const playedOff = ({ free }: GameState, { free: played }: PlayReply): GameState['free'] =>
  played
    ? free.map((grant) => (grant.id === played.id ? { ...grant, left: played.left, won: played.won } : grant))
    : free

function refused(
  state: GameState,
  { code, retryAfterMs, reached, now }: Extract<GameEvent, { type: 'refused' }>,
): Next {
  if (FINAL.has(code)) return close(state, code)
  if (state.phase.at === 'gambling')
    return gambleRefused(state, { code, reached, retryAfterMs: NOT_NOW.has(code) ? (retryAfterMs ?? 250) : undefined })
  if (state.phase.at !== 'asking') return stay(state)
  const { ask, attempt } = state.phase
  if (NOT_NOW.has(code) && attempt < PATIENCE) {
    const afterMs = retryAfterMs ?? (code === 'ROUND_TOO_SOON' ? 250 : backoffMs(attempt))
    return stay(
      {
        ...state,
        phase: { at: 'asking', ask, attempt: attempt + 1 },
        trouble: code === 'ROUND_TOO_SOON' ? undefined : code,
      },
      { do: 'play', ask, afterMs },
    )
  }
  const idle: GameState = {
    ...state,
    // Free rounds that can't be played are over, or were played in another tab.
    free: GONE.has(code) ? state.free.filter(({ id }) => id !== ask.free) : state.free,
    phase: { at: 'idle' },
    balance: state.wallet.balance,
    // The shortest cycle binds spins that happened; a refused one did not.
    readyAt: Math.min(state.readyAt, now),
    trouble: code,
    reached,
  }
  const effects: Effect[] = [{ do: 'forget' }, { do: 'reportNone', roundId: ask.key, balance: idle.balance }]
  if (code === 'ROUND_OPEN') effects.push({ do: 'findOpen' })
  if (code === 'RG_REALITY_CHECK') effects.push({ do: 'reportCheck' })
  // A round that was on its way when the line broke, and whose autoplay ended with it.
  if (!state.autoplay && code === 'AUTOPLAY_OVER')
    return stay({ ...idle, trouble: undefined, autoplayEnd: 'connection' }, ...effects)
  if (!state.autoplay) return stay(idle, ...effects)
  const why: AutoplayEnd = ENDS[code] ?? 'stopped'
  const ended = endAutoplay({ ...idle, trouble: code === 'AUTOPLAY_OVER' ? undefined : code }, why)
  return { ...ended, effects: [...effects, ...ended.effects] }
}

function lost(state: GameState): Next {
  if (state.phase.at === 'gambling') return gambleLost(state, backoffMs(state.phase.attempt))
  if (state.phase.at !== 'asking') return stay(state)
  const { ask, attempt } = state.phase
  const waiting: GameState = { ...state, phase: { at: 'asking', ask, attempt: attempt + 1 }, trouble: 'OFFLINE' }
  const again: Effect = { do: 'play', ask, afterMs: backoffMs(attempt) }
  // The spin itself is asked about until it is answered; more of them are not begun over a bad
  // line.
  return state.autoplay
    ? stay({ ...waiting, autoplay: undefined, autoplayEnd: 'connection' }, again, { do: 'stopAutoplay' })
    : stay(waiting, again)
}

function stepShown(state: GameState, now: number, wonByStep: WonByStep): Next {
  if (state.phase.at === 'recalling') {
    const { round, step } = state.phase
    return stay({
      ...state,
      phase: step + 1 < round.steps ? { at: 'recalling', round, step: step + 1 } : { at: 'idle' },
    })
  }
  if (state.phase.at !== 'showing') return stay(state)
  const { round, step, resumed: again } = state.phase
  const paid = wonByStep(round)[step] ?? 0n
  const won = state.won + paid
  const shown = step + 1
  if (shown < round.steps) {
    return stay(
      { ...state, phase: { at: 'showing', round, step: shown, resumed: again }, won },
      { do: 'seen', roundId: round.id, step: shown },
    )
  }
  const { balance, version } = state.wallet
  const done: GameState = {
    ...state,
    phase: { at: 'idle' },
    balance,
    won,
    last: { ...round, seen: round.steps },
    unacknowledged: round.id,
    net: state.net + BigInt(round.payout) - (round.free ? state.returned : BigInt(round.stake)),
    rounds: state.rounds + 1,
  }
  const effects: Effect[] = [
    { do: 'reportShown', roundId: round.id, balance, version },
    { do: 'seenLater', roundId: round.id, step: round.steps },
  ]
  const end = autoplayEndAfter(done, round)
  if (end) {
    const ended = endAutoplay(done, end)
    return { ...ended, effects: [...effects, ...ended.effects] }
  }
  return stay(
    done,
    ...effects,
    ...(done.autoplay ? [{ do: 'spinAgain', at: Math.max(now, done.readyAt) } as const] : []),
  )
}

function autoplayEndAfter({ autoplay, stake, priceX100 }: GameState, round: Round): AutoplayEnd | undefined {
  if (!autoplay) return undefined
  if (autoplay.stopOnFeature && round.steps > 1) return 'feature'
  if (autoplay.winLimit !== undefined && BigInt(round.payout) >= autoplay.winLimit) return 'win'
  if (autoplay.left <= 0) return 'rounds'
  // The server would refuse the next one; nothing is asked that is sure to be refused.
  return autoplay.lossLeft < pricedAt(stake, priceX100) ? 'loss' : undefined
}

const endAutoplay = (state: GameState, why: AutoplayEnd): Next =>
  stay(
    { ...state, autoplay: undefined, autoplayEnd: why },
    ...(why === 'rounds' ? [] : [{ do: 'stopAutoplay' } as const]),
  )

function walletReported(state: GameState, balance: bigint, version: number): Next {
  if (version < state.wallet.version || state.phase.at === 'opening') return stay(state)
  const wallet = { balance, version }
  // While a round is in view the newer figure would give its end away.
  return stay(roundHeld(state) === undefined ? { ...state, wallet, balance } : { ...state, wallet })
}

/** A round in view is shown to its end; afterwards nothing begins until the pause is over. */
function paused(state: GameState, on: boolean): Next {
  const remaining = state.trouble === 'RG_REALITY_CHECK' ? undefined : state.trouble
  const now: GameState = { ...state, paused: on, trouble: on ? state.trouble : remaining }
  return on && state.autoplay ? endAutoplay(now, 'check') : stay(now)
}

function close(state: GameState, why: RefusalCode): Next {
  const roundId = roundHeld(state)
  return stay(
    { ...state, phase: { at: 'closed', why }, autoplay: undefined },
    ...(roundId === undefined ? [] : [{ do: 'reportNone', roundId, balance: state.wallet.balance } as const]),
    ...(SESSION.has(why) ? [{ do: 'reportOver' } as const] : []),
  )
}

/** The round whose money the screen and the site around it hold back now. */
function roundHeld({ phase }: GameState): string | undefined {
  if (phase.at === 'asking' || phase.at === 'gambling') return phase.ask.key
  return phase.at === 'showing' ? phase.round.id : undefined
}

const sum = (values: readonly bigint[]) => values.reduce((total, item) => total + item, 0n)
