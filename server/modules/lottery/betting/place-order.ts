import { at } from '@senluna/kit/assert.ts'
import { findBetType, findGame } from '@senluna/games/lottery/rules/index.ts'
import { PostingQueue } from '@senluna/ledger/index.ts'
import { BATCHING, enqueue } from '../../wagers/index.ts'
import type { Lottery } from '../lottery.ts'
import { placeBatch, type AskedOrder, type OrderOutcome } from './place-batch.ts'
import { LiabilityCache } from './liability/liability-cache.ts'

/** Batches under way at once; each has house accounts of its own. */
const BATCHES = 2

/**
 * Orders of more tickets, or of longer selections, go by themselves: nobody waits for their ten
 * thousand numbers. A number in all orders stands for as many as 24.
 */
const MOST_TOGETHER = 10
const LONGEST_TOGETHER = 4_000
const MOST_ORDERS = 24

type Outcome = Exclude<OrderOutcome, { status: 'failed' }>

/** The queue of a process: orders that come at the same time are placed together. */
interface OrderQueue {
  together: PostingQueue<AskedOrder, OrderOutcome>
  /** Places an order beside the queue. */
  alone(asked: AskedOrder): Promise<OrderOutcome>
}

const queues = new WeakMap<Lottery, OrderQueue>()

function queueOf(lottery: Lottery): OrderQueue {
  const known = queues.get(lottery)
  if (known) return known
  const liabilities = new LiabilityCache()
  const laneOf = async (nth: number) => at(await lottery.lanes.of('orders', BATCHES + 1), nth)
  const lanes = Array.from({ length: BATCHES }, (_, nth) => ({
    send: async (asked: readonly AskedOrder[]) => placeBatch(lottery, asked, { lane: await laneOf(nth), liabilities }),
  }))
  const queue: OrderQueue = {
    together: new PostingQueue(lanes, { ...BATCHING, lateMs: 50 }),
    alone: async (asked) => at(await placeBatch(lottery, [asked], { lane: await laneOf(BATCHES), liabilities }), 0),
  }
  queues.set(lottery, queue)
  return queue
}

/**
 * Places an order under its key, once: all of its tickets or none, together with whatever else
 * waits. A repeat gets the same order again. Refusals: those of `placeOrder` in the contract.
 */
export async function placeOrder(lottery: Lottery, asked: AskedOrder): Promise<Outcome> {
  const { together, alone } = queueOf(lottery)
  const outcome = await (isLarge(asked.order) ? alone(asked) : enqueue(together, asked, asked.placing.caller.memberId))
  if (outcome.status === 'failed') throw outcome.error
  return outcome
}

/** Whether an order goes by itself. */
export function isLarge({ tickets, chase, free }: AskedOrder['order']): boolean {
  // The house's stake comes in the transaction that takes it.
  if (free !== undefined) return true
  const draws = chase?.drawNumbers.length ?? 1
  const length = tickets.reduce((sum, ticket) => sum + lengthOf(ticket), 0)
  return tickets.length * draws > MOST_TOGETHER || length * draws > LONGEST_TOGETHER
}

/** The text of what a ticket comes to at most, whatever is left of it once it is read. */
function lengthOf({ gameCode, betType, selection }: AskedOrder['order']['tickets'][number]): number {
  const game = findGame(gameCode)
  const isReversed = game !== undefined && findBetType(game, betType)?.base !== undefined
  return JSON.stringify(selection).length * (isReversed ? MOST_ORDERS : 1)
}
