import * as contract from '@senluna/contract/money/points.ts'
import { preparedRoute, route, type Route } from '../../platform/http/route.ts'
import { demandPin } from '../security/index.ts'
import { pointsOf } from './balance.ts'
import { convertPoints } from './convert.ts'
import { goodsFor, redemptionsFor } from './goods/list-goods.ts'
import { redeemGoods } from './goods/redeem.ts'
import { termsOf, type Points } from './points.ts'

/** Points, what they are changed into, and by which terms. */
export const pointRoutes = (points: Points): Route[] => [
  route(contract.pointBalance, ({ caller, brand, now }) => pointsOf(points, brand, caller.memberId, now)),
  route(contract.pointConfig, async ({ brand }) => {
    const { unit, ...terms } = await termsOf(points.db, brand.merchantCode)
    return { unit: unit.toString(), ...terms, weightsPct: { ...terms.weightsPct }, neverExpire: true as const }
  }),
  preparedRoute(
    contract.convertPoint,
    ({ caller, body, now }) => demandPin(points.security, caller.memberId, body.paymentPassword, now),
    (call, tx) => convertPoints(call, tx),
  ),
  route(contract.pointReward, (call) => goodsFor(points.db, call)),
  preparedRoute(
    contract.redeemPointReward,
    ({ caller, body, now }) => demandPin(points.security, caller.memberId, body.paymentPassword, now),
    (call, tx) => redeemGoods(points, call, tx),
  ),
  route(contract.redeemPointList, (call) => redemptionsFor(points.db, call)),
]
