import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { GambleOffer } from '@senluna/contract/play/gamble-offer.ts'
import type { FreeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import type { LimitReached } from '@senluna/contract/member/protection.ts'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { GambleChoice } from '@senluna/kit/games/gamble.ts'

/**
 * A spin as it was asked for. Repeated letter for letter until it is answered, so it is one spin
 * however often it is sent.
 */
export interface Ask {
  /** The Idempotency-Key, made before anything is sent. */
  key: string
  /** Digits, as on the wire. */
  stake: string
  /** What the player chose, in a game that asks. */
  choice?: string
  /** The round shown last, acknowledged in the same call. */
  seen?: string
  autoplay?: string
  /** The free rounds that this is one of: the house pays the stake. */
  free?: string
  /** When the player asked, in ms since 1970. */
  at: number
}

/** A step of a gamble as it was asked for; repeated as it is until it is answered. */
export interface GambleAsk {
  key: string
  /** The round whose win is risked. */
  of: string
  choice: GambleChoice
  /** How many steps were taken before. */
  after: number
}

/** Why something didn't go as asked: a refusal, or no answer at all. */
export type Trouble = RefusalCode | 'OFFLINE'

/** Where the game stands. `step` counts from 0 and is the one shown next. */
export type Phase =
  | { at: 'opening' }
  | { at: 'idle' }
  | { at: 'asking'; ask: Ask; attempt: number }
  | { at: 'showing'; round: Round; step: number; resumed: boolean }
  | { at: 'recalling'; round: Round; step: number }
  /** `reply` once the card is known and turns. */
  | { at: 'gambling'; ask: GambleAsk; attempt: number; reply?: GambleReply }
  | { at: 'closed'; why: Trouble }

/** An autoplay in progress, with the limits its player set. */
export interface Autoplay {
  id: string
  left: number
  /** What its rounds may still lose. */
  lossLeft: bigint
  winLimit: bigint | undefined
  stopOnFeature: boolean
}

/** Why an autoplay ended; undefined when nothing needs saying. */
export type AutoplayEnd =
  | 'rounds'
  | 'loss'
  /** Another one was started, in this game or in another. */
  | 'elsewhere'
  | 'win'
  | 'jackpot'
  | 'feature'
  | 'balance'
  | 'stopped'
  | 'connection'
  | 'check'
  | 'limit'

/** A pot that a round won. */
export type JackpotWon = NonNullable<PlayReply['jackpots']>[number]

export interface GameState {
  phase: Phase
  /**
   * What the screen shows: from the press to the round's end what was left after its stake; the
   * wallet does not wait.
   */
  balance: bigint
  /** The wallet's own figure, taken over once the round is shown. */
  wallet: { balance: bigint; version: number }
  stakes: readonly bigint[]
  stake: bigint
  /** Free rounds that can be played here, and whether they are played before own money. */
  free: readonly FreeRounds[]
  freeOn: boolean
  /** What of the round in view is not kept: the house's stake in it, what is above the most. */
  returned: bigint
  /** What the next round is played with, in a game that asks. */
  choice: string | undefined
  /** What the choice costs, in hundredths of the stake chosen; 100 where it costs just that. */
  priceX100: number
  /** What the round in view, or the last one, has paid so far. */
  won: bigint
  /** The round whose last step was shown and not acknowledged yet. */
  unacknowledged: string | undefined
  /** The round shown last. */
  last: Round | undefined
  /** Pots that the round in view, or the last one, won; reported once it was shown. */
  jackpots: readonly JackpotWon[]
  /** What of the last win may be gambled, and the step of it that was shown last. */
  gamble: GambleOffer | undefined
  turned: Round | undefined
  trouble: Trouble | undefined
  /** With RG_LIMIT: which of the player's own limits was reached. */
  reached: LimitReached | undefined
  /** The site shows something that comes before play: no spin begins. */
  paused: boolean
  autoplay: Autoplay | undefined
  autoplayEnd: AutoplayEnd | undefined
  /** Before this moment no spin begins: the jurisdiction's shortest cycle. */
  readyAt: number
  minCycleMs: number
  nonce: number
  /** Payouts less stakes of the rounds shown since the game was opened. */
  net: bigint
  rounds: number
}

/** What the world outside is asked to do; the driver carries it out. */
export type Effect =
  | { do: 'play'; ask: Ask; afterMs: number }
  | { do: 'gamble'; ask: GambleAsk; afterMs: number }
  | { do: 'keep'; ask: Ask }
  | { do: 'forget' }
  | { do: 'seen'; roundId: string; step: number }
  /** Acknowledge the last step unless a spin does it first. */
  | { do: 'seenLater'; roundId: string; step: number }
  | { do: 'findOpen' }
  | { do: 'stopAutoplay' }
  | { do: 'spinAgain'; at: number }
  | { do: 'reportStarted'; roundId: string; balance: bigint }
  /** The ask came to no round that is shown. */
  | { do: 'reportNone'; roundId: string; balance: bigint }
  | { do: 'reportShown'; roundId: string; balance: bigint; version: number }
  | { do: 'reportOver' }
  | { do: 'reportCheck' }

/** A state and what is to be done about it. */
export interface Next {
  state: GameState
  effects: readonly Effect[]
}

/** The free rounds that the next is one of; none by autoplay or in a mode that costs more. */
export const freeNow = ({ free, freeOn, autoplay, priceX100 }: GameState): FreeRounds | undefined =>
  freeOn && !autoplay && priceX100 === 100 ? free.find(({ left }) => left > 0) : undefined

/**
 * The stake the panel shows: the one the round in view was played with, else the one chosen for the
 * next.
 */
export function shownStake(state: GameState): bigint {
  const { phase, stake, priceX100 } = state
  const free = phase.at === 'idle' ? freeNow(state) : undefined
  if (free) return BigInt(free.stake)
  if (phase.at === 'asking') return BigInt(phase.ask.stake)
  return phase.at === 'showing' || phase.at === 'recalling' ? BigInt(phase.round.stake) : pricedAt(stake, priceX100)
}

/** What a stake of the ladder costs at a price in hundredths. */
export const pricedAt = (stake: bigint, priceX100: number): bigint => (stake * BigInt(priceX100)) / 100n

export const closed = (): GameState => ({
  phase: { at: 'opening' },
  balance: 0n,
  wallet: { balance: 0n, version: -1 },
  stakes: [],
  stake: 0n,
  free: [],
  freeOn: false,
  returned: 0n,
  choice: undefined,
  priceX100: 100,
  won: 0n,
  unacknowledged: undefined,
  last: undefined,
  jackpots: [],
  gamble: undefined,
  turned: undefined,
  trouble: undefined,
  reached: undefined,
  paused: false,
  autoplay: undefined,
  autoplayEnd: undefined,
  readyAt: 0,
  minCycleMs: 0,
  nonce: 0,
  net: 0n,
  rounds: 0,
})

/** A state and what is to be done about it. */
export interface Next {
  state: GameState
  effects: readonly Effect[]
}
