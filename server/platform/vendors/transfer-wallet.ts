import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** A player as a vendor knows them: an id that means nothing elsewhere. */
export interface VendorPlayer {
  id: string
  currency: string
  /** The brand they play at: each has keys of its own at a vendor. */
  merchantCode: MerchantCode
}

/**
 * The secrets that a brand and a vendor share: one signs, each of them is believed while a new one
 * takes its place.
 */
export interface VendorKeys {
  signs: string
  believed: readonly string[]
}

/** What an adapter is given of the product. */
export interface VendorLine {
  keys(merchantCode: MerchantCode): Promise<VendorKeys>
  /** Reports how a call went: how long it took, and whether an answer came that can be believed. */
  called(call: { merchantCode: MerchantCode; ms: number; answered: boolean }): void
}

/**
 * Money on its way to a vendor's wallet or back. `id` names it on both sides, for ever: sent again
 * it is the same one.
 */
export interface WalletMove {
  id: string
  player: VendorPlayer
  direction: 'IN' | 'OUT'
  amount: Amount
}

/**
 * What became of a move. `failed` only when it will never be done; no answer, one that can't be
 * read or one that isn't signed is `unknown`, whatever its status.
 */
export type MoveAnswer = { is: 'done' } | { is: 'failed'; why: string } | { is: 'unknown'; why: string }

/** Which game to open, and for whom. */
export interface VendorLaunch {
  player: VendorPlayer
  gameId: string
  language: string
  /** The page to come back to. */
  backUrl: string
}

/** What a vendor says was played there in a time, at one brand. */
export interface VendorReport {
  bets: number
  stake: Amount
  payout: Amount
}

/**
 * A game vendor that keeps its players' money itself while they play. Nothing here throws for a
 * vendor that is away.
 */
export interface TransferWallet {
  vendorCode: string
  /** The number of its wallet in every member's account, above 100; it never changes. */
  walletNo: number
  /** What its results count as. */
  product: Product
  /** The least and the most of one transfer, and what it must be a multiple of. */
  limits: { min: Amount; max: Amount; step: Amount }
  /**
   * Makes a player known; doing it again changes nothing. False when that couldn't be made sure.
   */
  open(player: VendorPlayer): Promise<boolean>
  /** What the player holds there; nothing when the vendor gave no clear answer. */
  balance(player: VendorPlayer): Promise<Amount | undefined>
  move(move: WalletMove): Promise<MoveAnswer>
  /**
   * What became of a move. A vendor that never saw it marks its id as cancelled and says `failed`;
   * one that can't do so says `unknown`, since it may still arrive.
   */
  ask(id: string, merchantCode: MerchantCode): Promise<MoveAnswer>
  /**
   * What was played between two moments, the end excluded; nothing when the vendor gave no clear
   * answer.
   */
  report(period: { merchantCode: MerchantCode; from: Instant; until: Instant }): Promise<VendorReport | undefined>
  /** The address of a game; nothing when the vendor gave none. */
  launch(launch: VendorLaunch): Promise<string | undefined>
}
