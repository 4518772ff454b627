import { setTimeout as sleep } from 'node:timers/promises'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Picture } from '@senluna/games/art/thumbnail.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Icons } from './icons.ts'

/** How pictures are made ahead. */
export interface Ahead {
  /** At most so many. */
  most: number
  /** The rest after each, so that what people wait for comes first. */
  pauseMs: number
  /** Ends it after the picture under way. */
  signal: AbortSignal
}

/**
 * Makes the pictures that the first visitors of a brand will see: the head of each category's
 * popular list.
 *
 * One after the other; what is there already costs a look at the disk. Answers how many it went
 * through.
 */
export async function makeIconsAhead(db: Db, merchantCode: MerchantCode, icons: Icons, ahead: Ahead): Promise<number> {
  const { rows } = await sql<Picture>`select motif, palette, backdrop, seed from (
      select g.*, row_number() over (partition by game_type order by (-plays), (not own), md5(game_id), game_id) as place
      from catalog.game g where merchant_id = ${merchantCode} and enabled
    ) ranked order by (game_type <> 'RNG' and place > 6), place, game_type limit ${ahead.most}`.execute(db)
  let done = 0
  for (const picture of rows) {
    if (ahead.signal.aborted) break
    await icons.of(picture, 328, 'avif')
    done++
    await sleep(ahead.pauseMs, undefined, { signal: ahead.signal }).catch(() => undefined)
  }
  return done
}
