import { sql } from 'kysely'
import type { Part } from '@senluna/kit/agents/credit/split.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Tally } from './play-store.ts'

/** What a closed week has of some bets, and who takes how much of it. */
export interface SplitTally extends Tally {
  week: BusinessDate
  parts: readonly Part<Id<'member'>>[]
}

/** Writes what a week has, in the order of its rows. */
export async function insertTallies(
  tx: Tx,
  generalAgentId: Id<'member'>,
  tallies: readonly SplitTally[],
): Promise<void> {
  if (tallies.length === 0) return
  const keys = tallies.map(({ week, memberId, ofWeek, product, placedDay }) => ({
    week,
    memberId,
    ofWeek,
    product,
    placedDay,
  }))
  const rows = tallies.map(({ bets, stake, payout }, row) => ({
    ...keys[row]!,
    bets: bets.toString(),
    stake: stake.toString(),
    payout: payout.toString(),
  }))
  await sql`insert into credit.tally (week, member_id, of_week, product, placed_day, general_agent_id, bets, stake, payout)
    select week, "memberId", "ofWeek", product, "placedDay", ${generalAgentId}, bets, stake, payout
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (week date, "memberId" uuid, "ofWeek" date, product text, "placedDay" date,
      bets bigint, stake bigint, payout bigint)`.execute(tx)
  const parts = tallies.flatMap((tally, row) =>
    tally.parts.map(({ taker, ppm, amount }, level) => ({
      ...keys[row]!,
      level: level + 1,
      taker,
      ppm,
      amount: amount.toString(),
    })),
  )
  await sql`insert into credit.part (week, member_id, of_week, product, placed_day, level, taker_id, ppm, amount)
    select week, "memberId", "ofWeek", product, "placedDay", level, taker, ppm, amount
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) r (week date, "memberId" uuid, "ofWeek" date, product text, "placedDay" date,
      level smallint, taker uuid, ppm integer, amount bigint)`.execute(tx)
}

/** A week of a team by product: what was staked and paid out, and what one account takes of it. */
export interface ProductSum {
  product: string
  stake: bigint
  payout: bigint
  kept: bigint
}

/**
 * What an agent's week is made of: the play of everybody below it, and its own part of that. Of a
 * player it is the player's own play, of which it takes nothing.
 */
export async function productsOf(db: Db, memberId: Id<'member'>, week: string): Promise<ProductSum[]> {
  const { rows } =
    await sql<ProductSum>`select t.product, sum(t.stake)::bigint as stake, sum(t.payout)::bigint as payout,
      coalesce(sum(p.amount), 0)::bigint as kept
    from credit.tally t join credit.in_members m on m.id = t.member_id and (m.id = ${memberId} or m.path @> array[${memberId}]::uuid[])
    left join credit.part p on p.taker_id = ${memberId} and (p.member_id, p.week, p.of_week, p.product, p.placed_day)
      = (t.member_id, t.week, t.of_week, t.product, t.placed_day)
    where t.week = ${week}::date and t.general_agent_id = (select general_agent_id from credit.account where member_id = ${memberId})
    group by 1 order by 1`.execute(db)
  return rows
}
