import { callbackOf, noteCallback } from '../deposits/store/callbacks.ts'
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

type ProviderCall = Pick<Call<typeof contract.payoutCallback>, 'body' | 'params' | 'request' | 'now'>

/**
 * Handles a payout provider's callback. What it says is not believed: the provider is asked what
 * became of the payment, and only its answer counts. The same callback again changes nothing; one
 * that is forged, or more than five minutes old, is refused.
 *
 * Refuses SYS_NOT_FOUND for no provider of ours, AUTH_FORBIDDEN, SYS_BUSY while the provider gives
 * no clear word (it sends again, and the clock asks too).
 */
export async function handlePayoutCallback(withdrawals: Withdrawals, call: ProviderCall): Promise<{ taken: boolean }> {
  const { db, providers, log } = withdrawals
  const { now } = call
  const name = call.params.provider ?? ''
  const provider = providers.get(name)
  if (!provider) throw new Refusal('SYS_NOT_FOUND')
  const notice = provider.noticeOf(call.body, call.request.headers, now)
  if (!notice) throw new Refusal('AUTH_FORBIDDEN')
  const origin = `payout:${name}`
  const seen = await callbackOf(db, origin, notice.event)
  if (seen?.handled_at) return { taken: false }
  const due = isUuid(notice.key) ? await partBySendKey(db, name, notice.key) : undefined
  if (!due) {
    log.warn({ provider: name }, 'a callback named a payout that is none of ours')
    return { taken: false }
  }
  const clear = await applyAnswer(withdrawals, provider, due, now)
  if (clear) await noteCallback(db, { providerId: origin, event: notice.event, ref: notice.key }, now)
  return { taken: true }
}

/**
 * Asks about a part, outside any transaction, and takes the answer; says whether nothing more can
 * come. Refuses SYS_BUSY.
 */
async function applyAnswer(
  withdrawals: Withdrawals,
  provider: PayoutProvider,
  due: Due,
  now: Instant,
): Promise<boolean> {
  const answer = await answered(withdrawals, due, () => provider.ask(due.send_key))
  // A payment that a provider calls about and then doesn't know is one it will know in a moment.
  if (answer.state === 'UNKNOWN' || answer.state === 'MISSING') throw new Refusal('SYS_BUSY', { retryAfterSec: 10 })
  if (answer.state === 'PENDING') return false
  if (due.state === 'FAILED' && answer.state === 'PAID') await reportPaidAfterAll(withdrawals, due, answer.bankRef, now)
  else await settle(withdrawals, due, answer, now)
  return true
}

/**
 * It was believed to have never arrived, and paid all the same: people have to see to it that it
 * isn't paid twice.
 */
async function reportPaidAfterAll({ db, log }: Withdrawals, due: Due, bankRef: string, now: Instant): Promise<void> {
  log.error({ part: `${due.no}-${due.part}`, bankRef }, 'a payout that had failed was paid after all')
  await db.transaction().execute(async (tx) => {
    const { state } = await lockWithdrawal(tx, due.no)
    const note = `PAID_AFTER_FAILED ${due.part} ${bankRef}`
    await noteStep(tx, { no: due.no, state, by: 'system', note }, now)
  })
}
