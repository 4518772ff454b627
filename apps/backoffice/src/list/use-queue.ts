import { queueEvent, type Queue } from '@senluna/contract/desk/queues.ts'
import { hear, isListening } from '@senluna/web/client/live/topics.ts'
import { cache } from '@senluna/web/client/query.ts'
import { useEffect } from 'react'

/** However fast a queue changes, its page reads it again so often. */
const GATHER_MS = 1_000
/** What comes by itself is looked at all the same now and then: a word may be lost. */
const SAFE_MS = 60_000

/**
 * Reads the rows of a call again when a queue has changed: a moment later, and once for all that
 * happens meanwhile. Without a queue it does nothing; `any` is every one of them.
 */
export function useQueue(queue: Queue | 'any' | undefined, path: string): void {
  useEffect(() => {
    if (!queue) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = hear('queue', (data) => {
      const read = queueEvent.safeParse(data)
      // After a gap nobody knows which one it was.
      if (read.success && queue !== 'any' && read.data.queue !== queue) return
      timer ??= setTimeout(() => {
        timer = undefined
        void cache.invalidateQueries({ queryKey: [path] })
      }, GATHER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [queue, path])
}

/**
 * How often a list is read again: a queue that tells of itself seldom, unless the live connection
 * is away.
 */
export function pollMs(queue: Queue | undefined, everyMs: number | undefined): number | false {
  if (everyMs === undefined) return false
  return queue && isListening() ? Math.max(everyMs, SAFE_MS) : everyMs
}
