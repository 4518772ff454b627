import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { openAmlCase, openCase } from './cases.ts'
import { scoreOf, SIGNALS, WEIGHTS, type Decision, type Signal } from './score.ts'
import { signalsOf, type Facts } from './signals.ts'

/** A brand's weights: its own where it has set any, ours elsewhere. */
export async function weightsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Record<Signal, number>> {
  const { rows } = await sql<{ signal: Signal; weight: number }>`select signal, weight from risk.rule
    where merchant_id = ${merchantCode}`.execute(db)
  return {
    ...WEIGHTS,
    ...Object.fromEntries(rows.filter(({ signal }) => SIGNALS.includes(signal)).map((row) => [row.signal, row.weight])),
  }
}

/**
 * Decides who must look at a withdrawal, and keeps what it was decided by: signals, and the weights
 * they had.
 *
 * What a person must look at becomes a case; so does a day's money above the threshold.
 */
export async function decideWithdrawal(
  tx: Tx,
  order: { no: string; facts: Facts; autoMax: Amount; timeZone: string },
  now: Instant,
): Promise<{ score: number; decision: Decision; signals: Signal[] }> {
  const { facts, no } = order
  const { id: memberId, merchantCode } = facts.member
  const signals = await signalsOf(tx, facts, now)
  const weights = await weightsOf(tx, merchantCode)
  const { score, decision } = scoreOf(signals, facts.amount, order.autoMax, weights)
  const spoken = Object.fromEntries(signals.map((signal) => [signal, weights[signal]]))
  await sql`insert into risk.decision (id, merchant_id, member_id, about, about_id, amount, signals, score, decision, auto_max, at)
    values (${newId<'decision'>(now)}, ${merchantCode}, ${memberId}, 'WITHDRAWAL', ${no}, ${facts.amount},
      ${JSON.stringify(spoken)}::jsonb, ${score}, ${decision}, ${order.autoMax}, ${new Date(now)})`.execute(tx)
  if (decision === 'SENIOR' || decision === 'HOLD')
    await openCase(tx, { merchantCode, memberId, kind: 'WITHDRAWAL', aboutId: no, score, signals }, now)
  if (signals.includes('AML_THRESHOLD'))
    await openAmlCase(tx, { merchantCode, memberId, day: businessDate(now, order.timeZone), signals, score }, now)
  return { score, decision, signals }
}
