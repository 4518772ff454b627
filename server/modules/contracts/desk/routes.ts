import * as contract from '@senluna/contract/desk/contracts.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { listRoutes } from '../../staff/index.ts'
import type { Contracts } from '../contracts.ts'
import { askEnd, endApproval } from './end-by-two.ts'
import { actForHouse } from './house-acts.ts'
import { listDeskContracts } from './list.ts'
import { askOffer, offerApproval } from './offer-by-two.ts'

/** Contracts, for the brand's people: what the house offers, and what they end. */
export const deskRoutes = (contracts: Contracts): Route[] => [
  ...listRoutes(
    contracts.db,
    contract.deskContracts,
    contract.exportContracts,
    (call) => listDeskContracts(contracts.db, call),
    ({ query }) => ({ action: 'contracts.list', object: { kind: 'contracts', id: query.name ?? 'all' } }),
  ),
  route(contract.offerHouseContract, (call) => askOffer(contracts, call)),
  route(contract.actOnHouseContract, (call) => actForHouse(contracts, call)),
  route(contract.endDeskContract, (call) => askEnd(contracts, call)),
]

/** What two people offer for the house, and end, together. */
export const approvals = (contracts: Pick<Contracts, 'brands'>): readonly ApprovalAction[] => [
  offerApproval(contracts),
  endApproval(contracts),
]
