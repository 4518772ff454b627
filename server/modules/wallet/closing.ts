import { amount } from '@senluna/kit/money.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  GIVEN_AWAY,
  house,
  KIND,
  move,
  setAccountState,
  SOURCE,
  wallet,
  WALLET,
  walletsOf,
} from '@senluna/ledger/index.ts'
import { derivedId } from '../../platform/ids.ts'

/** Free play and points end with the account. */
const NO_MONEY: ReadonlySet<number> = new Set([WALLET.TRIAL, WALLET.POINTS, WALLET.POINTS_DEBT])

/**
 * What becomes of an account's money when it is closed.
 *
 * Play money goes back to the house. Real money must be paid out before; so must what is set aside,
 * and what stands in a wallet that the house has frozen.
 */
export async function closingMoney(query: Query, owner: Id<'member'>, brand: Brand) {
  const rows = await walletsOf(query, owner)
  const main = rows.find((row) => row.account === WALLET.MAIN)
  // Money that waits elsewhere, and debts, are the main wallet's affair too.
  const waiting = rows.some(
    (row) => row.held > 0n || (!NO_MONEY.has(row.account) && row !== main && row.balance !== 0n),
  )
  const balance = main?.balance ?? amount(0n)
  const real = !brand.currency.demonstration || main?.state !== 'open'
  const rule = waiting || (balance > 0n && real) ? 'WITHDRAW_FIRST' : balance > 0n ? 'GIVEN_UP' : 'NOTHING'
  return { balance, currency: main?.currency ?? brand.currency.code, rule } as const
}

/**
 * Keeps an account's wallets as they are until the transaction ends: writing a state as it is takes
 * the row's lock.
 */
export async function holdWallets(query: Query, owner: Id<'member'>): Promise<void> {
  for (const row of await walletsOf(query, owner)) await setAccountState(query, owner, row.account, row.state)
}

/**
 * Gives the play money of held wallets back to the house and shuts them: nothing moves on them any
 * more.
 */
export async function closeWallets(
  query: Query,
  member: { id: Id<'member'>; merchantCode: MerchantCode },
  brand: Brand,
  now: Instant,
): Promise<void> {
  for (const row of await walletsOf(query, member.id)) {
    if (row.account === WALLET.MAIN && row.balance > 0n) {
      assert(brand.currency.demonstration && row.held === 0n, 'only play money goes back to the house')
      await move(query, {
        key: derivedId('closing', member.id, String(now)),
        source: SOURCE.GRANT,
        kind: KIND.DEMONSTRATION_MONEY,
        amount: row.balance,
        from: wallet(member.id, 'MAIN'),
        to: house(brand, GIVEN_AWAY, row.currency),
        at: now,
      })
    }
    await setAccountState(query, member.id, row.account, 'closed')
  }
}
