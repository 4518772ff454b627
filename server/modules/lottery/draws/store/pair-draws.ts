import type pg from 'pg'
import type { Instant } from '@senluna/kit/time.ts'
import { DRAW_STATE } from '../draw-state.ts'

/** A draw of two stations, before it is made. */
export interface NewPairDraw {
  game: string
  profile: string
  drawNumber: string
  openAt: Instant
  /** The games of its stations. */
  first: string
  second: string
}

const KNOWN = `select d.game, d.numero as "drawNumber" from unnest($1::text[], $2::text[]) as w(game, numero)
  join lottery.draw d on d.game = w.game and d.numero = w.numero`

// The stations' rows are held: whoever closes one or makes it void meanwhile waits, and then finds
// the pair.
const MAKE = `with stood as (
    select w.game, w.profile, w.numero, w.open_at, a.no as first_no, b.no as second_no, least(a.lock_at, b.lock_at) as lock_at,
      greatest(a.draw_at, b.draw_at) as draw_at, case when 'OFFICIAL' in (a.source, b.source) then 'OFFICIAL' else a.source end as source
    from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[]) as w(game, profile, numero, open_at, first, second)
    join lottery.draw a on a.game = w.first and a.numero = w.numero and a.state = ${DRAW_STATE.OPEN}
    join lottery.draw b on b.game = w.second and b.numero = w.numero and b.state = ${DRAW_STATE.OPEN}
    order by a.no, b.no for share of a, b),
  made as (
    insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, facts)
    select game, numero, profile, source, least(open_at, lock_at), lock_at, draw_at, '{}' from stood
    on conflict (game, numero) do nothing returning no, game, numero),
  paired as (
    insert into lottery.pair_draw (draw_no, first_no, second_no)
    select m.no, s.first_no, s.second_no from made m join stood s on s.game = m.game and s.numero = m.numero)
  select count(*)::integer as made from made`

/** Which of these draws are made already. */
export async function knownPairDraws(
  pool: pg.Pool,
  wanted: readonly NewPairDraw[],
): Promise<{ game: string; drawNumber: string }[]> {
  const { rows } = await pool.query<{ game: string; drawNumber: string }>(KNOWN, [
    wanted.map(({ game }) => game),
    wanted.map(({ drawNumber }) => drawNumber),
  ])
  return rows
}

/** Makes draws of two stations whose own draws take bets; answers how many. */
export async function insertPairDraws(pool: pg.Pool, draws: readonly NewPairDraw[]): Promise<number> {
  const { rows } = await pool.query<{ made: number }>(MAKE, [
    draws.map(({ game }) => game),
    draws.map(({ profile }) => profile),
    draws.map(({ drawNumber }) => drawNumber),
    draws.map(({ openAt }) => new Date(openAt)),
    draws.map(({ first }) => first),
    draws.map(({ second }) => second),
  ])
  return rows[0]?.made ?? 0
}
