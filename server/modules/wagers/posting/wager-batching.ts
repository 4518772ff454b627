import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { QueueFull, type PostingQueue } from '@senluna/ledger/index.ts'

/** Errors of a statement that one item can cause: then the batch is halved. */
const POISON = /^(?:22|23|P0|XX|42)/

/**
 * A lock that wasn't given in time, or that two waited for crosswise: the statement was undone
 * whole.
 */
const BLOCKED: ReadonlySet<string> = new Set(['55P03', '40P01'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** How wagers of every family gather into batches. */
export const BATCHING = {
  batchOf: 64,
  bound: 1_000,
  isPoison: (error: unknown): boolean => POISON.test(codeOf(error)),
  isBlocked: (error: unknown): boolean => BLOCKED.has(codeOf(error)),
} as const

/**
 * Queues one item of a member. Refuses SYS_BUSY when too many wait; then nothing was sent.
 */
export const enqueue = <Item, Result>(
  queue: PostingQueue<Item, Result>,
  item: Item,
  member: Id<'member'>,
): Promise<Result> =>
  queue.add(item, member).catch((error: unknown) => {
    throw error instanceof QueueFull ? new Refusal('SYS_BUSY', { retryAfterSec: 1 }) : error
  })
