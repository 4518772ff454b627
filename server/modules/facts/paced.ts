import type { Clock, Instant } from '@senluna/kit/time.ts'

/** Work that takes a while rests so many times as long after it. */
const REST = 19

/**
 * Runs some work at most a twentieth of the time, however much of it there is: who is played for at
 * a hundred rounds a second is worked out less often.
 */
export function paced(clock: Clock, work: () => Promise<number>): () => Promise<number> {
  let until: Instant | undefined
  return async () => {
    const since = clock.now()
    if (until !== undefined && since < until) return 0
    const done = await work()
    const ended = clock.now()
    until = (ended + REST * (ended - since)) as Instant
    return done
  }
}
