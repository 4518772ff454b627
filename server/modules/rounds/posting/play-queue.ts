import { Refusal } from '@senluna/contract/refusals.ts'
import type { Clock } from '@senluna/kit/time.ts'
import { PostingQueue, QueueFull } from '@senluna/ledger/index.ts'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/figures/metrics.ts'
import { type PlayItem, type PlayOutcome } from './play-statement.ts'
import { PlayLane } from '../../wagers/posting/posting-lane.ts'

/** Errors of a statement that one item can cause: then the batch is halved. */
const POISON = /^(?:22|23|P0|XX|42)/

const isPoison = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  POISON.test(error.code)

/** A lock that wasn't given in time: the statement was undone whole. */
const isBlocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'

/** The money path of one process: its lanes and the queue in front of them. */
export interface PlayQueue {
  /** Posts one paid round. Refuses SYS_BUSY when too many wait; then nothing was sent. */
  play(item: PlayItem): Promise<PlayOutcome>
  warm(): Promise<void>
  close(): Promise<void>
}

/** Builds the money path with so many posting connections. */
export function createPlayQueue(parts: {
  url: string
  lanes: number
  clock: Clock
  log: Log
  metrics: Metrics
}): PlayQueue {
  const lanes = Array.from({ length: parts.lanes }, () => new PlayLane(parts.url, parts.clock, parts.log))
  const queue = new PostingQueue<PlayItem, PlayOutcome>(lanes, {
    batchOf: 64,
    bound: 1_000,
    lateMs: 20,
    isPoison,
    isBlocked,
    onBatch: (size) => {
      parts.metrics.batches.observe(size)
      parts.metrics.queued.set(queue.waiting)
    },
  })
  return {
    play: (item) =>
      queue.add(item, item.owner).catch((error: unknown) => {
        if (error instanceof QueueFull) throw new Refusal('SYS_BUSY', { retryAfterSec: 1 })
        throw error
      }),
    warm: async () => {
      await Promise.all(lanes.map((lane) => lane.warm()))
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
