import type pg from 'pg'
import { iso, later, SECOND, type Instant } from '@senluna/kit/time.ts'
import { DRAW_STATE } from '../draw-state.ts'

/** A draw that was over before anybody could bet on it. */
export interface PastDraw {
  drawNumber: string
  openAt: Instant
  lockAt: Instant
  drawAt: Instant
  facts: object
  commitment: string
  sealed: Buffer
  revealed: string
  result: object
}

/** How long after its lock a draw is sealed, and after its time made, where nobody waits for it. */
const GRACE = 2 * SECOND

const MAKE = `with given as (
    select * from unnest($4::text[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $8::jsonb[], $9::text[], $10::bytea[], $11::text[], $12::jsonb[],
        $13::timestamptz[], $14::timestamptz[])
      with ordinality as u(numero, open_at, lock_at, draw_at, facts, commitment, sealed, revealed, result, sealed_at, drawn_at, ord)),
  made as (
    insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, facts, commitment,
        state, sealed_at, drawn_at, settled_at, result_version, settled_version)
      select $1, numero, $2, $3, open_at, lock_at, draw_at, facts, commitment, ${DRAW_STATE.DRAWN}, sealed_at, drawn_at, drawn_at, 1, 1 from given order by ord
      on conflict (game, numero) do nothing returning no, numero),
  kept as (
    insert into lottery.seed (draw_no, sealed, beacon_source, revealed)
      select made.no, g.sealed, 'none', g.revealed from made join given g using (numero)),
  written as (
    insert into lottery.result (draw_no, version, result, facts, origin, at)
      select made.no, 1, g.result, g.facts, 'VDRAW-1', g.drawn_at from made join given g using (numero))
  select count(*)::integer as made from made`

/** Writes draws of a game with their results, settled; those that are there stay. Owner only. */
export async function insertPastDraws(
  owner: pg.Pool,
  { game, profile, source }: { game: string; profile: string; source: 'SELF' | 'DEMONSTRATION' },
  draws: readonly PastDraw[],
): Promise<number> {
  const { rows } = await owner.query<{ made: number }>(MAKE, [
    game,
    profile,
    source,
    draws.map(({ drawNumber }) => drawNumber),
    draws.map(({ openAt }) => iso(openAt)),
    draws.map(({ lockAt }) => iso(lockAt)),
    draws.map(({ drawAt }) => iso(drawAt)),
    draws.map(({ facts }) => JSON.stringify(facts)),
    draws.map(({ commitment }) => commitment),
    draws.map(({ sealed }) => sealed),
    draws.map(({ revealed }) => revealed),
    draws.map(({ result }) => JSON.stringify(result)),
    draws.map(({ lockAt }) => iso(later(lockAt, GRACE))),
    draws.map(({ drawAt }) => iso(later(drawAt, GRACE))),
  ])
  return rows[0]?.made ?? 0
}

const PAIRS = `with given as (
    select a.no as first_no, b.no as second_no, g.*, ra.result as first_result, rb.result as second_result,
      least(a.lock_at, b.lock_at) as lock_at, greatest(a.draw_at, b.draw_at) as draw_at, greatest(a.drawn_at, b.drawn_at) as drawn_at,
      greatest(a.sealed_at, b.sealed_at) as sealed_at, a.source, greatest(ra.at, rb.at) as at
    from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[]) as g(game, profile, numero, open_at, first, second)
      join lottery.draw a on a.game = g.first and a.numero = g.numero and a.state = ${DRAW_STATE.DRAWN}
      join lottery.draw b on b.game = g.second and b.numero = g.numero and b.state = ${DRAW_STATE.DRAWN}
      join lottery.result ra on ra.draw_no = a.no and ra.version = 1
      join lottery.result rb on rb.draw_no = b.no and rb.version = 1),
  made as (
    insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, facts,
        state, sealed_at, drawn_at, settled_at, result_version, settled_version)
      select game, numero, profile, source, least(open_at, lock_at), lock_at, draw_at, '{}', ${DRAW_STATE.DRAWN}, sealed_at, drawn_at, drawn_at, 1, 1 from given
      on conflict (game, numero) do nothing returning no, game, numero),
  paired as (
    insert into lottery.pair_draw (draw_no, first_no, second_no, first_version, second_version)
      select m.no, g.first_no, g.second_no, 1, 1 from made m join given g using (game, numero)),
  written as (
    insert into lottery.result (draw_no, version, result, facts, origin, evidence, at)
      select m.no, 1, jsonb_build_object(split_part(g.first, '_', 3), g.first_result, split_part(g.second, '_', 3), g.second_result), '{}', 'STATIONS',
          jsonb_build_object('stations', jsonb_build_array(jsonb_build_object('draw', g.first_no, 'version', 1), jsonb_build_object('draw', g.second_no, 'version', 1))),
          g.at
        from made m join given g using (game, numero))
  select count(*)::integer as made from made`

/** A past draw of two stations, by the draws that it follows. */
export interface PastPair {
  game: string
  profile: string
  drawNumber: string
  openAt: Instant
  first: string
  second: string
}

/** Writes draws of two stations beside those that were drawn; those that are there stay. */
export async function insertPastPairs(owner: pg.Pool, pairs: readonly PastPair[]): Promise<number> {
  const { rows } = await owner.query<{ made: number }>(PAIRS, [
    pairs.map(({ game }) => game),
    pairs.map(({ profile }) => profile),
    pairs.map(({ drawNumber }) => drawNumber),
    pairs.map(({ openAt }) => iso(openAt)),
    pairs.map(({ first }) => first),
    pairs.map(({ second }) => second),
  ])
  return rows[0]?.made ?? 0
}
