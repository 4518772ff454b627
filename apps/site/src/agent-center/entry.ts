import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { consolidated } from '@senluna/contract/money/reports.ts'
import type { MemberInfo } from '@senluna/contract/member/account.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** What waits for an account's answer, by kind of contract; 0 hides the kind. */
export type ContractFlags = Pick<
  ReplyOf<typeof consolidated>,
  'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype'
>

/** A page of the agent center. */
export interface AgentEntry {
  /** Its name in addresses, as the specification has it. */
  id: AgentPage
  name: TextKey
  /** What affiliates find it by, where that is something else. */
  affiliateName?: TextKey
  Icon: LucideIcon
  load: () => Promise<{ default: ComponentType }>
  /** Who sees it; everybody where absent. */
  sees?: (member: MemberInfo, flags: ContractFlags) => boolean
  /** How much waits there. */
  Count?: ComponentType
}
