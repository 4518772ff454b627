import { iso, type Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

interface Row {
  game: string
  until: Date | null
  drawNumber: string | null
  open_at: Date
  lock_at: Date
  draw_at: Date
}

/**
 * How lists know the draws to come: two open ones, so that a lock which falls into the second they
 * are kept leaves one.
 */
const COMING = `select g.code as game, made.until, d.numero as "drawNumber", d.open_at, d.lock_at, d.draw_at from unnest($1::text[]) g(code)
  cross join lateral (select max(draw_at) as until from lottery.draw where game = g.code) made
  left join lateral (select numero, open_at, lock_at, draw_at from lottery.draw
    where game = g.code and draw_at > $2 and lock_at > $2 and state = ${DRAW_STATE.OPEN} order by draw_at limit 2) d on true
  order by d.draw_at`

/** The next two open draws of games, and how far draws are made. */
export function comingDraws(db: Db, games: readonly LotteryGame[], now: Instant): Promise<Row[]> {
  return queryOf(db)<Row>(COMING, [games.map(({ code }) => code), iso(now)])
}
