import type { ApprovalAction } from '../../approvals/index.ts'
import type { Deposits } from '../deposits/deps.ts'
import { approvalOfAdjustments } from './adjustments/adjust.ts'
import { channelApprovals } from './deposits/channels.ts'
import { depositApprovals } from './deposits/decide.ts'
import { approvalOfUnbinding } from './withdrawals/accounts.ts'
import { approvalOfWithdrawals } from './withdrawals/acts.ts'
import { approvalOfChannels, approvalOfOpenedWays, approvalOfPauses } from './withdrawals/channels.ts'
import { approvalOfFoundParts } from './withdrawals/find-part.ts'

/** What two people decide of money in and out together. */
export const approvals = ({ deposits }: { deposits: Deposits }): readonly ApprovalAction[] => [
  ...depositApprovals(deposits),
  ...channelApprovals,
  approvalOfWithdrawals,
  approvalOfFoundParts,
  approvalOfAdjustments,
  approvalOfChannels,
  approvalOfOpenedWays,
  approvalOfPauses,
  approvalOfUnbinding,
]
