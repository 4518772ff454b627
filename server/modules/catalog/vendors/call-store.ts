import { keptMs } from '@senluna/kit/retention/index.ts'
import { type Instant, later, HOUR, MINUTE } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { sql } from 'kysely'
import { type MinuteOf, healthOf } from './vendor-health.ts'

export interface Counted {
  merchantCode: MerchantCode
  vendorCode: string
  minute: Instant
  calls: number
  unanswered: number
  took: number[]
  answeredAt: Instant | undefined
}

interface MinuteRow {
  vendorCode: string
  minute: Date
  calls: number
  unanswered: number
  took: number[]
}

/** A call took at most so many milliseconds; the last step is everything above. */
export const STEPS = [
  10, 20, 30, 40, 50, 70, 100, 140, 200, 280, 400, 560, 800, 1_100, 1_600, 2_200, 3_200, 4_500, 10_000,
] as const

const FORGOTTEN_AFTER = keptMs('catalog.vendor_minute')

export async function addMinute(db: Db, counted: Counted): Promise<void> {
  const answered = counted.answeredAt === undefined ? null : new Date(counted.answeredAt)
  await sql`insert into catalog.vendor_minute as m (merchant_id, vassalage, minute, calls, unanswered, took, answered_at)
    values (${counted.merchantCode}, ${counted.vendorCode}, ${new Date(counted.minute)}, ${counted.calls}, ${counted.unanswered}, ${counted.took}::integer[], ${answered})
    on conflict (merchant_id, vassalage, minute) do update set calls = m.calls + excluded.calls,
      unanswered = m.unanswered + excluded.unanswered, answered_at = greatest(m.answered_at, excluded.answered_at),
      took = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by step)
        from unnest(m.took, excluded.took) with ordinality as t(a, b, step))`.execute(db)
}

/** How a brand's vendors have answered in the last hour. */
export async function vendorHealth(db: Db, merchantCode: MerchantCode, codes: readonly string[], now: Instant) {
  const [{ rows }, { rows: answered }] = await Promise.all([
    sql<MinuteRow>`select vassalage as "vendorCode", minute, calls, unanswered, took from catalog.vendor_minute
      where merchant_id = ${merchantCode} and vassalage = any(${[...codes]}::text[])
        and minute > ${new Date(later(now, -HOUR))} and minute <= ${new Date(now)}`.execute(db),
    sql<{
      vendorCode: string
      at: Date | null
    }>`select code as "vendorCode", (select answered_at from catalog.vendor_minute
        where merchant_id = ${merchantCode} and vassalage = code and answered_at is not null order by minute desc limit 1) as at
      from unnest(${[...codes]}::text[]) as asked(code)`.execute(db),
  ])
  const minutesOf = (code: string): MinuteOf[] =>
    rows
      .filter(({ vendorCode }) => vendorCode === code)
      .map((row) => ({ ...row, age: Math.floor((now - row.minute.getTime()) / MINUTE) }))
  return new Map(
    codes.map((code) => {
      const last = answered.find(({ vendorCode }) => vendorCode === code)?.at
      return [code, { ...healthOf(minutesOf(code), STEPS), ...(last ? { lastAnswerAt: last.toISOString() } : {}) }]
    }),
  )
}

/** What vendors were asked since a moment, all brands together. */
export async function callsSince(db: Db, since: Instant) {
  const { rows } = await sql<{ vendorCode: string; calls: number; unanswered: number }>`
    select vassalage as "vendorCode", sum(calls)::integer as calls, sum(unanswered)::integer as unanswered
    from catalog.vendor_minute where minute > ${new Date(since)} group by 1 order by 1`.execute(db)
  return rows
}

/** Forgets the calls of more than a week ago. */
export const forgetVendorCalls = async (db: Db, now: Instant): Promise<void> =>
  void (await sql`delete from catalog.vendor_minute where minute < ${new Date(later(now, -FORGOTTEN_AFTER))}`.execute(
    db,
  ))
