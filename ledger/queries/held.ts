import type { Query } from '@senluna/kit/query.ts'

/**
 * What is set aside of some owners' wallets, by `owner/wallet`; wallets with nothing set aside are
 * left out.
 */
export async function heldOf(query: Query, owners: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (owners.length === 0) return new Map()
  const rows = await query<{ owner: string; account: number; held: bigint }>(
    'select owner_id as owner, account_no as account, held from ledger.account where owner_id = any ($1::uuid[]) and held > 0',
    [owners],
  )
  return new Map(rows.map(({ owner, account, held }) => [`${owner}/${account}`, held]))
}
