import type { CohortRow, cohortReport } from '@senluna/contract/desk/reports.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { cohortsSince, returnedSince, visitsSince, worthSince } from '../../facts/index.ts'

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
  const [registered, returned, worth, visits] = await Promise.all([
    cohortsSince(db, merchantCode, timeZone, since),
    returnedSince(db, merchantCode, timeZone, since),
    worthSince(db, { merchantCode, currency: code, zone: timeZone, since }),
    visitsSince(db, merchantCode, since),
  ])
  const cohorts = withVisits(registered, visits)
  const found = new Map(returned.map((row) => [`${row.week} ${row.after}`, row.members]))
  const worthOf = new Map(worth.map((row) => [row.week, row]))
  const list = cohorts.map((cohort) => {
    const after = (weeks: number) =>
      daysFrom(cohort.week, weeks * WEEK) > monday
        ? {}
        : { [`after${weeks}`]: found.get(`${cohort.week} ${weeks}`) ?? 0 }
    const { deposited = '0', ggr = '0', given = '0' } = worthOf.get(cohort.week) ?? {}
    // A week of visits alone has nobody to share by.
    const mean = (sum: bigint) => (cohort.registered === 0 ? 0n : sum / BigInt(cohort.registered)).toString()
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

const NOBODY = { registered: 0, firstDeposit: 0, secondDeposit: 0, played: 0 }

/** Weeks with who registered and who only came to look, the last one first. */
function withVisits<Cohort extends { week: string }>(
  registered: readonly Cohort[],
  visits: readonly { week: string; visits: number }[],
) {
  const found = new Map(visits.map((row) => [row.week, row.visits]))
  const cohorts = new Map(registered.map((row) => [row.week, row]))
  return [...new Set([...cohorts.keys(), ...found.keys()])]
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((week) => ({ ...NOBODY, week, ...cohorts.get(week), visits: found.get(week) ?? 0 }))
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const sunday0 = new Date(Date.parse(`${day}T00:00:00Z`)).getUTCDay()
  return daysFrom(day, -((sunday0 + WEEK - 1) % WEEK))
}
