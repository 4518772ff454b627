import type * as contract from '@senluna/contract/desk/members/vip.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, VipLevel } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { firstOfMonth } from '@senluna/kit/vip/gift-windows.ts'
import { fallsIn } from '@senluna/kit/vip/levels.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { ladderAt, ladderOn, textOfLevel, type Ladder } from '../ladder/ladder.ts'
import { insertLadder, ladderVersions } from '../ladder/ladder-store.ts'
import { shownLevel } from '../routes.ts'

const LADDER = 'vip.ladder'
/** Later than any month is long. */
const MONTH_DAYS = 32

/** The first day of the month after. */
const nextMonth = (now: Instant, { timeZone }: Brand): BusinessDate =>
  firstOfMonth(daysFrom(firstOfMonth(businessDate(now, timeZone)), MONTH_DAYS))

/** The ladder as it was set last: that of the month to come. */
const lastLadder = (db: Db | Tx, brand: Brand, now: Instant): Promise<Ladder> =>
  ladderOn(db, brand, nextMonth(now, brand))

/** The levels as they were set last. */
export async function shownLadder(db: Db, { brand, now }: Call<typeof contract.deskVipLadder>) {
  const { code, scale, displayDecimals } = brand.currency
  const ladder = await lastLadder(db, brand, now)
  const inForce = await ladderAt(db, brand, now)
  const [latest] = ladder.version === inForce.version ? [] : await ladderVersions(db, brand.merchantCode, 1)
  const rows = ladder.levels.map((step, level) => ({
    ...shownLevel(step, level),
    version: ladder.version,
    ...(latest ? { nextFrom: latest.fromDay } : {}),
    currency: { code, exponent: scale, displayDecimals },
  }))
  return pageOf(rows, rows.length, ({ level }) => String(level))
}

type Body = Call<typeof contract.changeVipLevel>['body']

/** The figures of a level in the words of a request for approval. */
const figuresIn = ({ birthday, rebatePpm, ...level }: ReturnType<typeof textOfLevel>) => ({
  ...level,
  birthdayGift: birthday,
  ...rebatePpm,
})

/**
 * Asks for other figures of a level from the next month on. Refuses SYS_NOT_FOUND, VAL_FIELD for
 * figures that fall from one level to the next, or are the same.
 */
export function askLadder(db: Db, call: Call<typeof contract.changeVipLevel>) {
  const { brand, params, body, now } = call
  return db.transaction().execute(async (tx) => {
    const level = /^\d{1,3}$/.test(params.level ?? '') ? Number(params.level) : -1
    const ladder = await lastLadder(tx, brand, now)
    const before = ladder.levels[level]
    if (!before) throw new Refusal('SYS_NOT_FOUND')
    const after = changed(before, body)
    const wrong = fallsIn(ladder.levels.with(level, after))
    if (wrong) throw new Refusal('VAL_FIELD', { fields: [{ field: wrong, patternId: 'RISES' }] })
    if (JSON.stringify(textOfLevel(after)) === JSON.stringify(textOfLevel(before)))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'level', patternId: 'SAME' }] })
    return askApproval(tx, call, {
      action: LADDER,
      object: { kind: 'vip-ladder', id: brand.merchantCode },
      payload: { level, version: ladder.version, to: textOfLevel(after) },
      before: { vipLevel: level, ...figuresIn(textOfLevel(before)) },
      after: { vipLevel: level, ...figuresIn(textOfLevel(after)) },
      needs: 'brand.approve',
    })
  })
}

/** A level with other figures; one by invitation stays so. */
function changed(before: VipLevel, { RNG, LIVE, SPORTS, LOTT, pointsPercent, ...money }: Body): VipLevel {
  const units = (digits: string) => amount(BigInt(digits))
  return {
    validBet: before.validBet === null ? null : units(money.validBet),
    deposit: before.deposit === null ? null : units(money.deposit),
    keep: units(money.keep),
    upgrade: units(money.upgrade),
    weekly: units(money.weekly),
    monthly: units(money.monthly),
    birthday: units(money.birthday),
    rebatePpm: { RNG, LIVE, SPORTS, LOTT },
    withdrawPerDay: units(money.withdrawPerDay),
    pointsPercent,
  }
}

/** Sets it from the next month on once a second person has agreed. */
export const ladderApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: LADDER,
  async run(tx, { payload, merchantCode, makerId, reason }, { now }) {
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    if (!brand) throw new Refusal('APPROVAL_STALE')
    const { level, version, to } = payload as { level: number; version: number; to: ReturnType<typeof textOfLevel> }
    const ladder = await lastLadder(tx, brand, now)
    if (ladder.version !== version) throw new Refusal('APPROVAL_STALE')
    const { mode, cap, least } = ladder.rebate
    await insertLadder(
      tx,
      {
        merchantCode,
        levels: ladder.levels.map(textOfLevel).with(level, to),
        rebate: { mode, cap: cap.toString(), least: least.toString() },
        fromDay: nextMonth(now, brand),
        byId: makerId,
        reason,
      },
      now,
    )
  },
})
