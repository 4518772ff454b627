import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { openGameSession, PlayReply, Round } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { LimitReached } from '@senluna/contract/member/protection.ts'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { GambleChoice } from '@senluna/kit/games/gamble.ts'
import type { Ask, Autoplay, AutoplayEnd, Trouble } from './state.ts'

export type Opened = ReplyOf<typeof openGameSession>

/** What is played with; its price in hundredths of the stake where it costs more than that. */
export interface Choice {
  choice: string
  priceX100?: number
}

/** What can happen to a game. Time, keys and the figures of a round arrive with it. */
export type GameEvent =
  /** The launch token was exchanged. `pending` is a spin of this tab that was never answered. */
  | { type: 'opened'; session: Opened; pending: Ask | undefined; stake: bigint | undefined; now: number }
  | { type: 'openFailed'; code: Trouble }
  /** The player has read of a pot they won. */
  | { type: 'jackpotRead' }
  | { type: 'spin'; key: string; now: number; once?: Choice | undefined }
  | { type: 'answered'; reply: PlayReply; now: number }
  | {
      type: 'refused'
      code: RefusalCode
      retryAfterMs: number | undefined
      reached?: LimitReached | undefined
      now: number
    }
  /** No answer that can be understood: the spin may or may not have happened. */
  | { type: 'lost'; now: number }
  /** Something beside a spin was refused or found no answer. */
  | { type: 'troubled'; code: Trouble; reached?: LimitReached | undefined }
  /** The next step of the round in view was shown to its end. */
  | { type: 'stepShown'; now: number }
  | { type: 'acknowledged'; roundId: string }
  /** All that stands of the last win is risked on a card. */
  | { type: 'gambled'; key: string; choice: GambleChoice; now: number }
  | { type: 'cardKnown'; reply: GambleReply }
  /** The card was turned to its end. */
  | { type: 'cardShown' }
  /** What stands is kept. */
  | { type: 'winKept' }
  /** A round of several moves ended; its figures count as those of a spin. */
  | { type: 'runOver'; round: Round; jackpots?: PlayReply['jackpots'] }
  /** The answer to `findOpen`. */
  | { type: 'openFound'; round: Round | undefined }
  | { type: 'stakeChosen'; stake: bigint }
  /** Whether free rounds are played before own money. */
  | { type: 'freeChosen'; on: boolean }
  /** `stake` where the choice decides it. */
  | ({ type: 'choiceMade'; stake?: bigint | undefined } & Choice)
  | { type: 'autoplayStarted'; autoplay: Autoplay }
  | { type: 'autoplayStopped'; why: AutoplayEnd }
  | { type: 'walletReported'; balance: bigint; version: number }
  | { type: 'seedsChanged'; nonce: number }
  | { type: 'troubleRead' }
  /** Something came before the game, or is gone again. */
  | { type: 'paused'; on: boolean }
  | { type: 'recalled'; round: Round }
  | { type: 'recallOver' }
  | { type: 'sessionOver'; code: RefusalCode }
