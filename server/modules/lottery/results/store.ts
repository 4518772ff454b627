import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { OpenedDraw } from '@senluna/contract/lottery.ts'
import { DRAW_STATE, type DrawState } from '../draws/draw-state.ts'

export interface MonthRow {
  game: string
  drawNumber: string
  drawAt: Date
  /** Its day by the lottery's clock. */
  day: string
  state: DrawState
  source: OpenedDraw['source']
  version: number
  /** Every prize of the day that is looked at; of other days the special prize alone. */
  result: Record<string, string[]> | null
  special: string | null
  /** The day that is looked at, and the last one with a result. */
  asked: string | null
  latest: string | null
}

/**
 * The draws of a month by the lottery's clock, seven hours before UTC: the last result of all names
 * the day where none was asked for. What waits stands on the day that is looked at alone. At least
 * one row, which has no draw where there is none.
 */
const MONTH = `with last as (select max(l.draw_at) as at from unnest($1::text[]) g(code) cross join lateral
    (select d.draw_at from lottery.draw d where d.game = g.code and d.state = ${DRAW_STATE.DRAWN} and d.draw_at <= $2
      order by d.draw_at desc limit 1) l),
  looked as (select coalesce($3::date, (at at time zone $4)::date) as day, (at at time zone $4)::date as latest from last),
  month as (select date_trunc('month', day::timestamp) at time zone $4 as from_at,
      (date_trunc('month', day::timestamp) + interval '1 month') at time zone $4 as to_at from looked)
  select d.game, d.numero as "drawNumber", d.draw_at as "drawAt", to_char(d.day, 'YYYY-MM-DD') as day, d.state, d.source,
    d.result_version as version, case when d.day = l.day then r.result end as result, r.result->'db'->>0 as special,
    to_char(l.day, 'YYYY-MM-DD') as asked, to_char(l.latest, 'YYYY-MM-DD') as latest
  from looked l cross join month m left join lateral
    (select d.*, (d.draw_at at time zone $4)::date as day from unnest($1::text[]) g(code) cross join lateral
      (select * from lottery.draw d where d.game = g.code and d.draw_at >= m.from_at and d.draw_at < m.to_at) d) d
    on d.state = ${DRAW_STATE.DRAWN} and d.draw_at <= $2 or d.day = l.day
  left join lottery.result r on r.draw_no = d.no and r.version = d.result_version and d.state = ${DRAW_STATE.DRAWN} and d.draw_at <= $2
  order by d.draw_at, d.no`

/** The draws of some games in the month of a day, or of the last result. */
export async function monthOf(
  query: Query,
  { games, day, zone }: { games: readonly string[]; day: string | undefined; zone: string },
  now: Instant,
): Promise<MonthRow[]> {
  return query<MonthRow>(MONTH, [games, iso(now), day ?? null, zone])
}

export interface PastRow {
  drawNumber: string
  day: string
  source: OpenedDraw['source']
  result: Record<string, string[]>
}

const PAST = `select d.numero as "drawNumber", to_char(d.draw_at at time zone $4, 'YYYY-MM-DD') as day, d.source, r.result
  from (select * from lottery.draw where game = $1 and state = ${DRAW_STATE.DRAWN} and draw_at <= $2 order by draw_at desc limit $3) d
  join lottery.result r on r.draw_no = d.no and r.version = d.result_version order by d.draw_at`

/** The last results of a game, oldest first. */
export function lastOf(
  query: Query,
  { game, draws, zone }: { game: string; draws: number; zone: string },
  now: Instant,
): Promise<PastRow[]> {
  return query<PastRow>(PAST, [game, iso(now), draws, zone])
}
