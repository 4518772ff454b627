import type { LiabilityRow, liabilityReport } from '@senluna/contract/desk/liability.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { periodOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { standingNow, standingsOf, type Liability, type WorstCase } from '../liability-store.ts'

/** What a brand owes and risks: now, and at the end of each day of a period, the latest first. */
export async function liabilityRows(
  { reading: db, worstCase }: { reading: Db; worstCase: WorstCase },
  { brand, query, now }: Call<typeof liabilityReport>,
): Promise<{ list: LiabilityRow[] }> {
  const { days } = periodOf(query, brand.timeZone, now)
  const [current, kept] = await Promise.all([standingNow(db, brand, worstCase), standingsOf(db, brand, days)])
  return {
    list: [
      { at: new Date(now).toISOString(), ...shown(current, brand) },
      ...kept.map(({ day, at, standing }) => ({ day, at: at.toISOString(), ...shown(standing, brand) })),
    ],
  }
}

function shown(standing: Liability, { currency: { code, scale, displayDecimals } }: Brand) {
  const { MAIN, LOCKED, VENDOR, DEBT, SUSPENSE, CREDIT } = standing
  return {
    currency: { code, exponent: scale, displayDecimals },
    owed: (MAIN + LOCKED + VENDOR + DEBT + SUSPENSE + CREDIT).toString(),
    main: MAIN.toString(),
    locked: LOCKED.toString(),
    vendor: VENDOR.toString(),
    debt: DEBT.toString(),
    suspense: SUSPENSE.toString(),
    credit: CREDIT.toString(),
    held: standing.HELD.toString(),
    withdrawals: standing.WITHDRAWALS.toString(),
    openBets: standing.OPEN_BETS.toString(),
    worstCase: standing.WORST_CASE.toString(),
    house: standing.HOUSE.toString(),
  }
}
