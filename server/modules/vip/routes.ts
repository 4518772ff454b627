import { vip } from '@senluna/contract/site/content.ts'
import type { VipLevel } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../platform/http/route.ts'

/** The ladder as the brand's data says it. */
export const vipRoutes: readonly Route[] = [
  // Levels are not counted yet, so none is answered.
  route(vip, ({ brand }) => ({ awarding: false, levels: brand.vip.map(levelOf) })),
]

const levelOf = (one: VipLevel, level: number) => ({
  level,
  invited: one.validBet === null,
  validBet: (one.validBet ?? 0n).toString(),
  deposit: (one.deposit ?? 0n).toString(),
  keep: one.keep.toString(),
  upgrade: one.upgrade.toString(),
  weekly: one.weekly.toString(),
  monthly: one.monthly.toString(),
  birthday: one.birthday.toString(),
  rebatePpm: { ...one.rebatePpm },
  withdrawPerDay: one.withdrawPerDay.toString(),
  pointsPercent: one.pointsPercent,
})
