import type { Brand } from '@senluna/kit/brand.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND, sumsOf } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { playedOf } from '../../wagers/index.ts'

const DEPOSITS: ReadonlySet<number> = new Set([KIND.DEPOSIT, KIND.DEPOSIT_CORRECTION])

/** The larger of what somebody deposited and validly bet since the month began. */
export async function monthOf(db: Db | Tx, brand: Brand, memberId: Id<'member'>, now: Instant): Promise<bigint> {
  const first = `${businessDate(now, brand.timeZone).slice(0, 7)}-01`
  const period = { from: new Date(startOfDay(first, brand.timeZone)), until: new Date(now + 1) }
  const query = queryOf(db)
  const deposited = (await sumsOf(query, memberId, period, brand.timeZone))
    .filter(({ kind }) => DEPOSITS.has(kind))
    .reduce((sum, { amount }) => sum + amount, 0n)
  const played = (await playedOf(query, memberId, period, brand.timeZone)).reduce(
    (sum, { validBet }) => sum + validBet,
    0n,
  )
  return deposited > played ? deposited : played
}
