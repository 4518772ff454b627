import { friendRewards } from '@senluna/contract/member/rewards/friend-rewards.ts'
import * as applications from '@senluna/contract/member/rewards/applications.ts'
import { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import * as raffles from '@senluna/contract/member/rewards/raffles.ts'
import * as missions from '@senluna/contract/member/missions.ts'
import * as own from '@senluna/contract/member/promotions.ts'
import * as contract from '@senluna/contract/site/content.ts'
import type { Db } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import { idParam } from '../../platform/http/id-param.ts'
import { onceRoute, preparedRoute, route, type Route } from '../../platform/http/route.ts'
import type { FreeTickets } from '../families/index.ts'
import { deleteChoice } from './kinds/deposit-bonus/bonus-store.ts'
import { chooseBonus } from './kinds/deposit-bonus/choose.ts'
import { cancelBonus } from './kinds/deposit-bonus/forfeit.ts'
import { bonusesFor, wageredBy } from './kinds/deposit-bonus/offers.ts'
import { applicationFor, applyFor, withdrawApplication } from './kinds/apply-form/apply.ts'
import { rankingFor } from './kinds/leaderboard/ranking.ts'
import { drawRaffle, raffleFor } from './kinds/raffle/draw.ts'
import { friendsFor } from './kinds/referral/statement.ts'
import { claimMission } from './kinds/mission/claim.ts'
import { missionsFor } from './kinds/mission/missions.ts'
import { promotionFor, promotionsFor } from './list-promotions.ts'
import { claimAll } from './participation/claim-all.ts'
import { claimReward, takePromotion } from './participation/take.ts'
import { rewardsOf } from './rewards.ts'

interface PromotionNeeds {
  unlimited: boolean
  /** Seeds of draws come of it. */
  raffleKey: Uint8Array
  /** Who gives free tickets. */
  tickets: FreeTickets
}

/** Promotions of a brand, for everybody to read, and what members get of them. */
export function promotionRoutes(db: Db, { unlimited, raffleKey: key, tickets }: PromotionNeeds): Route[] {
  // Twelve codes at once, then one in half a minute: nobody finds one by trying.
  const tries = unlimited ? new Throttle(1e6, 1e6) : new Throttle(1 / 30, 12)
  return [
    route(contract.promotions, ({ brand, caller, language, query, now }) =>
      promotionsFor(db, { brand, caller, language }, query, now),
    ),
    route(contract.promotion, ({ brand, caller, language, params, now }) =>
      promotionFor(db, { brand, caller, language }, { promotionId: params.id!, tickets }, now),
    ),
    route(own.rewards, ({ brand, caller: { memberId }, language, query, now }) =>
      rewardsOf(db, { brand, memberId, language }, query, now),
    ),
    preparedRoute(
      own.takePromotion,
      async ({ body, caller, now }) => {
        if (body.code !== undefined) tries.take(caller.memberId, now)
      },
      ({ brand, caller: { memberId }, params, body, language, now }, tx) =>
        takePromotion(tx, { brand, memberId, promotionId: params.id!, code: body.code, language, tickets, now }),
    ),
    onceRoute(own.claimReward, ({ brand, caller: { memberId }, params, language, now }, tx) =>
      claimReward(tx, { brand, memberId, id: idParam<'participation'>(params.id), language, tickets, now }),
    ),
    route(own.claimRewards, ({ brand, caller: { memberId }, language, now }) =>
      claimAll(db, { brand, memberId, language, tickets }, now),
    ),
    route(friendRewards, ({ brand, caller: { memberId }, params, query, now }) =>
      friendsFor(db, { brand, memberId, promotionId: params.id! }, query, now),
    ),
    route(applications.ownApplication, ({ brand, caller: { memberId }, params, now }) =>
      applicationFor(db, { brand, memberId, promotionId: params.id!, now }),
    ),
    onceRoute(applications.applyForPromotion, ({ brand, caller: { memberId }, params, body, now }, tx) =>
      applyFor(tx, { brand, memberId, promotionId: params.id!, now }, body),
    ),
    onceRoute(applications.withdrawApplication, ({ brand, caller: { memberId }, params, now }, tx) =>
      withdrawApplication(tx, { brand, memberId, promotionId: params.id!, now }),
    ),
    route(leaderboard, ({ brand, caller, params, query, now }) =>
      rankingFor(db, { brand, memberId: caller?.memberId ?? null, promotionId: params.id! }, query, now),
    ),
    route(raffles.raffle, ({ brand, caller: { memberId }, params, query, language, now }) =>
      raffleFor(db, { brand, memberId, promotionId: params.id!, key, language, now }, query),
    ),
    onceRoute(raffles.claimRaffle, ({ brand, caller: { memberId }, body, language, now }, tx) =>
      drawRaffle(tx, { brand, memberId, promotionId: body.promotionId, key, language, now }, body),
    ),
    route(own.depositBonuses, ({ brand, caller: { memberId }, language, now }) =>
      bonusesFor(db, { brand, memberId, language }, now),
    ),
    route(missions.missions, ({ brand, caller: { memberId }, language, now }) =>
      missionsFor(db, { brand, memberId, language }, now),
    ),
    onceRoute(missions.claimMission, ({ brand, caller: { memberId }, params, body, language, now }, tx) =>
      claimMission(tx, { brand, memberId, promotionId: params.id!, cycle: body.cycle, language, tickets, now }),
    ),
    route(own.wagered, ({ caller: { memberId }, language, now }) => wageredBy(db, { memberId, language }, now)),
    route(own.chooseBonus, async ({ brand, caller: { memberId }, params, body, now }) => {
      await db
        .transaction()
        .execute((tx) => chooseBonus(tx, { brand, memberId, promotionId: params.id!, version: body.version, now }))
      return {}
    }),
    route(own.dropBonus, async ({ caller: { memberId } }) => {
      await db.transaction().execute((tx) => deleteChoice(tx, memberId))
      return {}
    }),
    onceRoute(own.cancelBonus, async ({ brand, caller: { memberId }, params, now }, tx) => {
      const removed = await cancelBonus(tx, {
        brand,
        memberId,
        id: idParam<'participation'>(params.id),
        now,
        waits: true,
      })
      const { code, scale, displayDecimals } = brand.currency
      return { removed: removed.toString(), currency: { code, exponent: scale, displayDecimals } }
    }),
  ]
}
