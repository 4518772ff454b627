import { iso, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { DrawDetails } from '@senluna/contract/lottery/desk/draws.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

export type Numbers = number[] | Record<string, string[]>

/** What players are shown of a draw that waits for its result. */
export async function onAirOf(db: Db, no: number, merchant: MerchantCode): Promise<Pick<DrawDetails, 'onAir'>> {
  const { rows } = await sql<{ numbers: unknown; by: string | null; told_at: Date }>`
    select a.numbers, s.name as by, a.told_at from lottery.on_air a join lottery.draw d on d.no = a.draw_no and d.state = ${sql.lit(DRAW_STATE.SEALED)}
    left join lottery.in_staff s on s.id = a.staff_id and s.merchant_id = ${merchant} where a.draw_no = ${no}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return {}
  return { onAir: { numbers: row.numbers, ...(row.by ? { by: row.by } : {}), at: row.told_at.toISOString() } }
}

/** Writes what is on the air of a draw. */
export async function putOnAir(
  tx: Tx,
  { no, numbers, staffId }: { no: number; numbers: Numbers; staffId: Id<'staff'> },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.on_air (draw_no, numbers, staff_id, told_at)
      values (${no}, ${JSON.stringify(numbers)}, ${staffId}, ${iso(now)})
      on conflict (draw_no) do update set numbers = excluded.numbers, staff_id = excluded.staff_id, told_at = excluded.told_at`.execute(
    tx,
  )
}
