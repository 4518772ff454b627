import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { instant, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../../platform/payments/payout.ts'
import { MANUAL, type Withdrawals } from '../withdrawals/deps.ts'
import { payPart } from './money.ts'
import { advance, STAGE } from './parts.ts'
import { COLUMNS, FROM, noteStep, setState, type OrderRow, type PartRow } from '../withdrawals/store.ts'
import { tellOrder } from '../withdrawals/publish.ts'

/** After so many questions the pause to the next stays as long as the last of these. */
const PAUSES = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]

/**
 * A payment that the provider has never heard of failed, once nothing of ours can still be on its
 * way. One that it has known once and knows no more may have been paid: it stays unknown, and
 * people find out.
 */
const NEVER_ARRIVED = 15 * MINUTE

/** A part with who pays it. */
export type Due = PartRow & { provider: string; merchant_id: MerchantCode }

export const DUE = sql.raw(`p.*, w.merchant_id, c.provider from payout.part p join payout.withdrawal w on w.no = p.no
  join payout.channel c on c.merchant_id = w.merchant_id and c.id = p.channel_id`)

/**
 * Sends the parts that wait to be sent, each once and for all: it is marked as sent before anybody
 * is called, and from then on only asked about.
 */
export async function sendParts(withdrawals: Withdrawals, now: Instant, most = 50): Promise<number> {
  const { rows } = await sql<Due>`select ${DUE} where p.state = 'QUEUED' and c.provider <> ${MANUAL} and not c.paused
    order by p.made_at limit ${most}`.execute(withdrawals.db)
  for (const due of rows) {
    const provider = withdrawals.providers.get(due.provider)
    if (provider) await sendOne(withdrawals, provider, due, now)
  }
  return rows.length
}

async function sendOne(withdrawals: Withdrawals, provider: PayoutProvider, due: Due, now: Instant): Promise<void> {
  const order = await withdrawals.db.transaction().execute((tx) => markSent(tx, due, now))
  if (!order) return
  withdrawals.faults?.at('marked')
  const answer = await answered(withdrawals, due, () => provider.send(wireOf(order, due)))
  withdrawals.faults?.at('sent')
  await settle(withdrawals, due, answer, now)
}

/** Of two processes that would send a part, one does. */
async function markSent(tx: Tx, due: Due, now: Instant): Promise<OrderRow | undefined> {
  const order = await lockedOrder(tx, due.no)
  const marked = await sql`update payout.part set state = 'SENT', sent_at = ${new Date(now)},
      ask_at = ${new Date(later(now, PAUSES[0]!))}
    where no = ${due.no} and part = ${due.part} and state = 'QUEUED'`.execute(tx)
  if (marked.numAffectedRows !== 1n) return undefined
  if (order.state === 'APPROVED') {
    await setState(tx, order, 'PAYING', { dueAt: later(now, STAGE) }, now)
    await noteStep(tx, { no: due.no, state: 'PAYING', by: 'system' }, now)
    await tellOrder(tx, order, 'PAYING', now)
  }
  return order
}

async function lockedOrder(tx: Tx, no: string): Promise<OrderRow> {
  const { rows } =
    await sql<OrderRow>`select ${COLUMNS} from ${FROM} where w.no = ${no} for no key update of w`.execute(tx)
  return rows[0]!
}

const wireOf = (order: OrderRow, part: PartRow): PayoutOrder => ({
  key: part.send_key,
  reference: `${order.no}-${part.part}`,
  amount: part.amount as PayoutOrder['amount'],
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
  const { rows } = await sql<Due>`select ${DUE} where p.state in ('SENT', 'UNKNOWN') and p.ask_at <= ${new Date(now)}
    order by p.ask_at limit ${most}`.execute(withdrawals.db)
  for (const due of rows) {
    const provider = withdrawals.providers.get(due.provider)
    if (!provider) continue
    const answer = await answered(withdrawals, due, () => provider.ask(due.send_key))
    withdrawals.faults?.at('answered')
    await settle(withdrawals, due, answer, now)
  }
  return rows.length
}

/** When a part is to be asked about next, if that is before `until`. */
export async function nextAsk({ db }: Pick<Withdrawals, 'db'>, until: Instant): Promise<Instant | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(ask_at) as at from payout.part
    where state in ('SENT', 'UNKNOWN') and ask_at <= ${new Date(until)}`.execute(db)
  const at = rows[0]?.at
  return at ? instant(at.getTime()) : undefined
}

/**
 * Writes down what a provider said of a part: paid and captured in one transaction, refused, or
 * still unknown.
 */
export async function settle(withdrawals: Withdrawals, due: Due, answer: PayoutAnswer, now: Instant): Promise<void> {
  await withdrawals.db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, due.no)
    const { rows } = await sql<PartRow>`select * from payout.part where no = ${due.no} and part = ${due.part}
      and state in ('SENT', 'UNKNOWN') for no key update`.execute(tx)
    const part = rows[0]
    if (!part) return
    if (answer.state === 'PAID') {
      await payPart(tx, order, part, now)
      withdrawals.faults?.at('captured')
      await sql`update payout.part set state = 'PAID', paid_at = ${new Date(now)}, bank_ref = ${answer.bankRef}, ask_at = null
        where no = ${part.no} and part = ${part.part}`.execute(tx)
      await advance(tx, order, { name: 'system' }, now)
      return
    }
    const missing = answer.state === 'MISSING'
    const lost = missing && !part.heard && now - part.sent_at!.getTime() >= NEVER_ARRIVED
    if (answer.state === 'REFUSED' || lost) {
      const reason = answer.state === 'REFUSED' ? answer.reason : 'NEVER_ARRIVED'
      await sql`update payout.part set state = 'FAILED', reason = ${reason}, ask_at = null
        where no = ${part.no} and part = ${part.part}`.execute(tx)
      // What never arrived says nothing against the account: people pay it another way.
      await advance(tx, order, { name: 'system', note: reason, tryAgain: lost }, now)
      return
    }
    const pause = PAUSES[Math.min(part.asked, PAUSES.length - 1)]!
    await sql`update payout.part set state = ${answer.state === 'PENDING' ? 'SENT' : 'UNKNOWN'}, asked = asked + 1,
      heard = heard or ${answer.state === 'PENDING'}, forgotten = ${missing && part.heard},
      ask_at = ${new Date(later(now, pause))} where no = ${part.no} and part = ${part.part}`.execute(tx)
  })
}
