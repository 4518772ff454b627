import { assert } from '@senluna/kit/assert.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../platform/concurrency/attempt.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { payDays, sumWaiting } from './day-rebates.ts'
import { dropMark, takeMarks, takenScopes } from './mark-store.ts'
import type { RebateParts, UnitScope } from './rebates.ts'
import { payUnit } from './unit-rebates.ts'

/** The job that pays rebates of units; events wake it. */
export const PAY_UNITS = 'pay-rebates'

const AT_ONCE = 100

/**
 * Pays the rebates of every unit that was marked, each in a transaction of its own: one that fails
 * stops no other. Answers how many units there were.
 */
export async function payUnits(parts: RebateParts, now: () => Instant): Promise<number> {
  const { db, log } = parts
  await takeMarks(db)
  return eachRow({
    log,
    trouble: 'the rebates of a unit could not be paid',
    kind: 'unit',
    keyOf: (scope: UnitScope) => scope,
    next: (tried) => takenScopes(db, AT_ONCE, tried),
    work: async (scope) => {
      const [unit, name] = scope.split(' ')
      const units = parts.units.find((other) => other.unit === unit)
      assert(units && name, `a family settles units as ${scope}`)
      await payUnit(parts, units, name, now())
      await dropMark(db, scope)
    },
  })
}

/** Pays rebates: of units as they are settled, of other bets at three in the morning. */
export function rebateJobs(parts: RebateParts & { clock: Clock }): ScheduledJob[] {
  const now = () => parts.clock.now()
  return [
    { name: PAY_UNITS, cron: '* * * * *', run: async () => ({ rows: await payUnits(parts, now) }) },
    // Three in the morning of Vietnam, and again while there are days to pay.
    { name: 'pay-daily-rebates', cron: '0 20-23 * * *', run: async () => ({ rows: await payDays(parts, now()) }) },
    {
      name: 'sum-team-rebates',
      cron: '5,15,25,35,45,55 * * * *',
      run: async () => ({ rows: await sumWaiting(parts, now()) }),
    },
  ]
}
