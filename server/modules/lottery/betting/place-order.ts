import { at } from '@senluna/kit/assert.ts'
import { PostingQueue } from '@senluna/ledger/index.ts'
import { BATCHING, enqueue } from '../../wagers/index.ts'
import type { Lottery } from '../lottery.ts'
import { placeBatch, type AskedOrder, type OrderOutcome } from './place-batch.ts'
import { LiabilityCache } from './liability-cache.ts'

/** Batches under way at once; each has house accounts of its own. */
const BATCHES = 2

/**
 * Orders of more tickets, or of longer selections, go by themselves: nobody waits for their ten
 * thousand numbers.
 */
const MOST_TOGETHER = 10
const LONGEST_TOGETHER = 4_000

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
  const outcome = await (isLarge(asked) ? alone(asked) : enqueue(together, asked, asked.placing.caller.memberId))
  if (outcome.status === 'failed') throw outcome.error
  return outcome
}

const isLarge = ({ order: { tickets, chase } }: AskedOrder): boolean =>
  tickets.length * (chase?.drawNumbers.length ?? 1) > MOST_TOGETHER ||
  JSON.stringify(tickets.map(({ selection }) => selection)).length > LONGEST_TOGETHER
