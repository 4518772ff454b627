import { sql } from 'kysely'
import type { RoundBet } from '@senluna/contract/events/wagers.ts'
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
  if (wagers.length === 0) return []
  const { rows } = await sql<CountedWager>`select w.member_id as "memberId", w.wager_id as "wagerId",
      w.weight_pct as "weightPct", w.multiplier_pct as "multiplierPct", w.counted
    from unnest(${wagers.map(({ memberId }) => memberId)}::uuid[], ${wagers.map(({ wagerId }) => wagerId)}::uuid[]) as k (member_id, wager_id)
    join points.wager w on w.member_id = k.member_id and w.wager_id = k.wager_id`.execute(tx)
  return rows
}

/** By which weights new rounds count: of each product, and the multiplier of each member. */
export interface RoundWeights {
  products: Readonly<Record<string, number>>
  multipliers: ReadonlyMap<Id<'member'>, number>
}

/**
 * Counts whole rounds that can't have counted before, in one statement: none of them is read here.
 * One that did all the same changes nothing. Answers how much more each member's play counts for.
 */
export async function countRounds(
  tx: Tx,
  rounds: readonly (RoundBet & { memberId: Id<'member'>; wagerId: Id<'wager'> })[],
  { products, multipliers }: RoundWeights,
): Promise<ReadonlyMap<Id<'member'>, bigint>> {
  const members = [...multipliers.keys()]
  const { rows } = await sql<{ id: Id<'member'>; sum: bigint }>`with counted as (
      insert into points.wager (member_id, wager_id, weight_pct, multiplier_pct, counted)
      select k.member_id, k.wager_id, p.weight, m.multiplier, k.valid_bet * p.weight / 100 * m.multiplier / 100
      from unnest(${rounds.map(({ memberId }) => memberId)}::uuid[], ${rounds.map(({ wagerId }) => wagerId)}::uuid[],
          ${rounds.map(({ product }) => product)}::text[], ${rounds.map(({ validBet }) => String(validBet))}::bigint[])
          as k (member_id, wager_id, product, valid_bet)
        join unnest(${members}::uuid[], ${members.map((id) => multipliers.get(id)!)}::integer[]) as m (id, multiplier) on m.id = k.member_id
        join unnest(${Object.keys(products)}::text[], ${Object.values(products)}::integer[]) as p (product, weight) on p.product = k.product
      where k.valid_bet * p.weight / 100 * m.multiplier / 100 > 0
      on conflict (member_id, wager_id) do nothing returning member_id, counted)
    select member_id as id, sum(counted)::bigint as sum from counted group by 1`.execute(tx)
  return new Map(rows.map(({ id, sum }) => [id, sum]))
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
