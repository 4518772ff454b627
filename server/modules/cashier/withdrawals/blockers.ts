import type { BLOCKERS } from '@senluna/contract/money/withdrawals.ts'
import { tierNeeded, withdrawalsLeft } from '@senluna/kit/cashier/tiers.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { WALLET, walletsOf } from '@senluna/ledger/index.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { paymentPasswordOf, type Member } from '../../members/index.ts'
import { plainName } from '../../risk/index.ts'
import { remainingOf } from '../../turnover/index.ts'
import type { Withdrawals } from './deps.ts'
import { availableOf, quoteOf } from '@senluna/kit/cashier/withdrawal-quote.ts'
import { owedInArrears } from './queries/arrears.ts'
import { outOf } from './store.ts'
import { termsOf, type Terms } from './terms.ts'
import type { AccountRow } from '../payout-accounts/account-store.ts'

export type Blocker = (typeof BLOCKERS)[number]

/** A member as a withdrawal finds them. */
export interface WithdrawalLimits {
  terms: Terms
  out: Awaited<ReturnType<typeof outOf>>
  /** What can be spent. */
  balance: Amount
  /** What is kept from play. */
  kept: Amount
  frozen: boolean
  debt: Amount
  /** What is owed to downlines under contracts. */
  arrears: Amount
  turnover: Amount
  hasPin: boolean
  kycTier: number
}

/**
 * What a withdrawal takes from: the main wallet, or deposits beyond a limit that are kept from
 * play.
 */
export type Source = 'MAIN' | 'LOCKED'

/**
 * What is kept from play leaves in any amount and without a fee, and people look at every such
 * order.
 */
const ofKept = (terms: Terms): Terms => ({
  ...terms,
  step: 1n,
  min: 1n,
  countMax: Number.MAX_SAFE_INTEGER,
  freeCount: Number.MAX_SAFE_INTEGER,
  autoMax: amount(-1n),
})

/** Everything that a withdrawal is looked at for. */
export async function standingOf(
  withdrawals: Withdrawals,
  db: Db | Tx,
  member: Member,
  brand: Brand,
  now: Instant,
  from: Source = 'MAIN',
): Promise<WithdrawalLimits> {
  const wallets = await walletsOf(queryOf(db), member.id)
  const spendable = (wallet: Source): bigint => {
    const row = wallets.find(({ account }) => account === WALLET[wallet])
    return row ? row.balance - row.held : 0n
  }
  const main = wallets.find(({ account }) => account === WALLET.MAIN)
  const debt = wallets.find(({ account }) => account === WALLET.DEBT)
  const { from: today } = dayRange({ from: businessDate(now, brand.timeZone) }, brand.timeZone)
  const terms = await termsOf(withdrawals, brand, await withdrawals.dailyMostOf(db, member.id, brand, now), now)
  return {
    terms: from === 'LOCKED' ? ofKept(terms) : terms,
    out: await outOf(db, member.id, today!, now),
    balance: amount(spendable(from)),
    kept: amount(spendable('LOCKED')),
    frozen: main?.state !== 'open',
    debt: amount(debt ? 0n - debt.balance : 0n),
    arrears: await owedInArrears(db, member.id),
    // Nobody can play with what is kept from play, so nothing has to be played for it.
    turnover: amount(from === 'LOCKED' ? 0n : await remainingOf(db, member.id)),
    hasPin: (await paymentPasswordOf(db, member.id)).hash !== null,
    kycTier: await withdrawals.kycTierOf(db, member.id),
  }
}

/** The tier an amount needs, with what has gone out before. */
export const tierFor = ({ out }: WithdrawalLimits, amount: Amount): number =>
  tierNeeded({ ever: out.ever + amount, day: out.today + amount, month: out.month + amount })

/** What can be withdrawn now, and every reason why that is less than the balance. */
export const availableNow = ({ terms, out, balance, frozen, debt, arrears, turnover, kycTier }: WithdrawalLimits) =>
  availableOf(
    {
      balance,
      frozen,
      debt,
      arrears,
      turnover,
      tierLeft: withdrawalsLeft(kycTier, { ever: out.ever, day: out.today, month: out.month }),
      used: { amount: out.today, count: out.count },
    },
    terms,
  )

/**
 * What stands in the way of a withdrawal, in the order in which an order refuses it; without an
 * amount or an account what concerns them is left out.
 */
export function blockersOf(
  standing: WithdrawalLimits,
  member: Member,
  asked: { amount?: Amount | undefined; account?: AccountRow | undefined },
  now: Instant,
): Blocker[] {
  const { amount, account } = asked
  const found: (Blocker | false)[] = [standing.frozen && 'AUTH_EXCLUDED']
  if (amount !== undefined) found.push(standing.kycTier < tierFor(standing, amount) && 'WD_KYC')
  found.push(
    !standing.hasPin && 'PIN_NOT_SET',
    standing.debt > 0n && 'WAL_DEBT',
    standing.arrears > 0n && 'WAL_ARREARS',
    standing.turnover > 0n && 'WD_TURNOVER',
  )
  if (amount !== undefined) {
    const quote = quoteOf(amount, { amount: standing.out.today, count: standing.out.count }, standing.terms)
    found.push('error' in quote && quote.error)
  }
  if (account) {
    found.push(account.state === 'LOCKED' && 'WD_ACCOUNT_LOCKED')
    found.push(account.usable_at.getTime() > now && 'WD_ACCOUNT_COOLING')
    // The name may have been set right since the account was bound.
    found.push(
      account.kind === 'BANK' && account.holder !== plainName(member.profile.payeeName ?? '') && 'WD_NAME_MISMATCH',
    )
  }
  if (amount !== undefined) found.push(standing.balance < amount && 'WAL_INSUFFICIENT')
  return found.filter((blocker) => blocker !== false)
}
