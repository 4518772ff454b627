import type { Amount } from '@senluna/kit/money.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { openAmlCase, openCase } from './cases.ts'
import { scoreOf, type Decision, type Signal } from './score.ts'
import { signalsOf, type Facts } from './signals.ts'
import { insertDecision, weightsOf } from './rule-store.ts'

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
  await insertDecision(
    tx,
    { merchantCode, memberId, no, amount: facts.amount, spoken, score, decision, autoMax: order.autoMax },
    now,
  )
  if (decision === 'SENIOR' || decision === 'HOLD')
    await openCase(tx, { merchantCode, memberId, kind: 'WITHDRAWAL', aboutId: no, score, signals }, now)
  if (signals.includes('AML_THRESHOLD'))
    await openAmlCase(tx, { merchantCode, memberId, day: businessDate(now, order.timeZone), signals, score }, now)
  return { score, decision, signals }
}
