import { Refusal } from '@senluna/contract/refusals.ts'
import {
  CREDIT_TRANSITIONS,
  type CreditActor,
  type CreditEvent,
  type CreditState,
} from '@senluna/kit/agents/credit/statement-steps.ts'
import { statesAfter } from '@senluna/kit/agents/transitions.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { creditAccount } from '../store/account-store.ts'
import { heldStatement, stepStatement, type Statement } from '../store/statement-store.ts'
import { resetWallet } from './reset.ts'

/** The one state that an event leads to. Refuses CRD_STATE where it leads nowhere. */
function stateAfter(from: CreditState, event: CreditEvent, actor: CreditActor): CreditState {
  const [to] = statesAfter(CREDIT_TRANSITIONS, from, event, actor)
  if (to === undefined) throw new Refusal('CRD_STATE')
  return to
}

/**
 * The downline says that its week was paid. Refuses SYS_NOT_FOUND for a statement that isn't its
 * own, and for a general agent's, which the house settles; CRD_STATE.
 */
export async function reportPaid(
  tx: Tx,
  id: Id<'credit-statement'>,
  by: Id<'member'>,
  now: Instant,
): Promise<Statement> {
  const statement = await heldStatement(tx, id)
  if (statement?.memberId !== by || statement.uplineId === null) throw new Refusal('SYS_NOT_FOUND')
  const to = stateAfter(statement.state, 'REPORT', 'DOWNLINE')
  const stepped = await stepStatement(tx, statement, { to, reported: { by, at: now } })
  assert(stepped, 'a held statement is stepped')
  return { ...statement, state: to, reportedAt: new Date(now) }
}

/**
 * The upline says that it was paid too, or that it knows of no payment. Once it is paid, a player's
 * wallet is brought back to its credit. Refuses SYS_NOT_FOUND for a statement of nobody right below
 * it, CRD_STATE.
 */
export async function answerReport(
  tx: Tx,
  id: Id<'credit-statement'>,
  { by, accept }: { by: Id<'member'>; accept: boolean },
  now: Instant,
): Promise<Statement> {
  const statement = await heldStatement(tx, id)
  if (!statement || statement.uplineId !== by) throw new Refusal('SYS_NOT_FOUND')
  if (accept) return pay(tx, statement, { event: 'CONFIRM', actor: 'UPLINE', by }, now)
  const to = stateAfter(statement.state, 'DECLINE', 'UPLINE')
  assert(await stepStatement(tx, statement, { to, reported: null }), 'a held statement is stepped')
  return { ...statement, state: to, reportedAt: null }
}

/**
 * Marks a general agent's week as settled with the house, once two people of the staff agree.
 * `held` is held until `tx` ends. Refuses CRD_STATE.
 */
export const settleWithHouse = (tx: Tx, held: Statement, by: Id<'staff'>, now: Instant): Promise<Statement> =>
  pay(tx, held, { event: 'SETTLE', actor: 'TWO_STAFF', by }, now)

async function pay(
  tx: Tx,
  statement: Statement,
  { event, actor, by }: { event: CreditEvent; actor: CreditActor; by: Id<'member'> | Id<'staff'> },
  now: Instant,
): Promise<Statement> {
  const to = stateAfter(statement.state, event, actor)
  const plays = (await creditAccount(tx, statement.memberId))?.plays ?? false
  const toReset = plays ? { toReset: statement.owed } : {}
  assert(
    await stepStatement(tx, statement, { to, confirmed: { by, at: now }, ...toReset }),
    'a held statement is stepped',
  )
  const paid = { ...statement, state: to, confirmedAt: new Date(now), ...toReset }
  return plays ? { ...paid, toReset: await resetWallet(tx, paid, now) } : paid
}
