import type { Brand, VipLevel } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { VipRebateRules } from '@senluna/kit/vip/member-rebate.ts'
import { type BusinessDate, businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { ladderFrom, type WrittenLevel } from './ladder-store.ts'

/** A brand's ladder with the rules of its daily rebate, as they hold on a day. */
export interface Ladder {
  /** 0 is the brand's own data. */
  version: number
  levels: readonly VipLevel[]
  rebate: VipRebateRules
}

/** How the daily rebate is paid where nothing else is set. Source: docs/vip.md. */
const USUAL_REBATE: VipRebateRules = { mode: 'MAX', cap: amount(88_888_888n), least: amount(1_000n) }

/** The ladder of a brand on a day: the last one set that began by then, else the brand's own. */
export async function ladderOn(db: Db | Tx, brand: Brand, day: BusinessDate): Promise<Ladder> {
  const set = await ladderFrom(db, brand.merchantCode, day)
  if (!set) return { version: 0, levels: brand.vip, rebate: USUAL_REBATE }
  const { mode, cap, least } = set.rebate
  return {
    version: set.version,
    levels: set.levels.map(levelOfText),
    rebate: { mode, cap: units(cap), least: units(least) },
  }
}

/** The ladder that holds at a moment. */
export const ladderAt = (db: Db | Tx, brand: Brand, now: Instant): Promise<Ladder> =>
  ladderOn(db, brand, businessDate(now, brand.timeZone))

const units = (digits: string): Amount => amount(BigInt(digits))

/** A level as the table keeps it, read. */
export const levelOfText = (level: WrittenLevel): VipLevel => ({
  validBet: level.validBet === null ? null : units(level.validBet),
  deposit: level.deposit === null ? null : units(level.deposit),
  keep: units(level.keep),
  upgrade: units(level.upgrade),
  weekly: units(level.weekly),
  monthly: units(level.monthly),
  birthday: units(level.birthday),
  rebatePpm: level.rebatePpm,
  withdrawPerDay: units(level.withdrawPerDay),
  pointsPercent: level.pointsPercent,
})

/** A level as the table keeps it. */
export const textOfLevel = (level: VipLevel): WrittenLevel => ({
  validBet: level.validBet?.toString() ?? null,
  deposit: level.deposit?.toString() ?? null,
  keep: level.keep.toString(),
  upgrade: level.upgrade.toString(),
  weekly: level.weekly.toString(),
  monthly: level.monthly.toString(),
  birthday: level.birthday.toString(),
  rebatePpm: level.rebatePpm,
  withdrawPerDay: level.withdrawPerDay.toString(),
  pointsPercent: level.pointsPercent,
})
