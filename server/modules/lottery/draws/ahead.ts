import type pg from 'pg'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Numeros, Slot } from '@senluna/games/lottery/rules/draws/numero.ts'
import { at } from '@senluna/kit/assert.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import { commitmentOf, type HouseGenerator, type SeedVault } from '../../fairness/index.ts'
import type { Beacon } from './beacon.ts'
import type { Escrow } from './escrow.ts'

/** So many draws ahead there are at least: as many as the longest chase, and those in between. */
export const AHEAD = 110
/** Games of the calendar can be bet a week ahead. */
const CALENDAR_AHEAD_MS = 8 * DAY

export interface Ahead {
  /** Connections of the role that draws. */
  pool: pg.Pool
  generator: HouseGenerator
  vault: SeedVault
  beacon: Beacon
  /** Who can open the seeds besides us; nobody where there is none. */
  escrow?: Escrow | undefined
}

/**
 * Where a draw's numbers come from: on a demonstration every official game is drawn by us and says
 * so.
 */
export type Origin = 'SELF' | 'OFFICIAL' | 'DEMONSTRATION'

/**
 * Makes the draws that are to come of one game: each with its seed committed to, long before it
 * opens. What is there stays. Answers how many were made.
 */
export async function makeAhead(
  ahead: Ahead,
  game: LotteryGame,
  origin: Origin,
  numeros: Numeros,
  factsOf: (slot: Slot) => object,
  now: Instant,
): Promise<number> {
  const slots: Slot[] = []
  const until = later(now, CALENDAR_AHEAD_MS)
  for (let slot = numeros.at(now); slot; slot = numeros.next(slot)) {
    // One whose betting is over already was never there for anybody: it is not made up afterwards.
    if (slot.lockAt > now) slots.push(slot)
    if (game.clock.kind === 'INTERVAL' ? slots.length >= AHEAD : slot.drawAt > until) break
  }
  const { rows } = await ahead.pool.query<{ numero: string }>(
    'select numero from lottery.draw where game = $1 and numero = any ($2)',
    [game.code, slots.map(({ numero }) => numero)],
  )
  const known = new Set(rows.map(({ numero }) => numero))
  const missing = slots.filter(({ numero }) => !known.has(numero))
  return missing.length === 0 ? 0 : make(ahead, game, origin, missing, factsOf)
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

/**
 * All at once: a draw is there with its seed, or not at all. Whoever else makes the same ones at
 * this moment makes the others.
 */
async function make(
  { pool, generator, vault, beacon, escrow }: Ahead,
  game: LotteryGame,
  origin: Origin,
  slots: readonly Slot[],
  factsOf: (slot: Slot) => object,
): Promise<number> {
  const seeds = slots.map(() => (origin === 'OFFICIAL' ? undefined : generator.seed()))
  const nameOf = (place: number) => seedName(game.code, at(slots, place).numero)
  const { rows } = await pool.query<{ made: number }>(MAKE, [
    game.code,
    game.profile,
    origin,
    slots.map(({ numero }) => numero),
    slots.map(({ openAt }) => new Date(openAt)),
    slots.map(({ lockAt }) => new Date(lockAt)),
    slots.map(({ drawAt }) => new Date(drawAt)),
    slots.map((slot) => JSON.stringify(factsOf(slot))),
    seeds.map((seed) => (seed ? commitmentOf(seed) : null)),
    seeds.map((seed, place) => (seed ? vault.seal(seed, nameOf(place)) : null)),
    slots.map(({ drawAt }) => beacon.roundAt(drawAt) ?? null),
    beacon.source,
    seeds.map((seed, place) => (seed && escrow ? escrow.seal(seed, nameOf(place)) : null)),
    escrow?.keyId ?? null,
  ])
  return rows[0]?.made ?? 0
}

/** The name a draw's seed is sealed for: only it opens it. */
export const seedName = (game: string, numero: string): string => `draw ${game} ${numero}`
