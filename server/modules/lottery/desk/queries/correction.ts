import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { DrawFacts } from '@senluna/games/lottery/rules/draws/result.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'
import type { Lottery } from '../../lottery.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'

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
