import { desk } from './desk.ts'
import { deskApprovals } from './desk-approvals.ts'
import { deskApprovalWords } from './desk-approval-words.ts'
import { deskBets } from './desk-bets.ts'
import { deskBrand } from './desk-brand.ts'
import { deskDeposits } from './desk-deposits.ts'
import { deskContent } from './desk-content.ts'
import { deskDashboard } from './desk-dashboard.ts'
import { deskList } from './desk-list.ts'
import { deskLottery } from './desk-lottery.ts'
import { deskPayouts } from './desk-payouts.ts'
import { deskSystem } from './desk-system.ts'
import { deskPeople } from './desk-people.ts'
import { deskKyc } from './desk-kyc.ts'
import { deskNames } from './desk-names.ts'
import { deskProtection } from './desk-protection.ts'
import { deskTexts } from './desk-texts.ts'
import { deskTickets } from './desk-tickets.ts'
import { deskTransfers } from './desk-transfers.ts'
import { deskWords } from './desk-words.ts'
import { deskReconciliation } from './desk-reconciliation.ts'
import { deskSettings } from './desk-settings.ts'

/** Everything the desk says in this language: one line for each file of its pages. */
export const deskAll = {
  ...desk,
  ...deskApprovals,
  ...deskApprovalWords,
  ...deskReconciliation,
  ...deskSettings,
  ...deskBets,
  ...deskBrand,
  ...deskDeposits,
  ...deskContent,
  ...deskDashboard,
  ...deskList,
  ...deskLottery,
  ...deskPayouts,
  ...deskPeople,
  ...deskSystem,
  ...deskKyc,
  ...deskNames,
  ...deskProtection,
  ...deskTexts,
  ...deskTickets,
  ...deskTransfers,
  ...deskWords,
}
