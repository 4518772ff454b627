import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** What a wager has counted for, and by which weights. */
export interface CountedWager {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  weightPct: number
  multiplierPct: number
  counted: bigint
}

/** What some wagers have counted for so far; one that never counted isn't among them. */
export async function countedWagers(
  tx: Tx,
  wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<CountedWager[]> {
  const { rows } = await sql<CountedWager>`select w.member_id as "memberId", w.wager_id as "wagerId",
      w.weight_pct as "weightPct", w.multiplier_pct as "multiplierPct", w.counted
    from unnest(${wagers.map(({ memberId }) => memberId)}::uuid[], ${wagers.map(({ wagerId }) => wagerId)}::uuid[]) as k (member_id, wager_id)
    join points.wager w on w.member_id = k.member_id and w.wager_id = k.wager_id`.execute(tx)
  return rows
}

/** Keeps what wagers count for now. The weights stay those of the first time. */
export async function keepCounted(tx: Tx, wagers: readonly CountedWager[]): Promise<void> {
  if (wagers.length === 0) return
  const column = <Value>(valueOf: (wager: CountedWager) => Value) => wagers.map(valueOf)
  await sql`insert into points.wager (member_id, wager_id, weight_pct, multiplier_pct, counted)
    select * from unnest(${column(({ memberId }) => memberId)}::uuid[], ${column(({ wagerId }) => wagerId)}::uuid[],
      ${column(({ weightPct }) => weightPct)}::integer[], ${column(({ multiplierPct }) => multiplierPct)}::integer[],
      ${column(({ counted }) => String(counted))}::bigint[])
    on conflict (member_id, wager_id) do update set counted = excluded.counted`.execute(tx)
}
