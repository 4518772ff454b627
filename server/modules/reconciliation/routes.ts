import * as contract from '@senluna/contract/reconciliation.ts'
import type { Db } from '../../platform/database/db.ts'
import { periodOf } from '../../platform/day-range.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { balanceOf } from './balance.ts'
import { daysOf } from './days.ts'
import { resolveDay } from './resolve.ts'
import { lastRun } from './runs.ts'

/** The calls of reconciliation at the desk. */
export const reconciliationRoutes = (db: Db): Route[] => [
  route(contract.channelDays, async ({ brand, query, now }) => {
    const { from, until } = periodOf(query, brand.timeZone, now)
    const list = await daysOf(db, brand, { from, until })
    return { list: query.open ? list.filter(({ clear }) => !clear) : list }
  }),
  route(contract.resolveDay, (call) => resolveDay(db, call)),
  route(contract.trialBalance, async ({ brand }) => {
    const run = await lastRun(db)
    return { list: await balanceOf(db, brand.merchantCode), ...(run ? { run } : {}) }
  }),
]
