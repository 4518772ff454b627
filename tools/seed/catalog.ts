import type { MerchantCode } from '@senluna/kit/brand.ts'
import { seeded, shortHash } from '@senluna/games/art/svg.ts'
import type { GameType } from '@senluna/kit/product.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { sql } from 'kysely'
import { seedLottery } from './lottery.ts'
import { LOTTERY_GAMES } from './lottery-games.ts'
import { pick } from './names.ts'
import { ownSheet, type SheetGame } from './sheet.ts'
import { OWN_VENDOR, type DemoVendor } from './vendors.ts'

const BATCH = 2_500

const CATEGORIES: readonly [type: GameType, page: string, vi: string, en: string][] = [
  ['ELOTT', '/elott', 'Xổ số điện tử', 'Electronic lottery'],
  ['LOTT', '/elott', 'Xổ số cổ điển', 'Classic lottery'],
  ['VNLOTT', '/vnlottery', 'Xổ số Việt Nam', 'Vietnamese lottery'],
  ['LIVE', '/live', 'Casino trực tiếp', 'Live casino'],
  ['SPORTS', '/sports', 'Thể thao', 'Sports'],
  ['FISH', '/fish', 'Bắn cá', 'Fishing'],
  ['RNG', '/rng', 'Nổ hũ', 'Slots'],
  ['PVP', '/pvp', 'Game bài', 'Poker'],
  ['ESPORTS', '/esports', 'Thể thao điện tử', 'Esports'],
  ['JACKPOT', '/jackpot', 'Jackpot', 'Jackpot'],
  ['CRASH', '/crash', 'Crash', 'Crash'],
  ['ARCADE', '/arcade', 'Arcade', 'Arcade'],
  ['TABLE', '/table', 'Game bàn', 'Table games'],
  ['MINI', '/mini', 'Mini game', 'Mini games'],
  ['CRICKET', '/cricket', 'Cricket', 'Cricket'],
]

const MENU: readonly [page: string, vi: string, en: string][] = [
  ['/', 'Trang chủ', 'Home'],
  ['/noticePage', 'Thông báo', 'Notices'],
]

/**
 * Gives a brand what we run ourselves: our own games, the lottery and the categories they stand in.
 *
 * What a brand has already stays as it is, also when called again; our own games are brought up to
 * date.
 */
export async function seedOwnGames(db: Db, merchantCode: MerchantCode): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedGames(tx, merchantCode, ownSheet(), [])
    await seedLottery(tx, merchantCode)
  })
}

/** Puts games and their vendors into a brand's catalogue; `others` are the vendors beside ours. */
export async function seedGames(
  tx: Db,
  merchantCode: MerchantCode,
  games: readonly SheetGame[],
  others: readonly DemoVendor[],
) {
  const types = [...games, ...LOTTERY_GAMES.map(({ product }) => ({ gameType: product }))].map(
    ({ gameType }) => gameType,
  )
  await seedFrame(tx, merchantCode, others.length > 0 ? undefined : new Set(types))
  await seedVendors(tx, merchantCode, games, others)
  for (let from = 0; from < games.length; from += BATCH)
    await insertGames(tx, merchantCode, games.slice(from, from + BATCH))
  await seedRooms(tx, merchantCode, games)
}

/** Categories, all or only some, and the menu. */
async function seedFrame(tx: Db, merchantCode: MerchantCode, only: ReadonlySet<GameType> | undefined) {
  const categories = CATEGORIES.map(([type, page, vi, en], sort) => ({
    game_type: type,
    page,
    titles: { VI: vi, EN: en },
    sort,
  })).filter((category) => only?.has(category.game_type) ?? true)
  await sql`insert into catalog.category (merchant_id, game_type, page, titles, sort)
    select ${merchantCode}, r.* from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as r (game_type text, page text, titles jsonb, sort smallint)
    on conflict do nothing`.execute(tx)
  const menu = MENU.map(([page, vi, en], sort) => ({ page, titles: { VI: vi, EN: en }, sort }))
  await sql`insert into catalog.menu_item (merchant_id, page, titles, sort)
    select ${merchantCode}, r.* from jsonb_to_recordset(${JSON.stringify(menu)}::jsonb) as r (page text, titles jsonb, sort smallint)
    on conflict do nothing`.execute(tx)
}

async function seedVendors(
  tx: Db,
  merchantCode: MerchantCode,
  games: readonly SheetGame[],
  others: readonly DemoVendor[],
) {
  const vendors = [
    {
      vendorCode: OWN_VENDOR,
      account_type_id: 1,
      display_name: 'Senluna',
      is_game: 'GAME',
      maintenance: false,
      palette: 'violet',
    },
    ...others.map((vendor, nth) => ({
      vendorCode: vendor.vendorCode,
      account_type_id: nth + 2,
      display_name: vendor.name,
      is_game: vendor.opensList ? 'VASSALAGE' : 'GAME',
      maintenance: true,
      palette: vendor.palette,
    })),
  ]
  await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
    select ${merchantCode}, r."vendorCode", r.account_type_id, r.display_name, r.is_game, 'SEAMLESS', r.maintenance, r.palette
    from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb)
      as r ("vendorCode" text, account_type_id integer, display_name text, is_game text, maintenance boolean, palette text)
    on conflict do nothing`.execute(tx)
  const order = vendors.map(({ vendorCode }) => vendorCode)
  const cards = [...new Set(games.map((game) => `${game.gameType} ${game.vendorCode}`))].map((card) => {
    const [game_type, vendorCode = ''] = card.split(' ')
    return { game_type, vendorCode, sort: order.indexOf(vendorCode) }
  })
  await sql`insert into catalog.vendor_card (merchant_id, game_type, vassalage, sort)
    select ${merchantCode}, r.* from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as r (game_type text, "vendorCode" text, sort smallint)
    on conflict do nothing`.execute(tx)
}

async function insertGames(tx: Db, merchantCode: MerchantCode, games: readonly SheetGame[]) {
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, classify, name, folded, words, theme, features,
      volatility, rtp_x100, jackpot, own, demo, maintenance, released_on, motif, palette, backdrop, seed)
    select ${merchantCode}, r."gameId", r."nodeId", r."vendorCode", r."gameType", r.classify, r.name, r.folded, array_to_tsvector(r.words), r.theme, r.features,
      r.volatility, r."rtpX100", r.jackpot, r.own, r.demo, r.maintenance, r."releasedOn", r.motif, r.palette, r.backdrop, r.seed
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as r ("gameId" text, "nodeId" text, "vendorCode" text, "gameType" text,
      classify text, name text, folded text, words text[], theme text, features text[], volatility text, "rtpX100" smallint,
      jackpot boolean, own boolean, demo boolean, maintenance boolean, "releasedOn" date, motif text, palette text, backdrop text, seed integer)
    on conflict (merchant_id, game_id) do update set
      name = excluded.name, folded = excluded.folded, words = excluded.words, theme = excluded.theme, features = excluded.features,
      volatility = excluded.volatility, rtp_x100 = excluded.rtp_x100, motif = excluded.motif, palette = excluded.palette,
      backdrop = excluded.backdrop, seed = excluded.seed
    where catalog.game.own`.execute(tx)
}

const SCENES: Readonly<Record<string, string>> = {
  BACCARAT: 't-cards',
  BLACKJACK: 't-cards',
  DRAGON_TIGER: 't-cards',
  ROULETTE: 't-wheel',
  SICBO: 't-dice',
  XOCDIA: 't-coins',
}
const LEAST_BETS = [5_000, 10_000, 20_000, 50_000] as const

/** A live game is played at tables: each has its own limits. */
async function seedRooms(tx: Db, merchantCode: MerchantCode, games: readonly SheetGame[]) {
  const rooms = games
    .filter((game) => game.gameType === 'LIVE')
    .map((game, sort) => {
      const min = pick(LEAST_BETS, seeded(Number.parseInt(shortHash(game.gameId), 36)))
      return {
        vendorCode: game.vendorCode,
        room_id: `${game.gameId}-r1`,
        node_id: game.nodeId,
        game_id: game.gameId,
        name: game.name,
        scene: SCENES[game.classify ?? ''] ?? 't-cards',
        min_bet: min,
        max_bet: min * 1_000,
        sort,
      }
    })
  await sql`insert into catalog.room (merchant_id, vassalage, room_id, node_id, game_type, game_id, name, scene, min_bet, max_bet, maintenance, sort)
    select ${merchantCode}, r."vendorCode", r.room_id, r.node_id, 'LIVE', r.game_id, r.name, r.scene, r.min_bet, r.max_bet, true, r.sort
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as r ("vendorCode" text, room_id text, node_id text, game_id text, name text,
      scene text, min_bet bigint, max_bet bigint, sort smallint)
    on conflict do nothing`.execute(tx)
}
