import { iso, type Instant, later, DAY } from '@senluna/kit/time.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { OpenedDraw } from '@senluna/contract/lottery.ts'
import { type DrawState, DRAW_STATE } from '../../draws/draw-state.ts'

export interface DrawRow {
  drawNumber: string
  open_at: Date
  lock_at: Date
  draw_at: Date
  state: DrawState
  commitment: string | null
}

export interface OpenedRow {
  no: number
  game: string
  drawNumber: string
  draw_at: Date
  state: DrawState
  source: OpenedDraw['source']
  version: number
  void_reason: string | null
  result: OpenedDraw['result'] | null
}

const MOST_NEAR = 100

const NEAR = `select numero as "drawNumber", open_at, lock_at, draw_at, state, commitment from lottery.draw
  where game = $1 and draw_at > $2 order by draw_at limit ${MOST_NEAR + 2}`

const AWAITED = `select numero as "drawNumber", open_at, lock_at, draw_at, state, commitment from lottery.draw
  where game = $1 and draw_at <= $2 and draw_at > $3 order by draw_at desc limit 1`

export const OPENED = `select d.no, d.game, d.numero as "drawNumber", d.draw_at, d.state, d.source, d.result_version as version, d.void_reason, r.result
  from unnest($1::text[]) g(code) cross join lateral (select * from lottery.draw d
    where d.game = g.code and d.state = any ($5::smallint[]) and d.draw_at <= $2 order by d.draw_at desc limit $3) d
  left join lottery.result r on r.draw_no = d.no and r.version = d.result_version and d.state = ${DRAW_STATE.DRAWN}
  order by d.draw_at desc, d.no desc limit $4`

/** Draws of a game to come, the next first. */
export function nearDraws(db: Db, code: string, now: Instant): Promise<DrawRow[]> {
  return queryOf(db)<DrawRow>(NEAR, [code, iso(now)])
}

/** The last draw of a game whose time has come. */
export function lastDrawDue(db: Db, code: string, now: Instant): Promise<DrawRow[]> {
  return queryOf(db)<DrawRow>(AWAITED, [code, iso(now), iso(later(now, -DAY))])
}

/** The last draws of games in some states, the newest first. */
export function openedDraws(
  db: Db,
  {
    wanted,
    perGame,
    most,
    standing,
  }: { wanted: readonly LotteryGame[]; perGame: number; most: number; standing: boolean },
  now: Instant,
): Promise<OpenedRow[]> {
  return queryOf(db)<OpenedRow>(OPENED, [
    wanted.map(({ code }) => code),
    iso(now),
    perGame,
    most,
    standing ? [2] : [2, 3],
  ])
}
