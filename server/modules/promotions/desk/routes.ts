import * as applications from '@senluna/contract/desk/brand/applications.ts'
import * as draws from '@senluna/contract/desk/brand/draws.ts'
import { promotionUplift } from '@senluna/contract/desk/brand/promotion-uplift.ts'
import * as held from '@senluna/contract/desk/brand/held-rewards.ts'
import * as standings from '@senluna/contract/desk/brand/standings.ts'
import * as segments from '@senluna/contract/desk/brand/segments.ts'
import { promotionTrial } from '@senluna/contract/desk/brand/promotion-trial.ts'
import * as friends from '@senluna/contract/desk/brand/friends.ts'
import * as contract from '@senluna/contract/desk/brand/promotions.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import type { FreeTickets } from '../../families/index.ts'
import type { Files } from '../../files/index.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import { promotionsPage, saveDraft, stopPromotion } from './drafts.ts'
import {
  acceptApplication,
  applicationApproval,
  applicationPicture,
  applicationsPage,
  rejectApplication,
} from './applications.ts'
import { deskDrawsPage } from './draws.ts'
import { askDeciding, deskFriendsPage, friendApproval } from './friends.ts'
import { askPublishing, publishApproval } from './publish.ts'
import { deskRewardsPage } from './rewards.ts'
import { askSegment, countNamed, segmentApproval, segmentsPage } from './segments.ts'
import { standingsPage } from './standings.ts'
import { askHeld, heldApproval, heldPage } from './held-rewards.ts'
import { upliftOf } from './uplift.ts'
import { tryPromotion } from './trial.ts'

/** The calls about promotions, and what members got of them. */
export const deskRoutes = (db: Db, files: Files, tickets: FreeTickets): Route[] => [
  route(contract.deskPromotions, (call) => promotionsPage(db, call)),
  exportRoute(db, contract.deskPromotions, contract.exportPromotions, (call) => promotionsPage(db, call)),
  route(segments.deskSegments, (call) => segmentsPage(db, call)),
  exportRoute(db, segments.deskSegments, segments.exportSegments, (call) => segmentsPage(db, call)),
  route(segments.countSegment, (call) => countNamed(db, call)),
  route(segments.askSegment, (call) => askSegment(db, call)),
  ...listRoutes(
    db,
    standings.deskStandings,
    standings.exportStandings,
    (call) => standingsPage(db, call),
    ({ query }) => ({ action: 'promotions.standings', object: { kind: 'standings', id: query.promotion ?? 'first' } }),
  ),
  ...listRoutes(
    db,
    held.heldRewards,
    held.exportHeldRewards,
    (call) => heldPage(db, call),
    ({ query }) => ({ action: 'promotions.heldList', object: { kind: 'held-rewards', id: query.name ?? 'all' } }),
  ),
  route(held.decideHeld, (call) => askHeld(db, call)),
  route(promotionUplift, (call) => upliftOf(db, call)),
  route(promotionTrial, (call) => tryPromotion(db, call)),
  route(contract.savePromotionDraft, (call) => saveDraft(db, call, tickets)),
  route(contract.publishPromotion, (call) => askPublishing(db, call)),
  route(contract.stopPromotion, (call) => stopPromotion(db, call)),
  ...listRoutes(
    db,
    contract.deskRewards,
    contract.exportRewards,
    (call) => deskRewardsPage(db, call),
    ({ query }) => ({ action: 'promotions.rewards', object: { kind: 'rewards', id: query.name ?? 'all' } }),
  ),
  ...listRoutes(
    db,
    friends.deskFriends,
    friends.exportFriends,
    (call) => deskFriendsPage(db, call),
    ({ query }) => ({ action: 'promotions.friends', object: { kind: 'friends', id: query.name ?? 'all' } }),
  ),
  ...listRoutes(
    db,
    draws.deskRaffleDraws,
    draws.exportRaffleDraws,
    (call) => deskDrawsPage(db, call),
    ({ query }) => ({ action: 'promotions.draws', object: { kind: 'draws', id: query.name ?? 'all' } }),
  ),
  ...listRoutes(
    db,
    applications.deskApplications,
    applications.exportApplications,
    (call) => applicationsPage(db, call),
    ({ query }) => ({ action: 'promotions.applications', object: { kind: 'applications', id: query.name ?? 'all' } }),
  ),
  route(applications.applicationPicture, (call) => applicationPicture(files, call)),
  route(applications.acceptApplication, (call) => acceptApplication(db, call)),
  route(applications.rejectApplication, (call) => rejectApplication(db, call)),
  route(friends.decideFriend, (call) => askDeciding(db, call)),
]

/** What two people publish and decide together. */
export const approvals = ({ brands }: { brands: readonly Brand[] }): readonly ApprovalAction[] => [
  publishApproval(brands),
  segmentApproval(brands),
  heldApproval,
  friendApproval,
  applicationApproval,
]
