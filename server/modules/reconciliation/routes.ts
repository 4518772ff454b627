import * as contract from '@senluna/contract/reconciliation.ts'
import type { Db } from '../../platform/database/db.ts'
import { periodOf } from '../../platform/day-range.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { exportRoute } from '../staff/index.ts'
import { balanceOf } from './balance.ts'
import { daysOf } from './days.ts'
import { resolveDay } from './resolve.ts'
import { lastRun } from './runs.ts'

/** The calls of reconciliation at the desk. */
export const reconciliationRoutes = (db: Db): Route[] => [
  route(contract.channelDays, (call) => days(db, call)),
  exportRoute(db, contract.channelDays, contract.exportDays, (call) => days(db, call)),
  route(contract.resolveDay, (call) => resolveDay(db, call)),
  route(contract.trialBalance, (call) => balance(db, call)),
  exportRoute(db, contract.trialBalance, contract.exportBalance, (call) => balance(db, call)),
]

async function days(db: Db, { brand, query, now }: Call<typeof contract.channelDays>) {
  const { from, until } = periodOf(query, brand.timeZone, now)
  const list = await daysOf(db, brand, { from, until })
  return { list: query.open ? list.filter(({ clear }) => !clear) : list }
}

async function balance(db: Db, { brand }: Call<typeof contract.trialBalance>) {
  const run = await lastRun(db)
  return { list: await balanceOf(db, brand.merchantCode), ...(run ? { run } : {}) }
}
