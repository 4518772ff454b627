import type pg from 'pg'
import { DRAW_STATE } from '../draw-state.ts'
import type { PlayersWord } from '../randomness/players.ts'

export interface Row {
  no: number
  game: string
  drawNumber: string
  sealed: Buffer
}

/** The seed of a draw that came to nothing, and what players gave it. */
export interface Revealed {
  no: number
  seed: string
  players: PlayersWord | undefined
}

const MOST = 500

const CAME_TO_NOTHING = `select d.no, d.game, d.numero as "drawNumber", s.sealed from lottery.seed s join lottery.draw d on d.no = s.draw_no
  where s.revealed is null and d.state in (${DRAW_STATE.VOID}, ${DRAW_STATE.NOT_HELD}) and s.draw_no <> all ($1) order by d.no limit ${MOST}`

/** Sealed seeds of draws that came to nothing. */
export async function seedsToShow(pool: pg.Pool, shut: number[]): Promise<Row[]> {
  const { rows } = await pool.query<Row>(CAME_TO_NOTHING, [shut])
  return rows
}

/** Reveals the seeds of draws that came to nothing. */
export async function revealSeeds(pool: pg.Pool, opened: Revealed[]): Promise<void> {
  await pool.query(
    `update lottery.seed s set revealed = o.seed, players_root = o.root, players_orders = o.orders
       from unnest($1::integer[], $2::text[], $3::text[], $4::integer[]) as o(no, seed, root, orders), lottery.draw d
       where s.draw_no = o.no and d.no = o.no and d.state in (${DRAW_STATE.VOID}, ${DRAW_STATE.NOT_HELD}) and s.revealed is null`,
    [
      opened.map(({ no }) => no),
      opened.map(({ seed }) => seed),
      opened.map(({ players }) => players?.root.toString('hex') ?? null),
      opened.map(({ players }) => players?.orders ?? null),
    ],
  )
}
