import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { type Instant, DAY } from '@senluna/kit/time.ts'
import type { Decision } from '../../score.ts'

/** Decisions that one try works out again at most, the latest first. */
const MOST = 20_000

export async function decisionsOf(db: Db, merchantCode: MerchantCode, now: Instant) {
  const { rows } = await sql<{ signals: Record<string, number>; amount: Amount; auto_max: Amount; decision: Decision }>`
    select signals, amount, auto_max, decision from risk.decision
    where merchant_id = ${merchantCode} and at > ${new Date(now - BACK)} order by at desc limit ${MOST}`.execute(db)
  return rows
}

/** How often each signal spoke, and of what was stopped. */
export async function hitsOfSignals(
  db: Db,
  stopped: readonly string[],
  merchantCode: MerchantCode,
  since: Date,
): Promise<
  {
    signal: string
    hits: number
    stopped: number
  }[]
> {
  const { rows } = await sql<{
    signal: string
    hits: number
    stopped: number
  }>`select s.signal, count(*)::integer as hits,
      (count(w.no))::integer as stopped
    from risk.decision d cross join lateral jsonb_object_keys(d.signals) s (signal)
    left join unnest(${[...stopped]}::text[]) w (no) on d.about = 'WITHDRAWAL' and w.no = d.about_id
    where d.merchant_id = ${merchantCode} and d.at > ${since} group by 1`.execute(db)
  return rows
}

/** How far back rules are looked at and tried. */
export const BACK = 30 * DAY
