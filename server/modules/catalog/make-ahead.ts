import type { Picture } from '@senluna/games/art/thumbnail.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Icons } from './icons.ts'

const AT_ONCE = 2

/**
 * Makes the pictures that the first visitors of a brand will see: the head of each category's popular list.
 *
 * At most `most`, one after the other; what is there already costs a look at the disk. Answers how many there are.
 */
export async function makeIconsAhead(db: Db, merchantId: string, icons: Icons, most = 200): Promise<number> {
  const { rows } = await sql<Picture>`select motif, palette, backdrop, seed from (
      select g.*, row_number() over (partition by game_type order by (-plays), (not own), folded, game_id) as place
      from catalog.game g where merchant_id = ${merchantId} and enabled
    ) ranked order by (game_type <> 'RNG' and place > 6), place, game_type limit ${most}`.execute(db)
  const left = rows.values()
  const maker = async () => {
    for (const picture of left) await icons.of(picture, 328, 'avif')
  }
  await Promise.all(Array.from({ length: AT_ONCE }, maker))
  return rows.length
}
