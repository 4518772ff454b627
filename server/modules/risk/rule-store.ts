import { newId } from '../../platform/ids.ts'
import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { type Decision, type Signal, WEIGHTS, SIGNALS } from './score.ts'
import type { Tx, Db } from '../../platform/database/db.ts'

/** A brand's weights: its own where it has set any, ours elsewhere. */
export async function weightsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Record<Signal, number>> {
  const { rows } = await sql<{ signal: Signal; weight: number }>`select signal, weight from risk.rule
    where merchant_id = ${merchantCode}`.execute(db)
  return {
    ...WEIGHTS,
    ...Object.fromEntries(rows.filter(({ signal }) => SIGNALS.includes(signal)).map((row) => [row.signal, row.weight])),
  }
}

/** Writes down what was decided of a withdrawal, and by which signals. */
export async function insertDecision(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    no: string
    amount: Amount
    spoken: { [k: string]: number }
    score: number
    decision: Decision
    autoMax: Amount
  },
  now: Instant,
): Promise<void> {
  await sql`insert into risk.decision (id, merchant_id, member_id, about, about_id, amount, signals, score, decision, auto_max, at)
    values (${newId<'decision'>(now)}, ${row.merchantCode}, ${row.memberId}, 'WITHDRAWAL', ${row.no}, ${row.amount},
      ${JSON.stringify(row.spoken)}::jsonb, ${row.score}, ${row.decision}, ${row.autoMax}, ${new Date(now)})`.execute(
    tx,
  )
}

/** Sets a signal's weight. */
export async function putWeight(
  tx: Tx,
  { merchantCode, objectId, weight }: { merchantCode: MerchantCode; objectId: string; weight: number },
  now: Instant,
): Promise<void> {
  await sql`insert into risk.rule (merchant_id, signal, weight, changed_at)
      values (${merchantCode}, ${objectId}, ${weight}, ${new Date(now)})
      on conflict (merchant_id, signal) do update set weight = excluded.weight, changed_at = excluded.changed_at`.execute(
    tx,
  )
}
