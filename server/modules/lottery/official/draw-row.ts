import { sql } from 'kysely'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { type Result, ResultRefused } from '@senluna/games/lottery/rules/draws/result.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** A draw as its officials see it, locked until the transaction ends. */
export interface OfficialDraw {
  no: number
  game: string
  numero: string
  source: 'SELF' | 'OFFICIAL' | 'DEMONSTRATION'
  /** 0 open, 1 sealed, 2 drawn, 3 void, 4 not held. */
  state: number
  facts: Record<string, unknown>
  open_at: Date
  lock_at: Date
  draw_at: Date
  result_version: number
  settled_version: number
  settled_at: Date | null
}

/** What belongs to a result besides its numbers: the seventh number of some games. */
export interface GivenFacts {
  bonus?: number | undefined
}

/** One draw, which nobody else changes until this transaction ends. */
export async function lockDraw(tx: Tx, no: number): Promise<OfficialDraw | undefined> {
  const { rows } =
    await sql<OfficialDraw>`select no, game, numero, source, state, facts, open_at, lock_at, draw_at, result_version,
      settled_version, settled_at
    from lottery.draw where no = ${no} for no key update`.execute(tx)
  return rows[0]
}

/**
 * Shuts everybody out who places or takes back tickets of a draw, and waits for those inside. Until
 * the transaction ends.
 */
export const shutGate = (tx: Tx, no: number) => sql`select pg_advisory_xact_lock(7300401, ${no}::integer)`.execute(tx)

/** A result as the draw must have it; `at` names what isn't whole. */
export function readResult(
  { game: code }: OfficialDraw,
  given: unknown,
): { result: Result; at?: undefined } | { result?: undefined; at: string } {
  const game = GAMES.get(code)
  if (!game) return { at: 'game' }
  try {
    return { result: structureOf(game).readResult(given) }
  } catch (error) {
    if (error instanceof ResultRefused) return { at: error.at }
    throw error
  }
}

/** Whether two results say the same, with what belongs to them. */
export const isSame = (
  outcome: { result: unknown; facts: GivenFacts },
  other: { result: unknown; facts: GivenFacts },
): boolean =>
  canonical([outcome.result, outcome.facts.bonus ?? null]) === canonical([other.result, other.facts.bonus ?? null])
