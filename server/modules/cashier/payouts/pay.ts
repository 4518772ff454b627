import { later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../../platform/payments/payout.ts'
import { MANUAL, type Withdrawals } from '../withdrawals/deps.ts'
import { holdThatPays, payPart } from './money.ts'
import { advance, STAGE } from './parts.ts'
import { lockWithdrawal, stepWithdrawal, type OrderRow } from '../withdrawals/store.ts'
import { publishOrder } from '../withdrawals/publish.ts'
import {
  askLater,
  firstAskBefore,
  lockPartOnItsWay,
  markSent,
  partsToAsk,
  partsToSend,
  stepPart,
  type Due,
  type PartRow,
} from './store.ts'

/** After so many questions the pause to the next stays as long as the last of these. */
const PAUSES = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]

/**
 * A payment that the provider has never heard of failed, once nothing of ours can still be on its
 * way. One that it has known once and knows no more may have been paid: it stays unknown, and
 * people find out.
 */
const NEVER_ARRIVED = 15 * MINUTE

/**
 * Sends the parts that wait to be sent, each once and for all: it is marked as sent before anybody
 * is called, and from then on only asked about.
 */
export async function sendParts(withdrawals: Withdrawals, now: Instant, most = 50): Promise<number> {
  const left: string[] = []
  for (let sent = 0; ;) {
    const waiting = await partsToSend(withdrawals.db, MANUAL, most, left)
    const leftBefore = left.length
    for (const due of waiting)
      if (await trySending(withdrawals, due, now)) sent++
      else left.push(nameOf(due).part)
    // As many as stay where they were, others get their turn.
    if (left.length === leftBefore || sent >= most) return sent
  }
}

async function trySending(withdrawals: Withdrawals, due: Due, now: Instant): Promise<boolean> {
  const provider = withdrawals.providers.get(due.provider)
  if (!provider) return false
  return attempt(withdrawals.log, 'a payout could not be sent', nameOf(due), () =>
    sendPart(withdrawals, provider, due, now),
  )
}

async function sendPart(withdrawals: Withdrawals, provider: PayoutProvider, due: Due, now: Instant): Promise<void> {
  const order = await withdrawals.db.transaction().execute((tx) => beginSending(tx, due, now))
  if (!order) return
  withdrawals.faults?.at('marked')
  const answer = await answered(withdrawals, due, () => provider.send(wireOf(order, due)))
  withdrawals.faults?.at('sent')
  await settle(withdrawals, due, answer, now)
}

const nameOf = ({ no, part }: Due) => ({ part: `${no}-${part}` })

/** Of two processes that would send a part, one does. */
async function beginSending(tx: Tx, due: Due, now: Instant): Promise<OrderRow | undefined> {
  const order = await lockWithdrawal(tx, due.no)
  // Whoever is paid has the money set aside: what can't be booked is not sent.
  await holdThatPays(tx, order, due)
  if (!(await markSent(tx, due, later(now, PAUSES[0]!), now))) return undefined
  if (order.state === 'APPROVED') {
    await stepWithdrawal(tx, order, 'PAYING', { by: 'system', dueAt: later(now, STAGE) }, now)
    await publishOrder(tx, order, 'PAYING', now)
  }
  return order
}

const wireOf = (order: OrderRow, part: PartRow): PayoutOrder => ({
  key: part.send_key,
  reference: `${order.no}-${part.part}`,
  amount: part.amount,
  currency: order.currency,
  to: {
    kind: order.kind,
    ...(order.bank_code === null ? {} : { bankCode: order.bank_code }),
    number: order.number,
    holder: order.holder,
  },
})

/** Whatever goes wrong while somebody is asked says nothing about the payment. */
export async function answered(
  { log }: Withdrawals,
  due: Due,
  ask: () => Promise<PayoutAnswer>,
): Promise<PayoutAnswer> {
  try {
    return await ask()
  } catch (error) {
    log.warn({ part: `${due.no}-${due.part}`, error: String(error) }, 'a payout was not answered')
    return { state: 'UNKNOWN' }
  }
}

/** Asks about the parts that are on their way and due to be asked about. */
export async function askParts(withdrawals: Withdrawals, now: Instant, most = 50): Promise<number> {
  const waiting = await partsToAsk(withdrawals.db, now, most)
  for (const due of waiting) {
    const provider = withdrawals.providers.get(due.provider)
    if (!provider) continue
    const booked = await attempt(withdrawals.log, 'the answer about a payout could not be booked', nameOf(due), () =>
      askPart(withdrawals, provider, due, now),
    )
    if (!booked) await askLater(withdrawals.db, due, later(now, pauseAfter(due)))
  }
  return waiting.length
}

async function askPart(withdrawals: Withdrawals, provider: PayoutProvider, due: Due, now: Instant): Promise<void> {
  const answer = await answered(withdrawals, due, () => provider.ask(due.send_key))
  withdrawals.faults?.at('answered')
  await settle(withdrawals, due, answer, now)
}

const pauseAfter = ({ asked }: PartRow): number => PAUSES[Math.min(asked, PAUSES.length - 1)]!

/** When a part is to be asked about next, if that is before `until`. */
export const nextAsk = ({ db }: Pick<Withdrawals, 'db'>, until: Instant): Promise<Instant | undefined> =>
  firstAskBefore(db, until)

/**
 * Writes down what a provider said of a part: paid and captured in one transaction, refused, or
 * still unknown.
 */
export async function settle(withdrawals: Withdrawals, due: Due, answer: PayoutAnswer, now: Instant): Promise<void> {
  await withdrawals.db.transaction().execute(async (tx) => {
    const order = await lockWithdrawal(tx, due.no)
    const part = await lockPartOnItsWay(tx, due)
    if (!part) return
    if (answer.state === 'PAID') {
      await payPart(tx, order, part, now)
      withdrawals.faults?.at('captured')
      await stepPart(tx, part, 'PAID', { bankRef: answer.bankRef }, now)
      await advance(tx, order, { name: 'system' }, now)
      return
    }
    const missing = answer.state === 'MISSING'
    const lost = missing && !part.heard && now - part.sent_at!.getTime() >= NEVER_ARRIVED
    if (answer.state === 'REFUSED' || lost) {
      const reason = answer.state === 'REFUSED' ? answer.reason : 'NEVER_ARRIVED'
      await stepPart(tx, part, 'FAILED', { reason }, now)
      // What never arrived says nothing against the account: people pay it another way.
      await advance(tx, order, { name: 'system', note: reason, tryAgain: lost }, now)
      return
    }
    const heard = answer.state === 'PENDING'
    const asked = { heard, forgotten: missing && part.heard }
    await stepPart(tx, part, heard ? 'SENT' : 'UNKNOWN', { asked, askAt: later(now, pauseAfter(part)) }, now)
  })
}
