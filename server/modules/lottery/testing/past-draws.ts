import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { drawPrizes, NORTH, SOUTH, type VnResult } from '@senluna/games/lottery/rules/families/vn/result.ts'
import { momentOf } from '@senluna/games/lottery/rules/draws/zones.ts'
import pg from 'pg'

/**
 * Writes draws of a traditional lottery on past days, as their results would have left them; a day
 * that has one keeps it.
 */
export async function writePast(
  url: string,
  code: string,
  draws: readonly { day: string; result: VnResult | 'VOID'; source?: 'OFFICIAL' | 'DEMONSTRATION' }[],
): Promise<void> {
  const game = findGame(code)!
  const { clock, profile } = game
  if (clock.kind !== 'CALENDAR') throw new Error(`${code} draws all day`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const { day, result, source = 'DEMONSTRATION' } of draws) {
      const [lockAt, drawAt] = [clock.lockAt, clock.drawAt].map((time) => new Date(momentOf(day, time, clock.zone)))
      const { rows } = await client.query<{ no: number }>(
        `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, state, result_version,
           settled_version, drawn_at, settled_at, void_reason)
         values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $8, $6, $6, $9) on conflict do nothing returning no`,
        [
          code,
          day.replaceAll('-', ''),
          profile,
          source,
          lockAt,
          drawAt,
          result === 'VOID' ? 3 : 2,
          result === 'VOID' ? 0 : 1,
          result === 'VOID' ? 'NO_RESULT' : null,
        ],
      )
      const [draw] = rows
      if (draw && result !== 'VOID')
        await client.query(
          `insert into lottery.result (draw_no, version, result, origin, at) values ($1, 1, $2, 'test', $3)`,
          [draw.no, JSON.stringify(result), drawAt],
        )
    }
  } finally {
    await client.end()
  }
}

/** A result of random look, the same for the same number. */
export function somePrizes(code: string, seed: number): VnResult {
  let state = seed + 1
  const uint = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return drawPrizes(code === 'VN_N' ? NORTH : SOUTH, { uint })
}
