import type { Clock, Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../platform/attempt.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { payDays } from './day-rebates.ts'
import { payDraw } from './draw-rebates.ts'
import { dropMark, takeMarks, takenDraws } from './mark-store.ts'
import type { RebateParts } from './rebates.ts'

/** The job that pays rebates of draws; events wake it. */
export const PAY_DRAWS = 'pay-rebates'

const AT_ONCE = 100

/**
 * Pays the rebates of every draw that was marked, each in a transaction of its own: one that fails
 * stops no other. Answers how many draws there were.
 */
export async function payDraws(parts: RebateParts, now: () => Instant): Promise<number> {
  const { db, log } = parts
  await takeMarks(db)
  return eachRow({
    log,
    trouble: 'the rebates of a draw could not be paid',
    kind: 'draw',
    keyOf: (draw: number) => String(draw),
    next: (tried) => takenDraws(db, AT_ONCE, tried),
    work: async (draw) => {
      await payDraw(parts, draw, now())
      await dropMark(db, draw)
    },
  })
}

/** Pays rebates: of draws as they are settled, of other bets at three in the morning. */
export function rebateJobs(parts: RebateParts & { clock: Clock }): ScheduledJob[] {
  const now = () => parts.clock.now()
  return [
    { name: PAY_DRAWS, cron: '* * * * *', run: async () => ({ rows: await payDraws(parts, now) }) },
    // Three in the morning of Vietnam, and again while there are days to pay.
    { name: 'pay-daily-rebates', cron: '0 20-23 * * *', run: async () => ({ rows: await payDays(parts, now()) }) },
  ]
}
