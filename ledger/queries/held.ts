import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'

/**
 * What is set aside of some owners' wallets, by `owner/wallet`; wallets with nothing set aside are
 * left out.
 */
export async function heldOf(query: Query, owners: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (owners.length === 0) return new Map()
  const rows = await query<{ owner: Id<'member'>; account: number; held: Amount }>(
    'select owner_id as owner, account_no as account, held from ledger.account where owner_id = any ($1::uuid[]) and held > 0',
    [owners],
  )
  return new Map(rows.map(({ owner, account, held }) => [`${owner}/${account}`, held]))
}

/** What of a hold is still set aside; 0 when there is none under the key. */
export async function remainingOfHold(
  query: Query,
  { owner, key, source }: { owner: Id<'member'>; key: string; source: number },
): Promise<Amount> {
  const rows = await query<{ remaining: Amount }>(
    'select remaining from ledger.hold where owner_id = $1 and key = $2 and source = $3',
    [owner, key, source],
  )
  return rows[0]?.remaining ?? amount(0n)
}
