import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'

/** Whether an owner has a posting under a key. */
export async function isPosted(
  query: Query,
  { owner, key, source }: { owner: Id<'member'>; key: string; source: number },
): Promise<boolean> {
  const rows = await query('select 1 from ledger.transfer where owner_id = $1 and key = $2 and source = $3', [
    owner,
    key,
    source,
  ])
  return rows.length > 0
}
