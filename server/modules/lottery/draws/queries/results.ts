import type { Query } from '@senluna/kit/query.ts'
import { DRAW_STATE } from '../draw-state.ts'

const READ = `select d.draw_at, d.no, r.result from lottery.draw d join lottery.result r on r.draw_no = d.no and r.version = 1
  where d.game = $1 and d.source = 'SELF' and d.state = ${DRAW_STATE.DRAWN} and (d.draw_at, d.no) > ($2, $3) order by d.draw_at, d.no limit $4`

/** First results of a game's draws, the oldest first. */
export function resultsAfter(
  query: Query,
  game: string,
  after: [string, number],
  page: number,
): Promise<{ draw_at: Date; no: number; result: unknown }[]> {
  return query<{ draw_at: Date; no: number; result: unknown }>(READ, [game, ...after, page])
}
