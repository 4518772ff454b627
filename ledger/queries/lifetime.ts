import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { DEPOSITED, KIND, PLAY_KINDS, WALLET } from '../chart.ts'

/** What an account came to since its first wallet was opened. */
export interface Lifetime {
  /** Absent for an owner without a wallet. */
  since: Date | null
  /** What came into the wallets: without the fees of deposits. */
  deposited: Amount
  withdrawn: Amount
  /** Payouts less stakes: below 0 where play cost money. Stakes of open bets count. */
  played: Amount
}

const APART = [WALLET.TRIAL, WALLET.POINTS, WALLET.TRIAL_DEBT, WALLET.POINTS_DEBT].join(', ')
const DEPOSITS = DEPOSITED.join(', ')
const WITHDRAWALS = [KIND.WITHDRAWAL_PAID, KIND.WITHDRAWAL_RETURNED].join(', ')
/** Results of bets that the index of everything beside play holds. */
const RESULTS = [KIND.BET_REFUND, KIND.PAYOUT_TAKEN_BACK, KIND.VENDOR_RESULT, KIND.DEBT_MADE].join(', ')

/**
 * A member's real money since the account was opened. A wallet holds the sum of its movements, so
 * what play brought is what the wallets hold less every movement beside play. Cost: as many rows as
 * there are such movements, however much was played.
 */
export async function lifetimeOf(query: Query, owner: Id<'member'>): Promise<Lifetime> {
  const [found] = await query<Lifetime>(
    `with wallet as (
       select account_no, balance, opened_at from ledger.account
       where owner_id = $1 and account_no not in (${APART})
     ), beside as (
       select t.kind, sum(t.amount) as amount from wallet w, lateral (
         select kind, amount from ledger.transfer
         where owner_id = $1 and account_no = w.account_no and kind not in (${PLAY_KINDS})) t
       group by t.kind
     ), held as (select min(opened_at) as since, sum(balance) as balance from wallet)
     select h.since,
       coalesce((select sum(amount) from beside where kind in (${DEPOSITS})), 0)::bigint as deposited,
       coalesce((select -sum(amount) from beside where kind in (${WITHDRAWALS})), 0)::bigint as withdrawn,
       (coalesce(h.balance, 0)
         - coalesce((select sum(amount) from beside where kind not in (${RESULTS})), 0))::bigint as played
     from held h`,
    [owner],
  )
  return found!
}
