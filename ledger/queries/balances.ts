import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'

/** What stands in some wallets now, by `owner/wallet`. Cost: one look-up by key for each. */
export async function balancesOf(
  query: Query,
  wallets: readonly { owner: Id<'member'>; wallet: number }[],
): Promise<ReadonlyMap<string, { balance: Amount; version: number }>> {
  if (wallets.length === 0) return new Map()
  const rows = await query<{ owner: Id<'member'>; account: number; balance: Amount; version: bigint }>(
    `select k.owner_id as owner, k.account_no as account, a.balance, a.version
     from unnest($1::uuid[], $2::integer[]) as k (owner_id, account_no),
       lateral (select balance, version from ledger.account where owner_id = k.owner_id and account_no = k.account_no limit 1) a`,
    [wallets.map(({ owner }) => owner), wallets.map(({ wallet }) => wallet)],
  )
  return new Map(
    rows.map(({ owner, account, balance, version }) => [`${owner}/${account}`, { balance, version: Number(version) }]),
  )
}
