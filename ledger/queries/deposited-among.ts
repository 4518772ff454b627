import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { PLAY_KINDS, KIND, WALLET } from '../chart.ts'

/** Which of some members have ever put money in. Cost: one look into an index for each. */
export async function depositedAmong(query: Query, ids: readonly Id<'member'>[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(
    `select u.id from unnest($1::uuid[]) as u (id)
     where exists (select from ledger.transfer where owner_id = u.id and account_no = $2 and kind = $3
       and kind not in (${PLAY_KINDS}))`,
    [ids, WALLET.MAIN, KIND.DEPOSIT],
  )
  return new Set(rows.map(({ id }) => id))
}
