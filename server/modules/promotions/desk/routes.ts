import * as contract from '@senluna/contract/desk/brand/promotions.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import { promotionsPage, saveDraft, stopPromotion } from './drafts.ts'
import { askPublishing, publishApproval } from './publish.ts'
import { deskRewardsPage } from './rewards.ts'

/** The calls about promotions, and what members got of them. */
export const deskRoutes = (db: Db): Route[] => [
  route(contract.deskPromotions, (call) => promotionsPage(db, call)),
  exportRoute(db, contract.deskPromotions, contract.exportPromotions, (call) => promotionsPage(db, call)),
  route(contract.savePromotionDraft, (call) => saveDraft(db, call)),
  route(contract.publishPromotion, (call) => askPublishing(db, call)),
  route(contract.stopPromotion, (call) => stopPromotion(db, call)),
  ...listRoutes(
    db,
    contract.deskRewards,
    contract.exportRewards,
    (call) => deskRewardsPage(db, call),
    ({ query }) => ({ action: 'promotions.rewards', object: { kind: 'rewards', id: query.name ?? 'all' } }),
  ),
]

/** What two people publish together. */
export const approvals = (): readonly ApprovalAction[] => [publishApproval]
