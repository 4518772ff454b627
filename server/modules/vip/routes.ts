import { vip } from '@senluna/contract/site/content.ts'
import type { VipLevel } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../platform/http/route.ts'

/** The ladder as the brand's data says it. */
export const vipRoutes: readonly Route[] = [
  // Levels are not counted yet, so none is answered.
  route(vip, ({ brand }) => ({ awarding: false, levels: brand.vip.map(shownLevel) })),
]

const shownLevel = (step: VipLevel, level: number) => ({
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
