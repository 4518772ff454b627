import { sql } from 'kysely'
import { HOUR, iso, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'
import { PAIR } from '../../draws/pair.ts'

/** A result that hasn't come so long after its draw wants somebody to look. */
export const LATE_AFTER = 2 * HOUR
/** So far back an early result is still shown. */
const SHOWN = 72 * HOUR

/** An official draw that wants a person. */
export interface OfficialAlarm {
  draw: number
  game: string
  drawNumber: string
  /**
   * Sources that contradict each other; no result after two hours; a result that was out before our
   * lock.
   */
  kind: 'DISAGREES' | 'LATE' | 'EARLY_RESULT'
  since: Instant
}

/** Everything of official draws that wants somebody, oldest first. */
export async function officialAlarms(db: Db | Tx, now: Instant): Promise<OfficialAlarm[]> {
  const { rows } = await sql<{
    no: number
    game: string
    drawNumber: string
    kind: OfficialAlarm['kind']
    since: Date
  }>`
    select d.no, d.game, d.numero as "drawNumber", 'DISAGREES' as kind, max(r.received_at) as since
      from lottery.draw d join lottery.report r on r.draw_no = d.no and r.state = 'DISAGREES' where d.state = ${sql.lit(DRAW_STATE.SEALED)} group by d.no
    union all
    select no, game, numero, 'LATE', draw_at + ${LATE_AFTER / 1_000} * interval '1 second' from lottery.draw
      where state = ${sql.lit(DRAW_STATE.SEALED)} and source = 'OFFICIAL' and profile <> ${PAIR} and draw_at <= ${iso(later(now, -LATE_AFTER))}
    union all
    select no, game, numero, 'EARLY_RESULT', drawn_at from lottery.draw
      where state = ${sql.lit(DRAW_STATE.DRAWN)} and source = 'OFFICIAL' and profile <> ${PAIR} and facts ? 'voidFrom' and draw_at > ${iso(later(now, -SHOWN))}
    order by 5, 1`.execute(db)
  return rows.map(({ no, game, drawNumber, kind, since }) => ({
    draw: no,
    game,
    drawNumber,
    kind,
    since: since.getTime() as Instant,
  }))
}
