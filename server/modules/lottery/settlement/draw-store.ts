import type { Query } from '@senluna/kit/query.ts'
import type { DrawFacts } from '@senluna/games/lottery/rules/draws/result.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { type DrawState, DRAW_STATE } from '../draws/draw-state.ts'

export interface DrawRow {
  no: number
  game: string
  state: DrawState
  result_version: number
  settled_version: number
  settled_at: Date | null
  settled_to: string | null
}

const FINISH = `with done as (
    update lottery.draw set settled_at = $3, settled_version = $2, settled_to = null
    where no = $1 and settled_at is null and ((state = ${DRAW_STATE.DRAWN} and result_version = $2) or (state = ${DRAW_STATE.VOID} and $2 = 0)) returning *)
  select platform.emit('drawSettled', '*',
    jsonb_build_object('draw', no, 'game', game, 'numero', numero, 'state', state, 'version', result_version), $3) from done`

/** A draw as its settlement needs it. */
export async function drawToSettle(query: Query, no: number): Promise<DrawRow | undefined> {
  const [row] = await query<DrawRow>(
    'select no, game, state, result_version, settled_version, settled_at, settled_to from lottery.draw where no = $1',
    [no],
  )
  return row
}

/** A version of a draw's result. */
export async function resultOf(
  query: Query,
  no: number,
  resultVersion: number,
): Promise<{ result: unknown; facts: DrawFacts & { voidFrom?: string } } | undefined> {
  const [row] = await query<{ result: unknown; facts: DrawFacts & { voidFrom?: string } }>(
    'select result, facts from lottery.result where draw_no = $1 and version = $2',
    [no, resultVersion],
  )
  return row
}

/** Notes that a draw is settled. */
export function finishDraw(query: Query, no: number, version: number, now: Instant): Promise<unknown[]> {
  return query(FINISH, [no, version, iso(now)])
}
