import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { Megaphone } from 'lucide-react'
import { UnreadCount } from './announcements/UnreadCount.tsx'
import type { AgentEntry, ContractFlags } from './entry.ts'

/** Every page of the agent center, in the order of its menu. */
export const ENTRIES: readonly AgentEntry[] = [
  {
    id: 'agentAnnouncement',
    name: 'agent.page.agentAnnouncement',
    Icon: Megaphone,
    load: () => import('./announcements/Announcements.tsx'),
    Count: UnreadCount,
  },
]

/** What opens when no page is named, or one that isn't there for this account. */
export const FIRST_ENTRY = 'agentTeamOverview'

/** The pages that an account finds. */
export const entriesFor = (member: MemberInfo, flags: ContractFlags): readonly AgentEntry[] =>
  ENTRIES.filter(({ sees }) => sees?.(member, flags) ?? true)
