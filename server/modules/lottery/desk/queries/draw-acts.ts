import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { type DrawState } from '../../draws/draw-state.ts'

interface Stands {
  game: string
  drawNumber: string
  state: DrawState
  version: number
  result: unknown
  lock_at: Date
}

/** The brands whose members have tickets on a draw, or on a pair that follows it. */
export async function brandsOf(tx: Tx, no: number): Promise<MerchantCode[]> {
  const { rows } = await sql<{ merchant_id: MerchantCode }>`select distinct merchant_id from lottery.ticket
    where draw_no = any (array(select ${no}::integer union all
      select draw_no from lottery.pair_draw where ${no}::integer in (first_no, second_no)))`.execute(tx)
  return rows.map((row) => row.merchant_id)
}

/** How a draw stands; nobody else changes it until the transaction ends. */
export async function standsAs(tx: Tx, no: number): Promise<Stands> {
  const { rows } =
    await sql<Stands>`select d.game, d.numero as "drawNumber", d.state, d.result_version as version, d.lock_at, r.result
    from lottery.draw d left join lottery.result r on r.draw_no = d.no and r.version = d.result_version
    where d.no = ${no} for no key update of d`.execute(tx)
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** Which draw it is. */
export async function nameOfDraw(tx: Tx, no: number): Promise<{ game: string; drawNumber: string } | undefined> {
  const { rows } = await sql<{ game: string; drawNumber: string }>`select game, numero as "drawNumber" from lottery.draw
    where no = ${no}`.execute(tx)
  return rows[0]
}
