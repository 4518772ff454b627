import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Query } from '@senluna/kit/query.ts'

/** A vendor whose clearing line doesn't hold what its open transfers say. */
export interface TransferBreak {
  merchantCode: MerchantCode
  vassalage: string
  clearing: bigint
  open: bigint
}

/**
 * Compares every vendor's clearing line with the transfers under way; answers what differs. Read in
 * one snapshot.
 */
export async function checkTransfers(query: Query): Promise<TransferBreak[]> {
  return query<TransferBreak>(
    `with cleared as (
       select h.merchant_id, substr(h.code, 7) as vassalage, h.currency, sum(a.balance)::bigint as amount
       from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no
       where h.code like 'CLEAR:%' and substr(h.code, 7) in (select vassalage from transfers.vendor_wallet)
       group by 1, 2, 3
     ), under as (
       select merchant_id, vassalage, currency, sum(amount)::bigint as amount from transfers.vendor_transfer
       where state in ('CREATED', 'DEBITED', 'SENT', 'UNKNOWN', 'MANUAL') group by 1, 2, 3
     )
     select coalesce(c.merchant_id, u.merchant_id) as "merchantCode", coalesce(c.vassalage, u.vassalage) as vassalage,
       coalesce(c.amount, 0) as clearing, coalesce(u.amount, 0) as open
     from cleared c full join under u using (merchant_id, vassalage, currency)
     where coalesce(c.amount, 0) <> coalesce(u.amount, 0)`,
    [],
  )
}
