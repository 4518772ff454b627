import type { ApprovalAction } from '../../approvals/index.ts'
import type { Deposits } from '../deposits/deps.ts'
import { adjustmentApproval } from './adjustments/adjust.ts'
import { importApproval } from './bank-files/release.ts'
import { channelApprovals } from './deposits/channels.ts'
import { creditApproval } from './deposits/decide/credit.ts'
import { matchApproval } from './deposits/decide/match.ts'
import { returnApproval } from './deposits/decide/send-back.ts'
import { unbindApproval, unlockApproval } from './withdrawals/accounts.ts'
import { withdrawalApproval } from './withdrawals/acts.ts'
import { payoutChannelApproval, openPayoutChannelApproval, pauseApproval } from './withdrawals/channels.ts'
import { foundPartApproval } from './withdrawals/find-part.ts'
import { paidApproval } from './withdrawals/paid-by-hand.ts'
import { settleApproval } from './withdrawals/settle-dispute.ts'

/** What two people decide of money in and out together. */
export const approvals = ({ deposits }: { deposits: Deposits }): readonly ApprovalAction[] => [
  matchApproval(deposits),
  creditApproval(deposits),
  returnApproval(deposits),
  importApproval(deposits),
  ...channelApprovals(deposits),
  withdrawalApproval,
  foundPartApproval,
  paidApproval,
  settleApproval,
  adjustmentApproval,
  payoutChannelApproval,
  openPayoutChannelApproval,
  pauseApproval,
  unbindApproval,
  unlockApproval,
]
