import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/money/withdrawals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { PayoutProvider } from '../../../platform/payments/payout.ts'
import type { Withdrawals } from '../withdrawals/deps.ts'
import { answered, settle } from './pay.ts'
import { partBySendKey, type Due } from './store.ts'
import { lockWithdrawal, noteStep } from '../withdrawals/store.ts'

type News = Pick<Call<typeof contract.payoutCallback>, 'body' | 'params' | 'request' | 'now'>

/**
 * Takes a payout provider's news. What it says is not believed: the provider is asked what became
 * of the payment, and only its answer counts. The same news again changes nothing; news that are
 * forged, or more than five minutes old, are refused.
 *
 * Refuses SYS_NOT_FOUND for no provider of ours, AUTH_FORBIDDEN, SYS_BUSY while the provider gives
 * no clear word (it sends again, and the clock asks too).
 */
export async function takePayoutNews(withdrawals: Withdrawals, call: News): Promise<{ taken: boolean }> {
  const { db, providers, log } = withdrawals
  const { now } = call
  const name = call.params.provider ?? ''
  const provider = providers.get(name)
  if (!provider) throw new Refusal('SYS_NOT_FOUND')
  const notice = provider.noticeOf(call.body, call.request.headers, now)
  if (!notice) throw new Refusal('AUTH_FORBIDDEN')
  const origin = `payout:${name}`
  const seen = await sql<{ handled_at: Date | null }>`select handled_at from cashier.provider_callback
    where provider = ${origin} and event_id = ${notice.event}`.execute(db)
  if (seen.rows[0]?.handled_at) return { taken: false }
  const due = isUuid(notice.key) ? await partBySendKey(db, name, notice.key) : undefined
  if (!due) {
    log.warn({ provider: name }, 'news came of a payout that is none of ours')
    return { taken: false }
  }
  const clear = await takeAnswer(withdrawals, provider, due, now)
  if (clear)
    await sql`insert into cashier.provider_callback (provider, event_id, ref, at, handled_at)
      values (${origin}, ${notice.event}, ${notice.key}, ${new Date(now)}, ${new Date(now)})
      on conflict do nothing`.execute(db)
  return { taken: true }
}

/**
 * Asks about a part, outside any transaction, and takes the answer; says whether nothing more can
 * come. Refuses SYS_BUSY.
 */
async function takeAnswer(
  withdrawals: Withdrawals,
  provider: PayoutProvider,
  due: Due,
  now: Instant,
): Promise<boolean> {
  const answer = await answered(withdrawals, due, () => provider.ask(due.send_key))
  // A payment that a provider tells of and then doesn't know is one it will know in a moment.
  if (answer.state === 'UNKNOWN' || answer.state === 'MISSING') throw new Refusal('SYS_BUSY', { retryAfterSec: 10 })
  if (answer.state === 'PENDING') return false
  if (due.state === 'FAILED' && answer.state === 'PAID') await tellPaidAfterAll(withdrawals, due, answer.bankRef, now)
  else await settle(withdrawals, due, answer, now)
  return true
}

/**
 * It was believed to have never arrived, and paid all the same: people have to see to it that it
 * isn't paid twice.
 */
async function tellPaidAfterAll({ db, log }: Withdrawals, due: Due, bankRef: string, now: Instant): Promise<void> {
  log.error({ part: `${due.no}-${due.part}`, bankRef }, 'a payout that had failed was paid after all')
  await db.transaction().execute(async (tx) => {
    const { state } = await lockWithdrawal(tx, due.no)
    const note = `PAID_AFTER_FAILED ${due.part} ${bankRef}`
    await noteStep(tx, { no: due.no, state, by: 'system', note }, now)
  })
}
