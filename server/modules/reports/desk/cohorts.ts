import type { CohortRow, cohortReport } from '@senluna/contract/desk/reports.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { cohortsSince, returnedSince, worthSince } from '../../facts/index.ts'

const WEEKS = 12
const WEEK = 7

/** Who registered in each of the last twelve weeks, how far they came, and who came back. */
export async function cohortRows(
  db: Db,
  { brand, now }: Pick<Call<typeof cohortReport>, 'brand' | 'now'>,
): Promise<{ list: CohortRow[] }> {
  const { merchantCode, timeZone } = brand
  const { code, scale, displayDecimals } = brand.currency
  const monday = mondayOf(businessDate(now, timeZone))
  const since = daysFrom(monday, -(WEEKS - 1) * WEEK)
  const [cohorts, returned, worth] = await Promise.all([
    cohortsSince(db, merchantCode, timeZone, since),
    returnedSince(db, merchantCode, timeZone, since),
    worthSince(db, { merchantCode, currency: code, zone: timeZone, since }),
  ])
  const found = new Map(returned.map((row) => [`${row.week} ${row.after}`, row.members]))
  const worthOf = new Map(worth.map((row) => [row.week, row]))
  const list = cohorts.map((cohort) => {
    const after = (weeks: number) =>
      daysFrom(cohort.week, weeks * WEEK) > monday
        ? {}
        : { [`after${weeks}`]: found.get(`${cohort.week} ${weeks}`) ?? 0 }
    const { deposited = '0', ggr = '0', given = '0' } = worthOf.get(cohort.week) ?? {}
    const mean = (sum: bigint) => (sum / BigInt(cohort.registered)).toString()
    return {
      ...cohort,
      currency: { code, exponent: scale, displayDecimals },
      meanDeposited: mean(BigInt(deposited)),
      meanNgr: mean(BigInt(ggr) - BigInt(given)),
      ...after(1),
      ...after(2),
      ...after(3),
      ...after(4),
    }
  })
  return { list }
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const sunday0 = new Date(Date.parse(`${day}T00:00:00Z`)).getUTCDay()
  return daysFrom(day, -((sunday0 + WEEK - 1) % WEEK))
}
