import type { PayoutChannel } from '@senluna/contract/desk/money/withdrawals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { MANUAL, type Withdrawals } from '../withdrawals/deps.ts'
import { keepBalance, keepSilence, lastBalances } from './balance-store.ts'

/**
 * Asks every provider what it still has; run every few minutes. One that doesn't answer keeps what
 * it said last.
 */
export async function askBalances({ db, log, brands, providers }: Withdrawals, now: () => Instant): Promise<void> {
  const currencies = new Set(brands.map(({ currency }) => currency.code))
  for (const [name, provider] of providers)
    for (const currency of currencies)
      await attempt(log, 'the balance of a provider could not be kept', { provider: name, currency }, async () => {
        try {
          const amount = await provider.balance(currency)
          const at = new Date(now())
          const answeredAt = amount === undefined ? null : at
          await keepBalance(db, { name, currency, amount, answeredAt, at })
        } catch (error) {
          log.warn({ error, provider: name, currency }, 'a provider did not answer its balance')
          const at = new Date(now())
          await keepSilence(db, name, currency, at)
        }
      })
}

/** What each provider said last of a currency. */
export async function balancesOf(
  db: Db | Tx,
  currency: string,
): Promise<(provider: string) => PayoutChannel['balance']> {
  const rows = await lastBalances(db, currency)
  const known = new Map(rows.map((row) => [row.provider, row]))
  return (provider) => {
    const row = known.get(provider)
    if (provider === MANUAL) return { state: 'BY_HAND' }
    if (!row) return { state: 'NOT_ASKED' }
    const answer =
      row.amount === null || row.told_at === null
        ? {}
        : { amount: row.amount.toString(), at: row.told_at.toISOString() }
    return { state: row.failed ? 'UNREACHABLE' : row.amount === null ? 'NOT_REPORTED' : 'REPORTED', ...answer }
  }
}
