import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { isTrial, seesCenterPage } from '@senluna/kit/account-type.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  Banknote,
  BadgePercent,
  ChartNoAxesColumn,
  Gift,
  HeartHandshake,
  LockKeyhole,
  Mail,
  ReceiptText,
  Target,
  UserRoundPlus,
  WalletCards,
  Split,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { page } from '../shell/frame/page-chunk.ts'
import { CENTER_GROUPS, type CenterPage } from './pages.ts'

/** One page of the center. */
export interface CenterPanel {
  icon: LucideIcon
  /** The switch that the brand must have on. */
  needs?: SwitchId
  /** Who sees it, beside the rule of account types. */
  sees?: (member: MemberInfo) => boolean
  Panel: LazyExoticComponent<ComponentType>
}

/**
 * Every page that is built. A name that isn't here is in no menu, and its address leads to the
 * first page.
 */
export const PANELS: Readonly<Partial<Record<CenterPage, CenterPanel>>> = {
  securityCenter: {
    icon: LockKeyhole,
    Panel: lazy(page(() => import('./SecurityPage.tsx'))),
  },
  depositv2: {
    icon: ArrowDownToLine,
    Panel: lazy(page(() => import('../features/cashier/deposit/DepositPanel.tsx'))),
  },
  withdraw: {
    icon: Banknote,
    Panel: lazy(page(() => import('../features/cashier/withdraw/WithdrawPanel.tsx'))),
  },
  transferFund: {
    icon: ArrowLeftRight,
    needs: 'CENTER_TRANSFER',
    Panel: lazy(page(() => import('../features/cashier/transfer/TransferPanel.tsx'))),
  },
  transferUpline: {
    icon: Split,
    sees: mayTransferInLine,
    Panel: lazy(page(() => import('../features/cashier/line/LinePanel.tsx'))),
  },
  personalHistoryCopy: { icon: ReceiptText, Panel: lazy(page(() => import('../features/records/BetsPanel.tsx'))) },
  transactionHistory: { icon: WalletCards, Panel: lazy(page(() => import('../features/records/AccountPanel.tsx'))) },
  personalProfit: { icon: ChartNoAxesColumn, Panel: lazy(page(() => import('../features/profit/ProfitPanel.tsx'))) },
  bonusDetails: { icon: BadgePercent, Panel: lazy(page(() => import('../features/rewards/BonusPanel.tsx'))) },
  rewardCenter: {
    icon: Gift,
    needs: 'CENTER_REWARD',
    Panel: lazy(page(() => import('../features/rewards/RewardPanel.tsx'))),
  },
  referral: {
    icon: UserRoundPlus,
    needs: 'CENTER_REFERRAL',
    Panel: lazy(page(() => import('../features/referral/ReferralPanel.tsx'))),
  },
  missionLeaderboard: {
    icon: Target,
    needs: 'CENTER_MISSION',
    Panel: lazy(page(() => import('../features/rewards/MissionPanel.tsx'))),
  },
  messageV2: { icon: Mail, Panel: lazy(page(() => import('./MessagePanel.tsx'))) },
  limits: { icon: HeartHandshake, Panel: lazy(page(() => import('../features/protection/LimitsPanel.tsx'))) },
}

/**
 * The pages that a member finds in a brand whose switches `isOn` knows, group by group. Free play
 * finds what a member would: each page tells it that it needs a real account.
 */
export function groupsFor(member: MemberInfo, isOn: (id: SwitchId) => boolean): readonly (readonly CenterPage[])[] {
  return CENTER_GROUPS.map((group) => group.filter((one) => isFor(one, member, isOn))).filter(
    ({ length }) => length > 0,
  )
}

function isFor(name: CenterPage, member: MemberInfo, isOn: (id: SwitchId) => boolean): boolean {
  const panel = PANELS[name]
  if (!panel || (panel.needs && !isOn(panel.needs)) || (panel.sees && !panel.sees(member))) return false
  return isTrial(member.type) || seesCenterPage(member.type, name)
}

/**
 * Money between accounts of one line: only where the brand's profile allows it, upwards, and
 * downwards for agents.
 */
function mayTransferInLine({ toUpline, toDownline }: MemberInfo): boolean {
  return toUpline || toDownline
}
