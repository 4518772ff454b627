import { randomInt } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import { PostingQueue, QueueFull } from '@senluna/ledger/index.ts'
import type { Lottery } from '../lottery.ts'
import { placeBatch, type AskedOrder, type BatchRoom, type OrderOutcome } from './place-batch.ts'
import { Takings } from './takings.ts'

/** Errors of a statement that one order can cause: then the batch is halved. */
const POISON = /^(?:22|23|P0|XX|42)/
/**
 * A lock that wasn't given in time, or that two waited for crosswise: the statement was undone
 * whole.
 */
const BLOCKED: ReadonlySet<string> = new Set(['55P03', '40P01'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Batches under way at once; each has house accounts of its own. */
const LANES = 2
const FIRST_LANE = 5_000
/** Processes take different ones, as far as there are. */
const PROCESSES = 8

/**
 * Orders of more tickets, or of longer selections, go by themselves: nobody waits for their ten
 * thousand numbers.
 */
const MOST_TOGETHER = 10
const LONGEST_TOGETHER = 4_000

type Outcome = Exclude<OrderOutcome, { status: 'failed' }>

/** The queue of a process: orders that come at the same time are placed together. */
interface Desk {
  queue: PostingQueue<AskedOrder, OrderOutcome>
  /** For orders that go by themselves. */
  aside: BatchRoom
}

const desks = new WeakMap<Lottery, Desk>()

function deskOf(lottery: Lottery): Desk {
  const known = desks.get(lottery)
  if (known) return known
  const first = FIRST_LANE + (LANES + 1) * randomInt(PROCESSES)
  const takings = new Takings()
  const lanes = Array.from({ length: LANES }, (_, nth) => ({
    send: (asked: readonly AskedOrder[]) => placeBatch(lottery, asked, { lane: first + nth, takings }),
  }))
  const queue = new PostingQueue<AskedOrder, OrderOutcome>(lanes, {
    batchOf: 64,
    bound: 1_000,
    lateMs: 50,
    isPoison: (error) => POISON.test(codeOf(error)),
    isBlocked: (error) => BLOCKED.has(codeOf(error)),
  })
  const desk = { queue, aside: { lane: first + LANES, takings } }
  desks.set(lottery, desk)
  return desk
}

/**
 * Places an order under its key, once: all of its tickets or none, together with whatever else
 * waits. A repeat gets the same order again. Refusals: those of `placeOrder` in the contract.
 */
export async function placeOrder(lottery: Lottery, asked: AskedOrder): Promise<Outcome> {
  const { queue, aside } = deskOf(lottery)
  const outcome = isLarge(asked)
    ? at(await placeBatch(lottery, [asked], aside), 0)
    : await queue.add(asked, asked.placing.caller.memberId).catch(told)
  if (outcome.status === 'failed') throw outcome.error
  return outcome
}

function told(error: unknown): never {
  throw error instanceof QueueFull ? new Refusal('SYS_BUSY', { retryAfterSec: 1 }) : error
}

const isLarge = ({ order: { tickets, chase } }: AskedOrder): boolean =>
  tickets.length * (chase?.numeros.length ?? 1) > MOST_TOGETHER ||
  JSON.stringify(tickets.map(({ selection }) => selection)).length > LONGEST_TOGETHER
