import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Result } from '@senluna/games/lottery/rules/draws/result.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

const HEAD = `select no, result_version from lottery.draw where game = $1 and state = ${DRAW_STATE.DRAWN} and draw_at <= $2 order by draw_at desc limit 1`

const RESULTS = `select r.result from (select no, result_version, draw_at from lottery.draw
    where game = $1 and state = ${DRAW_STATE.DRAWN} and draw_at <= $2 order by draw_at desc limit $3) d
  join lottery.result r on r.draw_no = d.no and r.version = d.result_version order by d.draw_at desc`

/** The last drawn draw of a game. */
export async function lastDrawn(
  query: Query,
  code: string,
  now: Instant,
): Promise<{ no: number; result_version: number } | undefined> {
  const [row] = await query<{ no: number; result_version: number }>(HEAD, [code, iso(now)])
  return row
}

/** The last results of a game. */
export function lastResults(query: Query, code: string, draws: number, now: Instant): Promise<{ result: Result }[]> {
  return query<{ result: Result }>(RESULTS, [code, iso(now), draws])
}
