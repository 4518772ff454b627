import { FAMILIES } from './families.ts'
import { administrationActions, hostsByTwo } from './modules/administration/index.ts'
import {
  approvalOfAdjustments,
  approvalOfChannels,
  approvalOfFoundParts,
  approvalOfOpenedWays,
  approvalOfPauses,
  approvalOfUnbinding,
  approvalOfWithdrawals,
  channelApprovals,
  depositApprovals,
  type Deposits,
} from './modules/cashier/index.ts'
import type { Codes } from './modules/codes/index.ts'
import type { ApprovalAction } from './modules/approvals/index.ts'
import { approvalOfEnding } from './modules/protection/index.ts'
import { acceptByTwo } from './modules/kyc/index.ts'
import { closeCaseByTwo } from './modules/reconciliation/index.ts'
import { approvalOfCases, approvalOfRules, approvalOfUnwatching } from './modules/risk/index.ts'
import { approvalOfEdits, approvalOfVoids } from './modules/people/index.ts'
import type { Settings } from './modules/settings/index.ts'
import { approvalOfWaivers } from './modules/turnover/index.ts'
import { resolveByTwo } from './modules/transfers/index.ts'

/** Everything that two people of the desk do together, from every module that has such. */
export const approvalActions = (deposits: Deposits, codes: Codes, settings: Settings): readonly ApprovalAction[] => [
  resolveByTwo,
  closeCaseByTwo,
  acceptByTwo,
  approvalOfEnding,
  ...administrationActions,
  ...hostsByTwo(settings),
  ...depositApprovals(deposits),
  ...channelApprovals,
  approvalOfWithdrawals,
  approvalOfFoundParts,
  approvalOfAdjustments,
  approvalOfWaivers,
  approvalOfChannels,
  approvalOfOpenedWays,
  approvalOfPauses,
  approvalOfUnbinding,
  approvalOfCases,
  approvalOfRules,
  approvalOfUnwatching,
  approvalOfEdits(codes),
  approvalOfVoids,
  ...FAMILIES.flatMap(({ approvals: actions = [] }) => actions),
]
