import * as contract from '@senluna/contract/desk/money/reconciliation.ts'
import type { Db } from '../../platform/database/db.ts'
import { periodOf } from '../../platform/day-range.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import type { ApprovalAction } from '../approvals/index.ts'
import { channelNames, namedChannel } from '../cashier/index.ts'
import { exportRoute, listRoutes } from '../staff/index.ts'
import { balanceOf } from './queries/balance.ts'
import { cases, closeCase, closeCaseApproval, openCase } from './cases.ts'
import { chainLines } from './chain-lines.ts'
import { daysOf } from './queries/days.ts'
import { lastRun } from './run-store.ts'
import { vendorDays } from './vendor-days.ts'

/** The calls of reconciliation at the desk. */
export const reconciliationRoutes = (db: Db): Route[] => [
  route(contract.channelDays, (call) => days(db, call)),
  exportRoute(db, contract.channelDays, contract.exportDays, (call) => days(db, call)),
  route(contract.trialBalance, (call) => balance(db, call)),
  exportRoute(db, contract.trialBalance, contract.exportBalance, (call) => balance(db, call)),
  route(contract.vendorDays, (call) => vendorDays(db, call)),
  exportRoute(db, contract.vendorDays, contract.exportVendorDays, (call) => vendorDays(db, call)),
  ...listRoutes(
    db,
    contract.chainLines,
    contract.exportChainLines,
    (call) => chainLines(db, call),
    () => ({ action: 'recon.chains', object: { kind: 'recon', id: 'chains' } }),
  ),
  route(contract.reconCases, (call) => cases(db, call)),
  exportRoute(db, contract.reconCases, contract.exportReconCases, (call) => cases(db, call)),
  route(contract.openReconCase, (call) => openCase(db, call)),
  route(contract.closeReconCase, (call) => closeCase(db, call)),
]

async function days(db: Db, { brand, query, now }: Call<typeof contract.channelDays>) {
  const { from, until } = periodOf(query, brand.timeZone, now)
  const list = await daysOf(db, brand, { from, until })
  return { list: query.open ? list.filter(({ state }) => state === 'DIFFERS') : list }
}

async function balance(db: Db, { brand, caller }: Call<typeof contract.trialBalance>) {
  const run = await lastRun(db)
  const withDetails = caller.rights.includes('system.view')
  const names = await channelNames(db, brand.merchantCode)
  const accounts = await balanceOf(db, brand.merchantCode)
  return {
    list: accounts.map((line) => ({ ...line, ...namedChannel(names, /^CASH:(.+)$/.exec(line.account)?.[1] ?? '') })),
    ...(run ? { run: withDetails ? run : { ...run, breaks: run.breaks.map(({ check }) => ({ check })) } } : {}),
  }
}

/** What two people decide of a difference together. */
export const approvals = (): readonly ApprovalAction[] => [closeCaseApproval]
