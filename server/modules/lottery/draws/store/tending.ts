import type pg from 'pg'
import { MINUTE, type Instant, iso, later } from '@senluna/kit/time.ts'
import { DRAW_STATE } from '../draw-state.ts'
import { PAIR } from '../pair.ts'

/**
 * A draw nobody bet on that is so late was missed while the servers were down: it is not held, and
 * no history is made up. A pair follows its stations.
 */
const MISSED = 2 * MINUTE

/** One with tickets that is so late is void. */
const TOO_LATE = 10 * MINUTE

const PASS_OVER = `update lottery.draw d set state = case when t.any_ticket then ${DRAW_STATE.VOID} else ${DRAW_STATE.NOT_HELD} end, drawn_at = $1,
    void_reason = case when t.any_ticket then 'LATE' end
  from (select d.no, exists (select from lottery.ticket t where t.draw_no = d.no) or exists (select from lottery.pair_draw p
      join lottery.ticket t on t.draw_no = p.draw_no where d.no in (p.first_no, p.second_no)) as any_ticket
    from lottery.draw d where d.state = ${DRAW_STATE.SEALED} and d.source <> 'OFFICIAL' and d.profile <> '${PAIR}' and d.draw_at < $2 order by d.draw_at limit 500 for no key update of d skip locked) t
  where d.no = t.no and (not t.any_ticket or d.draw_at < $3)`

export async function passOver(pool: pg.Pool, now: Instant): Promise<void> {
  await pool.query(PASS_OVER, [iso(now), iso(later(now, -MISSED)), iso(later(now, -TOO_LATE))])
}

/** Draws whose tickets are to be settled, the oldest first. */
export async function drawsToSettle(pool: pg.Pool, most: number): Promise<{ no: number }[]> {
  const { rows } = await pool.query<{ no: number }>(
    `select no from lottery.draw where state in (${DRAW_STATE.DRAWN}, ${DRAW_STATE.VOID}) and settled_at is null order by no limit $1`,
    [most],
  )
  return rows
}
