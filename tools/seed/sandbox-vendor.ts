import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { BACKDROP_NAMES } from '@senluna/games/art/backdrops.ts'
import type { Picture } from '@senluna/games/art/thumbnail.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { sql } from 'kysely'

/**
 * The vendor that keeps money itself and its one game, of demonstrations with the sandbox vendor
 * beside them.
 */
const VENDOR_CODE = 'THUYTRIEU'
const NAME = 'Thủy Triều'
const ACCOUNT_TYPE = 90
const PICTURE: Omit<Picture, 'backdrop'> & { backdrop: (typeof BACKDROP_NAMES)[number] } = {
  motif: 'bay',
  palette: 'teal',
  backdrop: 'rays',
  seed: 90,
}

/**
 * Puts the sandbox vendor into the catalogue of demonstration brands, or brings it back; doing it
 * again changes nothing. It stands in no lobby: who tries transfers opens its game from their page.
 */
export async function seedSandboxVendor(db: Db, merchantCodes: readonly MerchantCode[]): Promise<void> {
  for (const merchantCode of merchantCodes) {
    await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette, listed)
      values (${merchantCode}, ${VENDOR_CODE}, ${ACCOUNT_TYPE}, ${NAME}, 'GAME', 'TRANSFER', false, 'teal', false)
      on conflict do nothing`.execute(db)
    await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, classify, name, folded, words, theme, features,
        volatility, rtp_x100, jackpot, own, demo, maintenance, released_on, motif, palette, backdrop, seed)
      values (${merchantCode}, 'thuy-trieu', '1', ${VENDOR_CODE}, 'RNG', 'VIDEO', ${NAME}, 'thuy trieu',
        array_to_tsvector(array['thuy', 'trieu', 'thuytrieu']), 'ocean', '{}', 'LOW', null, false, false, false, false, '2026-11-01',
        ${PICTURE.motif}, ${PICTURE.palette}, ${PICTURE.backdrop}, ${PICTURE.seed}) on conflict do nothing`.execute(db)
  }
}
