import { desk } from './desk.ts'
import { deskApprovals } from './desk-approvals.ts'
import { deskBrand } from './desk-brand.ts'
import { deskDeposits } from './desk-deposits.ts'
import { deskContent } from './desk-content.ts'
import { deskDashboard } from './desk-dashboard.ts'
import { deskList } from './desk-list.ts'
import { deskPayouts } from './desk-payouts.ts'
import { deskSystem } from './desk-system.ts'
import { deskPeople } from './desk-people.ts'
import { deskKyc } from './desk-kyc.ts'
import { deskTransfers } from './desk-transfers.ts'
import { deskReconciliation } from './desk-reconciliation.ts'

/** Everything the desk says in this language: one line for each file of its pages. */
export const deskAll = {
  ...desk,
  ...deskApprovals,
  ...deskReconciliation,
  ...deskBrand,
  ...deskDeposits,
  ...deskContent,
  ...deskDashboard,
  ...deskList,
  ...deskPayouts,
  ...deskPeople,
  ...deskSystem,
  ...deskKyc,
  ...deskTransfers,
}
