import type { MemberInfo } from '@senluna/contract/member/account.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import {
  ArrowLeftRight,
  CalendarCheck,
  CircleGauge,
  Clock,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  ReceiptText,
  Scale,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react'
import { waitsOf } from './contracts/Waits.tsx'
import { UnreadCount } from './announcements/UnreadCount.tsx'
import type { AgentEntry, ContractFlags } from './entry.ts'

const isAffiliate = ({ type }: MemberInfo): boolean => type === ACCOUNT_TYPE.AFFILIATE

/** Not affiliates: what single accounts of theirs do is not for them. */
const leadsAccounts = (member: MemberInfo): boolean => !isAffiliate(member)

/** Every page of the agent center, in the order of its menu. */
export const ENTRIES: readonly AgentEntry[] = [
  {
    id: 'agentAnnouncement',
    name: 'agent.page.agentAnnouncement',
    Icon: Megaphone,
    load: () => import('./announcements/Announcements.tsx'),
    Count: UnreadCount,
  },
  {
    id: 'agentTeamOverview',
    name: 'agent.page.agentTeamOverview',
    Icon: LayoutDashboard,
    load: () => import('./overview/Overview.tsx'),
  },
  {
    id: 'registerCenter',
    name: 'agent.page.registerCenter',
    affiliateName: 'aff.links',
    Icon: UserPlus,
    load: () => import('./register/RegisterCenter.tsx'),
  },
  {
    id: 'downlineManagmentView',
    name: 'agent.page.downlineManagmentView',
    Icon: Users,
    load: () => import('./team/TeamManagement.tsx'),
    sees: leadsAccounts,
  },
  {
    id: 'personalHistoryCopy',
    name: 'agent.page.personalHistoryCopy',
    Icon: ReceiptText,
    load: () => import('./bets/Bets.tsx'),
    sees: leadsAccounts,
  },
  {
    id: 'palStatementsAgentCopy',
    name: 'agent.page.palStatementsAgentCopy',
    Icon: Scale,
    load: () => import('./profit/Profit.tsx'),
  },
  {
    id: 'agentRevenueReport',
    name: 'agent.page.agentRevenueReport',
    Icon: Wallet,
    load: () => import('./income/Income.tsx'),
  },
  {
    id: 'agentDownlineTransactionDetailsCopy',
    name: 'agent.page.agentDownlineTransactionDetailsCopy',
    Icon: ArrowLeftRight,
    load: () => import('./transactions/Transactions.tsx'),
    sees: leadsAccounts,
  },
  {
    id: 'agentDividendRecord2',
    name: 'agent.page.agentDividendRecord2',
    affiliateName: 'aff.commission',
    Icon: HandCoins,
    load: () => import('./contracts/Dividend.tsx'),
    // An affiliate without a plan yet finds what it will be paid by.
    sees: (member, { divtypereq }) => divtypereq > 0 || isAffiliate(member),
    Count: waitsOf('DIVIDEND'),
  },
  {
    id: 'agentDailyWages2',
    name: 'agent.page.agentDailyWages2',
    Icon: CalendarCheck,
    load: () => import('./contracts/DailyWages.tsx'),
    sees: (_, { dailysalreqtype }) => dailysalreqtype > 0,
    Count: waitsOf('DAILY_SALARY'),
  },
  {
    id: 'agentHourSalary',
    name: 'agent.page.agentHourSalary',
    Icon: Clock,
    load: () => import('./contracts/HourlySalary.tsx'),
    sees: (_, { contracthoursalreq, realtimesalreqtype }) => contracthoursalreq > 0 || realtimesalreqtype > 0,
    Count: waitsOf('HOURLY_SALARY', 'REALTIME_SALARY'),
  },
  {
    id: 'agentCredit',
    name: 'agent.page.agentCredit',
    Icon: CircleGauge,
    load: () => import('./credit/Credit.tsx'),
    sees: ({ onCredit }) => onCredit === true,
  },
]

/** What opens when no page is named, or one that isn't there for this account. */
export const FIRST_ENTRY = 'agentTeamOverview'

/** What an account finds a page by. */
export const nameFor = (member: MemberInfo, { name, affiliateName }: AgentEntry): TextKey =>
  isAffiliate(member) ? (affiliateName ?? name) : name

/** The pages that an account finds: an assistant, of those that its agent ticked. */
export const entriesFor = (
  member: MemberInfo,
  flags: ContractFlags,
  ticked: readonly AgentPage[],
): readonly AgentEntry[] => ENTRIES.filter(({ id, sees }) => ticked.includes(id) && (sees?.(member, flags) ?? true))
