import type pg from 'pg'
import { at } from '@senluna/kit/assert.ts'
import { iso, later, SECOND, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Log } from '../../../platform/log.ts'
import { settleDraw, type Settlements } from '../settlement/settle-draw.ts'
import { makeDraw, type Drawing } from './draw.ts'
import { dueDraws } from './store/draws.ts'
import { drawsToSettle, passOver } from './store/tending.ts'

/** Whoever was inside before the lock has this long to commit. */
const GRACE = 2 * SECOND
const MOST = 2_000
/** The first number of the advisory lock under which one process settles a draw. */
const SETTLING = 7_300_402

export interface Tending {
  pool: pg.Pool
  drawing: Drawing
  settlements: Settlements
  log: Log
}

/**
 * One turn of the clock of all draws: seals those whose lock has passed, passes over what was
 * missed, draws those whose time has come. Every step happens once among all processes, and one
 * that was cut off is taken up by the next turn.
 */
export async function tendDraws(tending: Tending, now: Instant): Promise<void> {
  const { pool, drawing } = tending
  await pool.query('select lottery.seal_due($1, $2, $3)', [iso(later(now, -GRACE)), iso(now), MOST])
  await passOver(pool, now)
  const due = await dueDraws(drawing.pool, now, MOST)
  // Draws of one moment share a round of the beacon: it is asked for once, and none waits behind
  // another's.
  const rounds = new Map(due.map((draw) => [`${draw.beacon_source} ${draw.beacon_round}`, draw]))
  await Promise.all(
    [...rounds.values()].map(async ({ beacon_source: source, beacon_round: round }) =>
      round === null ? undefined : drawing.beaconOf(source)?.word(Number(round)),
    ),
  )
  for (const draw of due)
    await attempt(tending.log, 'the draw could not be made', { draw: draw.no }, () => makeDraw(drawing, draw, now))
}

/**
 * Settles what has a result or is void and isn't settled, one draw after the other; a draw that
 * somebody else is settling is left to them. Apart from the clock of draws, since a great draw
 * takes minutes and the next draws don't wait for it.
 */
export async function tendSettlements(tending: Tending): Promise<void> {
  const rows = await drawsToSettle(tending.pool, MOST)
  for (const { no } of rows)
    await attempt(tending.log, 'the settlement could not be made', { draw: no }, () => settleOnce(tending, no))
}

/** Settles under the draw's lock, which lives as long as this connection. */
async function settleOnce(tending: Tending, no: number): Promise<void> {
  const client = await tending.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [
      SETTLING,
      no,
    ])
    if (!at(rows, 0).mine) return
    try {
      await settleDraw(tending.settlements, no)
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [SETTLING, no])
    }
  } finally {
    client.release()
  }
}
