import { claimVipGift, vip } from '@senluna/contract/site/vip.ts'
import { hasVipLevel } from '@senluna/kit/vip/who.ts'
import type { VipLevel } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { claimGift } from './gifts/claim.ts'
import { ladderAt } from './ladder/ladder.ts'
import { ownVip } from './own-page.ts'

/** The ladder, where a member stands on it, and what it gives them. */
export const vipRoutes = (db: Db): readonly Route[] => [
  route(vip, async ({ brand, caller, now }) => {
    const ladder = await ladderAt(db, brand, now)
    return {
      levels: ladder.levels.map(shownLevel),
      mine: caller && hasVipLevel(caller.type) ? await ownVip(db, brand, ladder, caller.memberId, now) : null,
    }
  }),
  route(claimVipGift, (call) => claimGift(db, call)),
]

/** A level as it is shown; by invitation there are no figures. */
export const shownLevel = (step: VipLevel, level: number) => ({
  level,
  invited: step.validBet === null,
  validBet: (step.validBet ?? 0n).toString(),
  deposit: (step.deposit ?? 0n).toString(),
  keep: step.keep.toString(),
  upgrade: step.upgrade.toString(),
  weekly: step.weekly.toString(),
  monthly: step.monthly.toString(),
  birthday: step.birthday.toString(),
  rebatePpm: { ...step.rebatePpm },
  withdrawPerDay: step.withdrawPerDay.toString(),
  pointsPercent: step.pointsPercent,
})
