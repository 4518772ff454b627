import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { DrawFacts } from '@senluna/games/lottery/rules/draws/result.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'
import type { Lottery } from '../../lottery.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

/** What was paid; tickets that were paid nothing are left out. */
export async function paidOf(
  { db }: Lottery,
  no: number,
  merchant: MerchantCode | undefined,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ id: Id<'ticket'>; payout: Amount }>`select t.id, w.payout
    from lottery.ticket t join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
    where t.draw_no = ${no} and t.merchant_id = coalesce(${merchant ?? null}, t.merchant_id) and w.payout > 0`.execute(
    db,
  )
  return new Map(rows.map(({ id, payout }) => [id, payout]))
}

/** What a correction needs of its draw. */
export async function drawOf(
  db: Db,
  no: number,
): Promise<
  | {
      game: string
      facts: DrawFacts & { voidFrom?: string }
      lock_at: Date
    }
  | undefined
> {
  const { rows } = await sql<{
    game: string
    facts: DrawFacts & { voidFrom?: string }
    lock_at: Date
  }>`select game, facts, lock_at from lottery.draw where no = ${no}`.execute(db)
  return rows[0]
}

/** The pairs of a station that have a result: what a correction of it changes too. */
export async function drawnPairsOf(
  db: Db,
  no: number,
): Promise<{ no: number; game: string; facts: DrawFacts & { voidFrom?: string }; result: object }[]> {
  const { rows } = await sql<{ no: number; game: string; facts: DrawFacts & { voidFrom?: string }; result: object }>`
    select d.no, d.game, d.facts, r.result from lottery.pair_draw p
    join lottery.draw d on d.no = p.draw_no and d.state = ${sql.lit(DRAW_STATE.DRAWN)}
    join lottery.result r on r.draw_no = d.no and r.version = d.result_version
    where ${no}::integer in (p.first_no, p.second_no) order by d.no`.execute(db)
  return rows
}

/** The pairs of a station that aren't void: what it being void makes void too. */
export async function openPairsOf(db: Db, no: number): Promise<{ no: number; game: string }[]> {
  const { rows } = await sql<{ no: number; game: string }>`
    select d.no, d.game from lottery.pair_draw p
    join lottery.draw d on d.no = p.draw_no and d.state not in (${sql.lit(DRAW_STATE.VOID)}, ${sql.lit(DRAW_STATE.NOT_HELD)})
    where ${no}::integer in (p.first_no, p.second_no) order by d.no`.execute(db)
  return rows
}
