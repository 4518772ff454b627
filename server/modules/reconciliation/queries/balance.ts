import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { AccountLine } from '@senluna/contract/desk/money/reconciliation.ts'
import type { Db } from '../../../platform/database/db.ts'

interface Row {
  account: string
  currency: string
  scale: number
  decimals: number
  balance: Amount
}

/**
 * A brand's trial balance: its house accounts, lanes summed, and its members' and treasury's
 * wallets by what they are for.
 *
 * Reads every wallet of the brand once: for people at the desk, not for a hot path.
 */
export async function balanceOf(db: Db, merchantCode: MerchantCode): Promise<AccountLine[]> {
  const { rows } = await sql<Row>`
    select l.account, l.currency, c.scale, c.display_decimals as decimals, l.balance from (
    select h.code as account, h.currency, sum(h.balance)::bigint as balance
      from ledger.for_house h
      where h.merchant_id = ${merchantCode} group by 1, 2
    union all
    select case when a.account_no > 100 then 'M:VENDOR' else (array['M:MAIN', 'M:TRIAL', 'M:POINTS', 'M:LOCKED', 'M:DEBT', 'M:TRIAL_DEBT', 'M:POINTS_DEBT'])[a.account_no] end,
        a.currency, sum(a.balance)::bigint
      from ledger.for_balances a join reconciliation.in_members m on m.id = a.owner_id
      where m.merchant_id = ${merchantCode} group by 1, 2
    ) l join reconciliation.in_currencies c on c.code = l.currency
    order by 2, 1`.execute(db)
  return rows.map((row) => ({
    id: `${row.account}/${row.currency}`,
    account: row.account,
    currency: { code: row.currency, exponent: row.scale, displayDecimals: row.decimals },
    balance: row.balance.toString(),
  }))
}
