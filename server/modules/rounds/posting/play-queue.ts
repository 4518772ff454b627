import type { Product } from '@senluna/kit/product.ts'
import type { Clock } from '@senluna/kit/time.ts'
import { gameAccount, PostingQueue } from '@senluna/ledger/index.ts'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/figures/metrics.ts'
import { BATCHING, enqueue, PostingLane } from '../../wagers/index.ts'
import { type PlayItem, type PlayOutcome } from './play-statement.ts'
import { postRounds } from './post-rounds.ts'

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
  const lanes = Array.from({ length: parts.lanes }, () => playLane(parts))
  const queue = new PostingQueue<PlayItem, PlayOutcome>(lanes, {
    ...BATCHING,
    lateMs: 20,
    onBatch: (size) => {
      parts.metrics.batches.observe(size)
      parts.metrics.queued.set(queue.waiting)
    },
  })
  return {
    play: (item) => enqueue(queue, item, item.owner),
    warm: async () => {
      await Promise.all(lanes.map((lane) => lane.warm()))
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

const playLane = (parts: { url: string; clock: Clock; log: Log }) =>
  new PostingLane<PlayItem, PlayOutcome>({ ...parts, name: 'senluna play' }, async (items, { client, contrasOf }) =>
    postRounds(client, items, await contrasOf(items.map(sideOf)), parts.clock.now()),
  )

const sideOf = ({ merchant, product, currency }: PlayItem) => ({
  merchant,
  code: gameAccount(product as Product),
  currency,
})
