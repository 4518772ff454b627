import * as contract from '@senluna/contract/desk/brand/points.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import * as goods from './goods.ts'
import * as redemptions from './redemptions.ts'
import * as terms from './terms.ts'

/** The calls by which the brand's people keep points, goods and orders. */
export const deskRoutes = (db: Db): Route[] => [
  route(contract.deskGoodsList, (call) => goods.list(db, call)),
  exportRoute(db, contract.deskGoodsList, contract.exportGoods, (call) => goods.list(db, call)),
  route(contract.saveDeskGoods, (call) => goods.save(db, call)),
  ...listRoutes(
    db,
    contract.deskRedemptions,
    contract.exportRedemptions,
    (call) => redemptions.list(db, call),
    ({ query }) => ({ action: 'points.list', object: { kind: 'redemptions', id: query.status ?? '' } }),
  ),
  route(contract.decideRedemption, (call) => redemptions.decide(db, call)),
  route(contract.deskPointTerms, (call) => terms.read(db, call)),
  route(contract.savePointTerms, (call) => terms.save(db, call)),
  route(contract.pointDays, (call) => terms.days(db, call)),
  exportRoute(db, contract.pointDays, contract.exportPointDays, (call) => terms.days(db, call)),
]

/** What two people decide about points. */
export const approvals = (): readonly ApprovalAction[] => [goods.goodsApproval, terms.termsApproval]
