import type { Brand } from '@senluna/kit/brand.ts'
import { afterThaw, afterVoid, FAMILIES } from './families.ts'
import type { ApprovalAction } from './modules/approvals/index.ts'
import * as agents from './modules/agents/desk/index.ts'
import type { OnMoved } from './modules/agents/index.ts'
import * as bills from './modules/bills/desk/index.ts'
import * as cashier from './modules/cashier/desk/index.ts'
import type { Deposits } from './modules/cashier/index.ts'
import * as catalog from './modules/catalog/desk/index.ts'
import type { Codes } from './modules/codes/index.ts'
import * as contracts from './modules/contracts/desk/index.ts'
import * as credit from './modules/credit/desk/index.ts'
import * as jackpots from './modules/jackpots/desk/index.ts'
import * as kyc from './modules/kyc/desk/index.ts'
import * as members from './modules/members/desk/index.ts'
import type { Members } from './modules/members/index.ts'
import * as content from './modules/content/desk/index.ts'
import * as messages from './modules/messages/desk/index.ts'
import * as operations from './modules/operations/index.ts'
import * as points from './modules/points/desk/index.ts'
import * as promotions from './modules/promotions/desk/index.ts'
import * as protection from './modules/protection/desk/index.ts'
import * as reconciliation from './modules/reconciliation/index.ts'
import * as risk from './modules/risk/desk/index.ts'
import * as security from './modules/security/desk/index.ts'
import type { Security } from './modules/security/index.ts'
import * as settings from './modules/settings/desk/index.ts'
import type { Sessions } from './modules/sessions/index.ts'
import type { Settings } from './modules/settings/index.ts'
import * as staff from './modules/staff/desk/index.ts'
import * as transfers from './modules/transfers/desk/index.ts'
import * as turnover from './modules/turnover/desk/index.ts'
import * as vip from './modules/vip/desk/index.ts'
import * as wagers from './modules/wagers/desk/index.ts'

/** Every module that has approvals. */
const MODULES = [
  agents,
  bills,
  cashier,
  catalog,
  contracts,
  credit,
  jackpots,
  kyc,
  members,
  content,
  messages,
  operations,
  points,
  promotions,
  protection,
  reconciliation,
  risk,
  security,
  settings,
  staff,
  transfers,
  turnover,
  vip,
  wagers,
]

/** What the actions of all modules need. */
export interface ApprovalParts {
  brands: readonly Brand[]
  codes: Codes
  deposits: Deposits
  members: Members
  onMoved: OnMoved
  security: Security
  sessions: Sessions
  settings: Settings
}

/** Every action that two people do together. */
export const approvalActions = (parts: ApprovalParts): readonly ApprovalAction[] => [
  ...MODULES.flatMap(({ approvals }) => approvals({ ...parts, afterThaw, afterVoid })),
  ...FAMILIES.flatMap(({ approvals = [] }) => approvals),
]
