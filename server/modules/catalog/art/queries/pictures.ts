import type { Picture } from '@senluna/games/art/thumbnail.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { PaletteName } from '@senluna/games/art/palettes.ts'

/** How a game's picture is drawn. */
export async function pictureOf(db: Db, merchantCode: MerchantCode, gameId: string): Promise<Picture | undefined> {
  const { rows } = await sql<Picture>`select motif, palette, backdrop, seed from catalog.game
    where merchant_id = ${merchantCode} and game_id = ${gameId}`.execute(db)
  return rows[0]
}

/** The colors of a vendor's sign. */
export async function paletteOf(
  db: Db,
  merchantCode: MerchantCode,
  vendorCode: string,
): Promise<PaletteName | undefined> {
  const { rows } = await sql<{ palette: PaletteName }>`select palette from catalog.vendor
    where merchant_id = ${merchantCode} and vassalage = ${vendorCode}`.execute(db)
  return rows[0]?.palette
}

/** The pictures that are asked for first, the likeliest first. */
export async function likelyPictures(db: Db, merchantCode: MerchantCode, most: number): Promise<Picture[]> {
  const { rows } = await sql<Picture>`select motif, palette, backdrop, seed from (
      select g.*, row_number() over (partition by game_type order by (-plays), (not own), md5(game_id), game_id) as place
      from catalog.game g where merchant_id = ${merchantCode} and enabled
    ) ranked order by (game_type <> 'RNG' and place > 6), place, game_type limit ${most}`.execute(db)
  return rows
}
