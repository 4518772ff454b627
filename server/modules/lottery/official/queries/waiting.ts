import { iso, later, type Instant, SECOND } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'
import type { AskedDraw } from '../sources/source.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'
import { PAIR } from '../../draws/pair.ts'

export interface Waiting extends Omit<AskedDraw, 'drawAt'> {
  no: number
  draw_at: Date
}

/** Official draws whose result sources are asked for. */
export async function drawsToAsk(db: Db, before: number, most: number, now: Instant): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`select no, game, numero as "drawNumber", draw_at from lottery.draw
      where source = 'OFFICIAL' and profile <> ${PAIR} and state in (${sql.lit(DRAW_STATE.OPEN)}, ${sql.lit(DRAW_STATE.SEALED)}) and draw_at <= ${iso(later(now, before))} order by draw_at limit ${most}`.execute(
    db,
  )
  return rows
}

/** Official draws that have waited for a result too long. */
export async function drawsGivenUp(db: Db, giveUp: number, most: number, now: Instant): Promise<{ no: number }[]> {
  const { rows } = await sql<{
    no: number
  }>`select no from lottery.draw where source = 'OFFICIAL' and profile <> ${PAIR} and state = ${sql.lit(DRAW_STATE.SEALED)}
        and greatest(draw_at + ${giveUp / SECOND} * interval '1 second', (facts ->> 'extendedTo')::timestamptz) < ${iso(now)}
      limit ${most}`.execute(db)
  return rows
}
