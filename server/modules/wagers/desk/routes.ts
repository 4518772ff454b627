import * as bet from '@senluna/contract/desk/members/bets.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import { betsListed, listBets, oneBet, sumBets } from './bets.ts'
import { voidApproval, voidBet, type AfterVoid } from './void-bet.ts'

/** The calls about all members' wagers. */
export const deskRoutes = (db: Db, afterVoid: AfterVoid): Route[] => [
  route(bet.deskBets, (call) => listBets(db, call)),
  exportRoute(db, bet.deskBets, bet.exportBets, (call) => betsListed(db, call)),
  route(bet.deskBetSums, (call) => sumBets(db, call)),
  route(bet.voidBet, (call) => voidBet(db, afterVoid, call)),
  route(bet.deskBetOne, (call) => oneBet(db, call)),
]

/** What two people do to a wager together. */
export const approvals = ({ afterVoid }: { afterVoid: AfterVoid }): readonly ApprovalAction[] => [
  voidApproval(afterVoid),
]
