import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../platform/concurrency/attempt.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { closeWeeks } from './close-weeks.ts'
import type { Credit } from './credit.ts'
import { resetWallet } from './settle/reset.ts'
import { heldStatement, resetsLeft } from './store/statement-store.ts'

const AT_ONCE = 100

/** Weeks of credit that are over, and wallets that did not hold what was to be taken. */
export function creditJobs(credit: Credit): ScheduledJob[] {
  const now = () => credit.clock.now()
  return [
    {
      name: 'close-credit-weeks',
      cron: '*/5 * * * *',
      run: async () => ({ rows: await closeWeeks(credit, now()) }),
    },
    { name: 'reset-credit', cron: '* * * * *', run: async () => ({ rows: await resetLeft(credit, now()) }) },
  ]
}

/** Takes what players have won and staked again, as far as it is there by now. */
export const resetLeft = ({ db, log }: Pick<Credit, 'db' | 'log'>, now: Instant): Promise<number> =>
  eachRow({
    log,
    trouble: 'a wallet could not be brought back to its credit',
    kind: 'statement',
    keyOf: (id: Id<'credit-statement'>) => id,
    next: (tried) => resetsLeft(db, AT_ONCE, tried),
    work: (id) =>
      db.transaction().execute(async (tx) => {
        const statement = await heldStatement(tx, id)
        if (statement && statement.toReset !== 0n) await resetWallet(tx, statement, now)
      }),
  })
