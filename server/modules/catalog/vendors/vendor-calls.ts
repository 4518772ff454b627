import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DAY, HOUR, later, MINUTE, SECOND, type Clock, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import { healthOf, type MinuteOf } from './vendor-health.ts'

/** A call took at most so many milliseconds; the last step is everything above. */
const STEPS = [
  10, 20, 30, 40, 50, 70, 100, 140, 200, 280, 400, 560, 800, 1_100, 1_600, 2_200, 3_200, 4_500, 10_000,
] as const

const FLUSH_MS = 5 * SECOND
/** What could not be written is tried again; so many minutes of it are kept. */
const MOST_KEPT = 240
const FORGOTTEN_AFTER = 8 * DAY

interface Counted {
  merchantCode: MerchantCode
  vassalage: string
  minute: Instant
  calls: number
  unanswered: number
  took: number[]
  answeredAt: Instant | undefined
}

/**
 * Counts a process's calls to vendors by the minute, and adds them to the database's every few
 * seconds: a connection of its own, no transaction of anybody's, and nobody waits for it.
 */
export class VendorCalls {
  readonly #db: Db
  readonly #clock: Clock
  readonly #log: Log
  #counted = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined
  #failures = 0

  constructor(deps: { db: Db; clock: Clock; log: Log }) {
    this.#db = deps.db
    this.#clock = deps.clock
    this.#log = deps.log
  }

  /** Notes one call. */
  called(call: { merchantCode: MerchantCode; vassalage: string; ms: number; answered: boolean }): void {
    const now = this.#clock.now()
    const { merchantCode, vassalage } = call
    const minute = later(now, -(now % MINUTE))
    const counted = this.#of({ merchantCode, vassalage, minute })
    counted.calls++
    if (call.answered) counted.answeredAt = now
    else counted.unanswered++
    const step = STEPS.findIndex((most) => call.ms <= most)
    counted.took[step < 0 ? STEPS.length : step]!++
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
  }

  /** Writes what was counted. What can't be written now is written later. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = this.#counted
    this.#counted = new Map()
    try {
      for (const [name, calls] of counted) {
        await add(this.#db, calls)
        counted.delete(name)
      }
      this.#failures = 0
    } catch (error) {
      if (this.#failures++ === 0)
        this.#log.error({ error: String(error) }, 'calls to vendors could not be noted; later')
      for (const item of counted.values()) if (this.#counted.size < MOST_KEPT) this.#putBack(item)
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    }
  }

  #of(at: Pick<Counted, 'merchantCode' | 'vassalage' | 'minute'>): Counted {
    const name = `${at.merchantCode}/${at.vassalage}/${at.minute}`
    const before = this.#counted.get(name)
    if (before) return before
    const fresh = { ...at, calls: 0, unanswered: 0, took: Array.from({ length: STEPS.length + 1 }, () => 0) }
    const counted: Counted = { ...fresh, answeredAt: undefined }
    this.#counted.set(name, counted)
    return counted
  }

  #putBack(old: Counted): void {
    const counted = this.#of(old)
    counted.calls += old.calls
    counted.unanswered += old.unanswered
    counted.took = counted.took.map((count, step) => count + (old.took[step] ?? 0))
    counted.answeredAt ??= old.answeredAt
  }
}

async function add(db: Db, counted: Counted): Promise<void> {
  const answered = counted.answeredAt === undefined ? null : new Date(counted.answeredAt)
  await sql`insert into catalog.vendor_minute as m (merchant_id, vassalage, minute, calls, unanswered, took, answered_at)
    values (${counted.merchantCode}, ${counted.vassalage}, ${new Date(counted.minute)}, ${counted.calls}, ${counted.unanswered}, ${counted.took}::integer[], ${answered})
    on conflict (merchant_id, vassalage, minute) do update set calls = m.calls + excluded.calls,
      unanswered = m.unanswered + excluded.unanswered, answered_at = greatest(m.answered_at, excluded.answered_at),
      took = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by step)
        from unnest(m.took, excluded.took) with ordinality as t(a, b, step))`.execute(db)
}

interface MinuteRow {
  vassalage: string
  minute: Date
  calls: number
  unanswered: number
  took: number[]
}

/** How a brand's vendors have answered in the last hour. */
export async function vendorHealth(db: Db, merchantCode: MerchantCode, codes: readonly string[], now: Instant) {
  const [{ rows }, { rows: answered }] = await Promise.all([
    sql<MinuteRow>`select vassalage, minute, calls, unanswered, took from catalog.vendor_minute
      where merchant_id = ${merchantCode} and vassalage = any(${[...codes]}::text[])
        and minute > ${new Date(later(now, -HOUR))} and minute <= ${new Date(now)}`.execute(db),
    sql<{ vassalage: string; at: Date | null }>`select code as vassalage, (select answered_at from catalog.vendor_minute
        where merchant_id = ${merchantCode} and vassalage = code and answered_at is not null order by minute desc limit 1) as at
      from unnest(${[...codes]}::text[]) as asked(code)`.execute(db),
  ])
  const minutesOf = (code: string): MinuteOf[] =>
    rows
      .filter(({ vassalage }) => vassalage === code)
      .map((row) => ({ ...row, age: Math.floor((now - row.minute.getTime()) / MINUTE) }))
  return new Map(
    codes.map((code) => {
      const last = answered.find(({ vassalage }) => vassalage === code)?.at
      return [code, { ...healthOf(minutesOf(code), STEPS), ...(last ? { lastAnswerAt: last.toISOString() } : {}) }]
    }),
  )
}

/** Forgets the calls of more than a week ago. */
export const forgetVendorCalls = async (db: Db, now: Instant): Promise<void> =>
  void (await sql`delete from catalog.vendor_minute where minute < ${new Date(later(now, -FORGOTTEN_AFTER))}`.execute(
    db,
  ))
