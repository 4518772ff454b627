import type { MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import * as z from 'zod/mini'
import { event } from './event.ts'
import {
  isWagerAlone,
  isWagerBatch,
  wagerAlone,
  wagerBatch,
  type WagerAlone,
  type WagerColumns,
  type WagerInBatch,
} from './wager-row.ts'

/**
 * The rows that the money path writes. `wagerSettled` and `wagersSettled` are whole rounds,
 * `wagerMoved` and `wagersMoved` steps. Whoever follows wagers gets `WagerMoved`, whatever the row.
 */
export const WAGER_EVENTS = {
  wagerSettled: event('person', wagerAlone, isWagerAlone),
  wagersSettled: event('*', wagerBatch, isWagerBatch),
  wagerMoved: event('person', wagerAlone, isWagerAlone),
  wagersMoved: event('*', wagerBatch, isWagerBatch),
  /** A draw has been settled: all of its tickets stand as its result makes them. */
  drawSettled: event(
    '*',
    z.object({ draw: z.int(), game: z.string(), numero: z.string(), state: z.int(), version: z.int() }),
  ),
}

/** The topics whose rows hold wagers. */
export type WagerTopic = Exclude<keyof typeof WAGER_EVENTS, 'drawSettled'>
export const isWagerTopic = (topic: string): topic is WagerTopic => topic !== 'drawSettled' && topic in WAGER_EVENTS

/** The wallet of real money, by its account number. */
const REAL = 1

/** A wager was made, settled or corrected. */
export interface WagerMoved {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  gameId: string
  /** Of a whole round: the round's id. */
  wagerId: Id<'wager'>
  roundId: string | undefined
  /** `round`: bet and settled at once. Else the step. */
  step: 'round' | NonNullable<WagerAlone['kind']>
  /** The account number of the wallet. */
  wallet: number
  isReal: boolean
  /**
   * The wallet after it. Absent where a settlement publishes thousands at once: then it is read
   * where it is shown.
   */
  after: { balance: Amount; version: number } | undefined
  /**
   * What a step changed of what counts as played, and of the payout. A whole round may say what it
   * counts for, and then its product too; never its payout.
   */
  validBet: string | undefined
  product: Product | undefined
  payout: string | undefined
  at: Instant
}

/** The wagers of a row that was accepted, each with the trace it came of. */
export function wagersOf(row: {
  topic: WagerTopic
  audience: string
  payload: unknown
  at: Instant
  traceId: string | undefined
}): { moved: WagerMoved; traceId: string | undefined }[] {
  const { audience, payload, at, traceId } = row
  if (row.topic === 'wagerSettled' || row.topic === 'wagerMoved') {
    const wager = { ...(payload as WagerAlone), owner: audience as Id<'member'> }
    return [{ moved: movedOf(wager, at), traceId }]
  }
  const batch = Array.isArray(payload) ? (payload as WagerInBatch[]) : byRow(payload as WagerColumns)
  return batch.map((wager) => ({
    moved: movedOf(wager, instant(Date.parse(wager.at))),
    traceId: wager.traceId ?? undefined,
  }))
}

// Written out field by field: tens of thousands a second pass here.
function movedOf(wager: WagerAlone & Pick<WagerInBatch, 'owner'>, at: Instant): WagerMoved {
  const { owner, merchantId, gameId, wallet, roundId, kind, balance, version, validBet, product, payout } = wager
  return {
    memberId: owner,
    merchantCode: merchantId,
    gameId,
    wagerId: wager.wagerId ?? (roundId as Id<'wager'>),
    roundId,
    step: kind ?? 'round',
    wallet,
    isReal: wallet === REAL,
    after: balance === undefined || version === undefined ? undefined : { balance: amount(BigInt(balance)), version },
    validBet,
    product,
    payout,
    at,
  }
}

function byRow({ same, each }: WagerColumns): WagerInBatch[] {
  return (each.wagerId ?? []).map((wagerId, place) => {
    const row = {
      owner: each.owner?.[place] ?? same.owner,
      wallet: each.wallet?.[place] ?? same.wallet,
      gameId: each.gameId?.[place] ?? same.gameId,
      merchantId: each.merchantId?.[place] ?? same.merchantId,
      at: each.at?.[place] ?? same.at,
      balance: each.balance?.[place] ?? same.balance,
      version: each.version?.[place] ?? same.version,
      roundId: each.roundId?.[place] ?? same.roundId,
      wagerId,
      kind: each.kind?.[place] ?? same.kind,
      validBet: each.validBet?.[place] ?? same.validBet,
      product: each.product?.[place] ?? same.product,
      payout: each.payout?.[place] ?? same.payout,
      traceId: each.traceId?.[place] ?? same.traceId,
    }
    return row as WagerInBatch
  })
}

/**
 * Whether it settles a wager, or changes what a settled one counts for: a whole round, a win, which
 * settles a bet that counts nothing too, or another step that changes its valid bet.
 */
export const isSettled = ({ step, validBet }: WagerMoved): boolean =>
  step === 'round' || step === 'win' || (validBet !== undefined && validBet !== '0')

/** What a whole round counts for, which can't have been counted before. */
export interface RoundBet {
  product: Product
  validBet: Amount
}

/** What a whole round counts for; undefined where its row doesn't say so, and of a step. */
export const roundBetOf = ({ step, product, validBet }: WagerMoved): RoundBet | undefined =>
  step === 'round' && product !== undefined && validBet !== undefined
    ? { product, validBet: amount(BigInt(validBet)) }
    : undefined
