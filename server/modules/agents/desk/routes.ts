import * as contract from '@senluna/contract/desk/members/agents.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import type { OnMoved } from '../moves.ts'
import { addCode, codeApproval } from './add-code.ts'
import { endCode, openAgent, setAgentType, type AgentDesk } from './acts.ts'
import { askMove, askRates, moveApproval, ratesApproval } from './by-two.ts'
import { raiseApproval } from './raise.ts'
import { listTree, treeDetails } from './tree.ts'

/** The tree of agents at the desk. */
export const deskRoutes = (desk: AgentDesk): Route[] => [
  route(contract.agentTree, ({ brand, query }) => listTree(desk.db, brand, query)),
  exportRoute(desk.db, contract.agentTree, contract.exportAgents, ({ brand, query }) =>
    listTree(desk.db, brand, query),
  ),
  route(contract.treeAccountDetails, ({ brand, params }) => treeDetails(desk.db, brand, params.id ?? '')),
  route(contract.openAgent, (call) => openAgent(desk, call)),
  route(contract.setAgentType, (call) => setAgentType(desk, call)),
  route(contract.setAgentRates, (call) => askRates(desk, call)),
  route(contract.moveAgent, (call) => askMove(desk, call)),
  route(contract.addAgentCode, (call) => addCode(desk, call)),
  route(contract.closeAgentCode, (call) => endCode(desk, call)),
]

/** What two people decide about the tree. */
export const approvals = ({ brands, onMoved }: { brands: readonly Brand[]; onMoved: OnMoved }): ApprovalAction[] => [
  ratesApproval(brands),
  moveApproval(brands),
  raiseApproval(onMoved),
  codeApproval,
]
