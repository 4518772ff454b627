import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { AccountRow } from '../../payout-accounts/account-store.ts'

export type Owned = AccountRow & { user_name: string; members: number }

const OWNED =
  sql.raw(`a.*, m.user_name, (select count(distinct b.member_id) from payout.account b where b.merchant_id = a.merchant_id
  and b.kind = a.kind and b.number = a.number and coalesce(b.bank_code, '') = coalesce(a.bank_code, ''))::integer as members
  from payout.account a join cashier.in_members m on m.id = a.member_id`)

export async function owned(tx: Tx, merchantCode: MerchantCode, id: Id<'payout-account'>): Promise<Owned> {
  const { rows } =
    await sql<Owned>`select ${OWNED} where a.id = ${id} and a.merchant_id = ${merchantCode} for no key update of a`.execute(
      tx,
    )
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** A brand's payout accounts, the newest first. */
export async function listOwned(
  db: Db,
  query: {
    merchantCode: MerchantCode
    after: string | null
    state: 'ACTIVE' | 'LOCKED' | 'REMOVED' | undefined
    name: string | undefined
    number: string | undefined
    number2: string
    size: number
  },
): Promise<Owned[]> {
  const { rows } = await sql<Owned>`select ${OWNED}
    where a.merchant_id = ${query.merchantCode} and (${query.after}::uuid is null or a.id < ${query.after}::uuid)
      and (${query.state ?? null}::text is null or a.state = ${query.state ?? null})
      and (${query.name ?? null}::text is null or m.user_name = ${(query.name ?? '').trim().toLowerCase()})
      and (${query.number ?? null}::text is null or a.number in (${query.number2}, ${query.number2.toLowerCase()}))
    order by a.id desc limit ${query.size + 1}`.execute(db)
  return rows
}
