import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Check } from '@senluna/ledger/check.ts'

/** What must hold between transfers under way and the ledger. */
export const TRANSFER_CHECKS: readonly Check[] = [
  {
    name: 'clearing lines hold what is under way',
    sql: `with under as (
        select merchant_id, 'CLEAR:' || vassalage as code, currency, sum(amount) as units from transfers.vendor_transfer
        where state in ('DEBITED', 'SENT', 'UNKNOWN', 'MANUAL') group by 1, 2, 3),
      lines as (
        select h.merchant_id, h.code, h.currency, sum(h.balance) as units from ledger.for_house h
        where h.code like 'CLEAR:%' group by 1, 2, 3)
      select format('%s of %s holds %s, under way are %s', coalesce(l.code, u.code), coalesce(l.merchant_id, u.merchant_id),
        coalesce(l.units, 0), coalesce(u.units, 0)) as detail
      from lines l full join under u on u.merchant_id = l.merchant_id and u.code = l.code and u.currency = l.currency
      where coalesce(l.units, 0) <> coalesce(u.units, 0)`,
  },
]

/** A vendor whose clearing line doesn't hold what its open transfers say. */
export interface TransferBreak {
  merchantCode: MerchantCode
  vendorCode: string
  clearing: Amount
  open: bigint
}

/**
 * Compares every vendor's clearing line with the transfers under way; answers what differs. Read in
 * one snapshot.
 */
export async function checkTransfers(query: Query): Promise<TransferBreak[]> {
  return query<TransferBreak>(
    `with cleared as (
       select h.merchant_id, substr(h.code, 7) as vassalage, h.currency, sum(h.balance)::bigint as amount
       from ledger.for_house h
       where h.code like 'CLEAR:%' and substr(h.code, 7) in (select vassalage from transfers.vendor_wallet)
       group by 1, 2, 3
     ), under as (
       select merchant_id, vassalage, currency, sum(amount)::bigint as amount from transfers.vendor_transfer
       where state in ('CREATED', 'DEBITED', 'SENT', 'UNKNOWN', 'MANUAL') group by 1, 2, 3
     )
     select coalesce(c.merchant_id, u.merchant_id) as "merchantCode", coalesce(c.vassalage, u.vassalage) as "vendorCode",
       coalesce(c.amount, 0) as clearing, coalesce(u.amount, 0) as open
     from cleared c full join under u using (merchant_id, vassalage, currency)
     where coalesce(c.amount, 0) <> coalesce(u.amount, 0)`,
    [],
  )
}
