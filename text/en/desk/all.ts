import { desk } from './desk.ts'
import { deskActs } from './acts.ts'
import { deskAudited } from './audited.ts'
import { deskApprovals } from './approvals.ts'
import { deskApprovalWords } from './approval-words.ts'
import { deskAffiliates } from './affiliates.ts'
import { deskAgents } from './agents.ts'
import { deskBills } from './bills.ts'
import { deskVip } from './vip.ts'
import { deskWagers } from './wagers.ts'
import { deskSettings } from './settings/pages.ts'
import { deskDeposits } from './money/deposits.ts'
import { deskContent } from './content.ts'
import { deskContracts } from './contracts.ts'
import { deskCredit } from './credit.ts'
import { deskDashboard } from './dashboard.ts'
import { deskList } from './list.ts'
import { deskWithdrawals } from './money/withdrawals.ts'
import { deskOperations } from './operations.ts'
import { deskMembers } from './members.ts'
import { deskKyc } from './kyc.ts'
import { deskNames } from './names.ts'
import { deskPoints } from './points.ts'
import { deskPrizes } from './prizes.ts'
import { deskPromotions } from './promotions.ts'
import { deskSegments } from './segments.ts'
import { deskProtection } from './protection.ts'
import { deskTranslations } from './translations.ts'
import { deskFeedback } from './feedback.ts'
import { deskTransfers } from './money/transfers.ts'
import { deskWords } from './words.ts'
import { deskReports } from './reports.ts'
import { deskRules } from './rules.ts'
import { deskRtp } from './rtp.ts'
import { deskReconciliation } from './money/reconciliation.ts'
import { deskSettingProblems } from './settings/problems.ts'

/** Everything the desk says in this language: one line for each file of its pages. */
export const deskAll = {
  ...desk,
  ...deskActs,
  ...deskAudited,
  ...deskApprovals,
  ...deskApprovalWords,
  ...deskAffiliates,
  ...deskAgents,
  ...deskBills,
  ...deskReconciliation,
  ...deskReports,
  ...deskRtp,
  ...deskRules,
  ...deskSettingProblems,
  ...deskVip,
  ...deskWagers,
  ...deskSettings,
  ...deskDeposits,
  ...deskContent,
  ...deskPrizes,
  ...deskPromotions,
  ...deskSegments,
  ...deskContracts,
  ...deskCredit,
  ...deskDashboard,
  ...deskList,
  ...deskWithdrawals,
  ...deskMembers,
  ...deskOperations,
  ...deskKyc,
  ...deskNames,
  ...deskPoints,
  ...deskProtection,
  ...deskTranslations,
  ...deskFeedback,
  ...deskTransfers,
  ...deskWords,
}
