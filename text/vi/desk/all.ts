import { desk } from './desk.ts'
import { deskApprovals } from './approvals.ts'
import { deskApprovalWords } from './approval-words.ts'
import { deskBets } from './bets.ts'
import { deskBrand } from './brand.ts'
import { deskDeposits } from './money/deposits.ts'
import { deskContent } from './content.ts'
import { deskDashboard } from './dashboard.ts'
import { deskList } from './list.ts'
import { deskPayouts } from './money/payouts.ts'
import { deskSystem } from './system.ts'
import { deskPeople } from './people.ts'
import { deskKyc } from './kyc.ts'
import { deskNames } from './names.ts'
import { deskProtection } from './protection.ts'
import { deskTexts } from './texts.ts'
import { deskTickets } from './tickets.ts'
import { deskTransfers } from './money/transfers.ts'
import { deskWords } from './words.ts'
import { deskReconciliation } from './money/reconciliation.ts'
import { deskSettings } from './settings.ts'

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
