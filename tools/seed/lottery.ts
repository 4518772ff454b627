import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { VENDOR_NAMES } from '@senluna/games/lottery/rules/catalogue/vendors.ts'
import type { MotifName } from '@senluna/games/art/motifs.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { sql } from 'kysely'
import { LOTTERY_GAMES } from './lottery-games.ts'
import { pictureFor } from './pictures.ts'

type VendorCode = LotteryGame['vendorCode']

/**
 * Whose cards the lottery's games stand behind, in the order of the cards; numbered as vendors are
 * for their wallets.
 */
const VENDORS: readonly { vendorCode: VendorCode; accountType: number; name: string; palette: string }[] = [
  { vendorCode: 'ELOTT', accountType: 37, name: VENDOR_NAMES.ELOTT.VI, palette: 'crimson' },
  { vendorCode: 'LOTT', accountType: 38, name: VENDOR_NAMES.LOTT.VI, palette: 'amber' },
  { vendorCode: 'TCG_LOTTO_VN', accountType: 39, name: VENDOR_NAMES.TCG_LOTTO_VN.VI, palette: 'magenta' },
  { vendorCode: 'TCG_SEA', accountType: 40, name: VENDOR_NAMES.TCG_SEA.VI, palette: 'teal' },
]

/** What a list of games is narrowed to. */
const classOf = ({ family, source, vendorCode }: LotteryGame): string => {
  if (family === 'KENO') return 'KENO'
  if (vendorCode === 'LOTT') return 'SERIES'
  return source === 'SELF' ? 'FAST' : 'DAILY'
}

/** What the pictures of a family show: what is drawn in it. */
const MOTIFS_OF: Readonly<Record<LotteryGame['family'], readonly MotifName[]>> = {
  VN: ['drum', 'lantern', 'bay'],
  SSC: ['five'],
  '3D': ['three'],
  '11X5': ['eleven'],
  K3: ['cup'],
  PK10: ['race'],
  PC28: ['sum'],
  KENO: ['board'],
  LHC: ['mark'],
  SEA: ['lotus', 'fan'],
  VLOTT: ['balls'],
}

const motifsOf = ({ family }: LotteryGame): readonly MotifName[] => MOTIFS_OF[family]

/**
 * The lottery's games as the catalogue keeps them: found by their name in any language, shown by
 * the Vietnamese one.
 */
export function lotterySheet() {
  const choose = pictureFor()
  return LOTTERY_GAMES.map((game, nth) => {
    const { code, names, vendorCode, product } = game
    return {
      gameId: code,
      nodeId: String(nth + 1),
      vendorCode,
      gameType: product,
      classify: classOf(game),
      name: names.VI,
      folded: fold(names.VI),
      words: [...new Set(Object.values(names).flatMap((name) => fold(name).split(' ')))].filter(Boolean),
      ...choose({ gameId: code, gameType: product, vendorCode }, motifsOf(game)),
    }
  })
}

/** When the lottery's games came. */
const RELEASED = '2026-10-31'

/**
 * Puts the lottery into a brand's catalogue: its vendors, their cards, a row for each game. Called
 * again it brings names and pictures up to date and leaves out what is offered no more; what an
 * operator has switched stays.
 */
export async function seedLottery(tx: Db, merchantCode: MerchantCode): Promise<void> {
  const games = lotterySheet()
  await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
    select ${merchantCode}, r."vendorCode", r."accountType", r.name, 'VASSALAGE', 'SEAMLESS', false, r.palette
    from jsonb_to_recordset(${JSON.stringify(VENDORS)}::jsonb) as r ("vendorCode" text, "accountType" integer, name text, palette text)
    on conflict do nothing`.execute(tx)
  const cards = VENDORS.flatMap(({ vendorCode, accountType }) =>
    [...new Set(games.filter((game) => game.vendorCode === vendorCode).map(({ gameType }) => gameType))].map(
      (gameType) => ({
        vendorCode,
        gameType,
        sort: accountType,
      }),
    ),
  )
  await sql`insert into catalog.vendor_card (merchant_id, game_type, vassalage, sort)
    select ${merchantCode}, r."gameType", r."vendorCode", r.sort
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as r ("gameType" text, "vendorCode" text, sort smallint)
    on conflict do nothing`.execute(tx)
  await sql`insert into catalog.game as g (merchant_id, game_id, node_id, vassalage, game_type, classify, name, folded, words, theme, features,
      volatility, rtp_x100, jackpot, own, demo, maintenance, released_on, motif, palette, backdrop, seed)
    select ${merchantCode}, r."gameId", r."nodeId", r."vendorCode", r."gameType", r.classify, r.name, r.folded, array_to_tsvector(r.words), 'lottery', '{}',
      'MEDIUM', null, false, false, false, false, ${RELEASED}::date, r.motif, r.palette, r.backdrop, r.seed
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as r ("gameId" text, "nodeId" text, "vendorCode" text, "gameType" text,
      classify text, name text, folded text, words text[], motif text, palette text, backdrop text, seed integer)
    on conflict (merchant_id, game_id) do update set name = excluded.name, folded = excluded.folded, words = excluded.words,
      classify = excluded.classify, motif = excluded.motif, palette = excluded.palette, backdrop = excluded.backdrop, seed = excluded.seed
    where (g.name, g.words, g.classify, g.motif, g.palette, g.backdrop, g.seed) is distinct from
      (excluded.name, excluded.words, excluded.classify, excluded.motif, excluded.palette, excluded.backdrop, excluded.seed)`.execute(
    tx,
  )
  await sql`update catalog.game set enabled = false where merchant_id = ${merchantCode} and enabled
      and vassalage = any(${VENDORS.map(({ vendorCode }) => vendorCode)}) and game_id <> all(${games.map(({ gameId }) => gameId)})`.execute(
    tx,
  )
}
