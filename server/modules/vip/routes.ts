import { vip } from '@senluna/contract/site/content.ts'
import type { VipLevel } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../platform/http/route.ts'

/** The ladder as the brand's data says it. */
export const vipRoutes: readonly Route[] = [
  // Levels are not counted yet, so none is answered.
  route(vip, ({ brand }) => ({ awarding: false, levels: brand.vip.map(levelOf) })),
]

const levelOf = (vipLevel: VipLevel, level: number) => ({
  level,
  invited: vipLevel.validBet === null,
  validBet: (vipLevel.validBet ?? 0n).toString(),
  deposit: (vipLevel.deposit ?? 0n).toString(),
  keep: vipLevel.keep.toString(),
  upgrade: vipLevel.upgrade.toString(),
  weekly: vipLevel.weekly.toString(),
  monthly: vipLevel.monthly.toString(),
  birthday: vipLevel.birthday.toString(),
  rebatePpm: { ...vipLevel.rebatePpm },
  withdrawPerDay: vipLevel.withdrawPerDay.toString(),
  pointsPercent: vipLevel.pointsPercent,
})
