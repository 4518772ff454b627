import * as contract from '@senluna/contract/money/reports.ts'
import { lifetimeOf, sumsOf } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { periodOf } from '../../platform/day-range.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { playedOf } from '../wagers/index.ts'
import { consolidatedOf } from './consolidated.ts'
import { profitOf } from './profit.ts'

/** What an account comes to: its profit and loss, and its money wherever it stands. */
export const reportRoutes = (db: Db): Route[] => [
  route(contract.profit, async ({ caller, query, brand, now }) => {
    const period = periodOf(query, brand.timeZone, now)
    const read = queryOf(db)
    const [played, moved] = await Promise.all([
      playedOf(read, caller.memberId, period, brand.timeZone),
      sumsOf(read, caller.memberId, period, brand.timeZone),
    ])
    return profitOf({ played, moved }, period.days, brand.currency.code)
  }),
  route(contract.lifetime, async ({ caller, brand }) => {
    const { since, deposited, withdrawn, played } = await lifetimeOf(queryOf(db), caller.memberId)
    return {
      ...(since ? { since: since.toISOString() } : {}),
      currency: brand.currency.code,
      deposit: deposited.toString(),
      withdraw: withdrawn.toString(),
      netDeposit: (deposited - withdrawn).toString(),
      play: played.toString(),
    }
  }),
  route(contract.consolidated, ({ caller }) => consolidatedOf(db, caller)),
]
