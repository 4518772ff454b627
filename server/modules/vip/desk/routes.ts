import * as contract from '@senluna/contract/desk/members/vip.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { listRoutes } from '../../staff/index.ts'
import { vipDetails, vipList } from './members.ts'
import { askLadder, ladderApproval, shownLadder } from './set-ladder.ts'
import { handOver, setHost } from './set-host.ts'
import { askLevel, levelApproval } from './set-level.ts'

/** Levels at the desk: who stands on them, and what they ask and give. */
export const deskRoutes = (db: Db): Route[] => [
  ...listRoutes(
    db,
    contract.deskVip,
    contract.exportVip,
    (call) => vipList(db, call),
    ({ query }) => ({ action: 'vip.list', object: { kind: 'vip', id: query.name ?? 'all' } }),
  ),
  route(contract.deskVipMember, (call) => vipDetails(db, call)),
  route(contract.setVipLevel, (call) => askLevel(db, call)),
  route(contract.setVipHost, (call) => setHost(db, call)),
  route(contract.handOverVip, (call) => handOver(db, call)),
  route(contract.deskVipLadder, (call) => shownLadder(db, call)),
  route(contract.changeVipLevel, (call) => askLadder(db, call)),
]

/** What two people decide about levels. */
export const approvals = ({ brands }: { brands: readonly Brand[] }): readonly ApprovalAction[] => [
  levelApproval(brands),
  ladderApproval(brands),
]
