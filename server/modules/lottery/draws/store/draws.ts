import type pg from 'pg'
import type { Instant } from '@senluna/kit/time.ts'
import type { Slot } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import type { Result } from '@senluna/games/lottery/rules/draws/result.ts'
import { DRAW_STATE } from '../draw-state.ts'
import type { PlayersWord } from '../randomness/players.ts'

/**
 * Where a draw's numbers come from: on a demonstration every official game is drawn by us and says
 * so.
 */
export type Origin = 'SELF' | 'OFFICIAL' | 'DEMONSTRATION'

/** A draw before it is made; one that is drawn elsewhere has no seed. */
export interface NewDraw {
  drawNumber: string
  openAt: Instant
  lockAt: Instant
  drawAt: Instant
  facts: object
  commitment: string | null
  sealed: Buffer | null
  beaconRound: number | null
  escrow: Buffer | null
}

const MAKE = `with made as (
    insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, facts, commitment)
    select $1, numero, $2, $3, open_at, lock_at, draw_at, facts::jsonb, commitment
    from unnest($4::text[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $8::text[], $9::text[])
      with ordinality as u(numero, open_at, lock_at, draw_at, facts, commitment, ord) order by ord
    on conflict (game, numero) do nothing returning no, numero),
  kept as (
    insert into lottery.seed (draw_no, sealed, beacon_source, beacon_round, escrow, escrow_key)
    select made.no, u.sealed, $12, u.round, u.escrow, $14 from made
      join unnest($4::text[], $10::bytea[], $11::bigint[], $13::bytea[]) as u(numero, sealed, round, escrow) on u.numero = made.numero
      where u.sealed is not null)
  select count(*)::integer as made from made`

/** Makes draws of a game with their seeds; answers how many. */
export async function insertDraws(
  pool: pg.Pool,
  game: { game: string; profile: string; origin: Origin; beacon: string; escrowKey: string | null },
  draws: readonly NewDraw[],
): Promise<number> {
  const { rows } = await pool.query<{ made: number }>(MAKE, [
    game.game,
    game.profile,
    game.origin,
    draws.map(({ drawNumber }) => drawNumber),
    draws.map(({ openAt }) => new Date(openAt)),
    draws.map(({ lockAt }) => new Date(lockAt)),
    draws.map(({ drawAt }) => new Date(drawAt)),
    draws.map(({ facts }) => JSON.stringify(facts)),
    draws.map(({ commitment }) => commitment),
    draws.map(({ sealed }) => sealed),
    draws.map(({ beaconRound }) => beaconRound),
    game.beacon,
    draws.map(({ escrow }) => escrow),
    game.escrowKey,
  ])
  return rows[0]?.made ?? 0
}

/** Which of these draws are made already. */
export async function knownDrawNumbers(pool: pg.Pool, code: string, slots: Slot[]): Promise<{ drawNumber: string }[]> {
  const { rows } = await pool.query<{ drawNumber: string }>(
    'select numero as "drawNumber" from lottery.draw where game = $1 and numero = any ($2)',
    [code, slots.map(({ drawNumber }) => drawNumber)],
  )
  return rows
}

/** A draw that is due, as it was committed to. */
export interface DueDraw {
  no: number
  game: string
  drawNumber: string
  draw_at: Date
  facts: object
  sealed: Buffer
  beacon_source: string
  beacon_round: string | null
}

const DUE = `select d.no, d.game, d.numero as "drawNumber", d.draw_at, d.facts, s.sealed, s.beacon_source, s.beacon_round
  from lottery.draw d join lottery.seed s on s.draw_no = d.no`

/** Draws of ours that are sealed and whose time has come, oldest first. */
export async function dueDraws(pool: pg.Pool, now: Instant, most: number): Promise<DueDraw[]> {
  const { rows } = await pool.query<DueDraw>(
    `${DUE} where d.state = ${DRAW_STATE.SEALED} and d.source <> 'OFFICIAL' and d.draw_at <= $1 order by d.draw_at, d.no limit $2`,
    [new Date(now), most],
  )
  return rows
}

/** Holds a draw that waits to be drawn; nothing when somebody else does. */
export async function lockDrawing(client: pg.ClientBase, no: number): Promise<boolean> {
  const { rows } = await client.query<{ no: number }>(
    `select no from lottery.draw where no = $1 and state = ${DRAW_STATE.SEALED} for no key update skip locked`,
    [no],
  )
  return rows.length > 0
}

/** Makes void a draw that can't be drawn. */
export async function voidUndrawn(
  client: pg.ClientBase,
  no: number,
  reason: 'BEACON' | 'RULES',
  now: Instant,
): Promise<void> {
  await client.query(
    `update lottery.draw set state = ${DRAW_STATE.VOID}, void_reason = $2, drawn_at = $3 where no = $1`,
    [no, reason, new Date(now)],
  )
}

/** The leaves of players' seeds of a draw that takes no more of them, in rising order. */
export async function playerLeaves(db: pg.ClientBase | pg.Pool, no: number): Promise<Buffer[]> {
  const { rows } = await db.query<{ leaf: Buffer }>(
    'select leaf from lottery.player_seed where draw_no = $1 order by leaf',
    [no],
  )
  return rows.map(({ leaf }) => leaf)
}

/** Reveals a draw's seed and what the beacon said. */
export async function revealSeed(
  client: pg.ClientBase,
  reveal: {
    no: number
    seed: Buffer
    round: number | undefined
    signature: string | undefined
    randomness: string | undefined
    players: PlayersWord | undefined
  },
): Promise<void> {
  await client.query(
    `update lottery.seed set revealed = $2, beacon_first = beacon_round, beacon_round = $3, beacon_signature = $4, beacon_randomness = $5,
        players_root = $6, players_orders = $7
      where draw_no = $1`,
    [
      reveal.no,
      reveal.seed.toString('hex'),
      reveal.round ?? null,
      reveal.signature ?? null,
      reveal.randomness ?? null,
      reveal.players?.root.toString('hex') ?? null,
      reveal.players?.orders ?? null,
    ],
  )
}

/** Writes the first result of a draw. */
export async function insertResult(
  client: pg.ClientBase,
  { no, result, facts }: { no: number; result: Result; facts: object },
  now: Instant,
): Promise<void> {
  await client.query(
    `insert into lottery.result (draw_no, version, result, facts, origin, at) values ($1, 1, $2, $3, 'VDRAW-1', $4)`,
    [no, JSON.stringify(result), JSON.stringify(facts), new Date(now)],
  )
}

/** Notes that a draw is drawn. */
export async function markDrawn(client: pg.ClientBase, no: number, now: Instant): Promise<void> {
  await client.query(
    `update lottery.draw set state = ${DRAW_STATE.DRAWN}, result_version = 1, drawn_at = $2 where no = $1`,
    [no, new Date(now)],
  )
}
