import type { Where } from '../../catalog/index.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { ExceptionRow } from '../draws/games.ts'

/** Games that staff switched off, and why. */
export function gamesOff(db: Db | Tx): Promise<{ code: string; reason: string | null }[]> {
  return db.selectFrom('lottery.game').select(['code', 'reason']).where('enabled', '=', false).execute()
}

/** Games that a brand's catalogue shuts to some countries. */
export async function shutGames(db: Db | Tx): Promise<(Where & { merchant: MerchantCode; code: string })[]> {
  const { rows } = await sql<Where & { merchant: MerchantCode; code: string }>`
      select merchant_id as merchant, game_id as code, region_kind as "regionKind", regions from catalog.for_games
      where region_kind <> 'ALL' and game_id = any (${[...GAMES.keys()]})`.execute(db)
  return rows
}

/** Days that the desk has set in calendars. */
export async function calendarDays(db: Db | Tx): Promise<ExceptionRow[]> {
  const { rows } =
    await sql<ExceptionRow>`select game, kind, to_char(day, 'YYYY-MM-DD') as day, to_char(moved_to, 'YYYY-MM-DD') as moved_to
      from lottery.calendar_exception`.execute(db)
  return rows
}
