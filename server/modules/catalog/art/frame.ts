import type { gameVendors, Vendor } from '@senluna/contract/play/games.ts'
import type { vendorGameTypes } from '@senluna/contract/play/lobby.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { whitelabel } from '@senluna/contract/site/system.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { ART_VERSION } from './art-version.ts'
import { vendorNameIn } from '../names.ts'
import { openIn } from '../list/regions.ts'

type Titles = Readonly<Record<string, string>>

/** The text in a language, else in English, else any. */
export const inLanguage = (titles: Titles, language: string): string =>
  titles[language] ?? titles.EN ?? Object.values(titles)[0] ?? ''

interface CardRow {
  game_type: GameType
  titles: Titles
  page: string
  vassalage: string
  account_type_id: number
  display_name: string
  is_game: Vendor['isGame']
  wallet_mode: Vendor['walletMode']
  maintenance: boolean
  hot: boolean
  game_count: number
  sort: number
}

/** Every vendor's card of a brand, category by category. A vendor without games has none. */
async function cardsOf(db: Db, merchantCode: MerchantCode, country: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with counted as (
      select game_type, vassalage, count(*)::integer as game_count from catalog.game g
      where merchant_id = ${merchantCode} and enabled and ${openIn(country)} group by game_type, vassalage
    )
    select c.game_type, c.titles, c.page, v.vassalage, v.account_type_id, v.display_name, v.is_game, v.wallet_mode, v.maintenance,
      k.hot, n.game_count, k.sort
    from catalog.category c
      join catalog.vendor_card k on k.merchant_id = c.merchant_id and k.game_type = c.game_type
      join catalog.vendor v on v.merchant_id = k.merchant_id and v.vassalage = k.vassalage and v.enabled
      join counted n on n.game_type = k.game_type and n.vassalage = k.vassalage
    where c.merchant_id = ${merchantCode}
    order by c.sort, k.sort, v.vassalage`.execute(db)
  return rows
}

/** The cards of each category, in the order of the categories. */
const byCategory = (cards: readonly CardRow[]): CardRow[][] => [
  ...Map.groupBy(cards, (card) => card.game_type).values(),
]

/** Every category that has a vendor, with its vendors in order. */
export async function vendorsOf(
  db: Db,
  merchantCode: MerchantCode,
  language: string,
  country: string,
): Promise<ReplyOf<typeof gameVendors>> {
  const categories = byCategory(await cardsOf(db, merchantCode, country)).map((cards) => ({
    title: inLanguage(cards[0]!.titles, language),
    gameType: cards[0]!.game_type,
    cards: cards.map((card) => cardOf(card, language)),
  }))
  return { categories }
}

const cardOf = (row: CardRow, language: string): Vendor => ({
  accountTypeId: row.account_type_id,
  displayName: vendorNameIn(row.vassalage, row.display_name, language),
  smallIcon: `/art/v/${row.vassalage}.svg?v=${ART_VERSION}`,
  isHot: row.hot ? 1 : 0,
  gameType: row.game_type,
  vassalage: row.vassalage,
  isGame: row.is_game,
  isNew: row.maintenance ? 1 : 0,
  walletMode: row.wallet_mode,
  gameCount: row.game_count,
  sort: row.sort,
})

/**
 * The menus of a brand: its links, the categories that have a vendor, the order of vendors, its
 * switches.
 */
export async function navigationOf(
  db: Db,
  brand: Brand,
  language: string,
  country: string,
): Promise<ReplyOf<typeof whitelabel>> {
  const [cards, menu] = await Promise.all([cardsOf(db, brand.merchantCode, country), menuOf(db, brand.merchantCode)])
  const categories = byCategory(cards)
  return {
    menu: menu.map(({ titles, page, data_path }) => ({
      name: inLanguage(titles, language),
      page,
      ...(data_path ? { dataPath: data_path } : {}),
    })),
    navigation: categories.map((row, sort) => ({
      name: inLanguage(row[0]!.titles, language),
      gameType: row[0]!.game_type,
      page: row[0]!.page,
      sort,
      gameCount: row.reduce((sum, card) => sum + card.game_count, 0),
      vendorCount: row.length,
    })),
    vendorOrder: categories.map((row) => ({
      gameCategory: row[0]!.game_type,
      vendors: row.map((card) => card.vassalage),
    })),
    whitelabel: structuredClone(brand.whitelabel) as ReplyOf<typeof whitelabel>['whitelabel'],
  }
}

async function menuOf(db: Db, merchantCode: MerchantCode) {
  const { rows } = await sql<{ page: string; titles: Titles; data_path: string | null }>`
    select page, titles, data_path from catalog.menu_item where merchant_id = ${merchantCode} order by sort, page`.execute(
    db,
  )
  return rows
}

/** Which categories and classes each vendor has, with counts. */
export async function gameTypesOf(
  db: Db,
  merchantCode: MerchantCode,
  vassalage: string | undefined,
  country: string,
): Promise<ReplyOf<typeof vendorGameTypes>> {
  const { rows } = await sql<{ vassalage: string; game_type: GameType; classify: string | null; count: number }>`
    select g.vassalage, g.game_type, g.classify, count(*)::integer as count
    from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.enabled
    where g.merchant_id = ${merchantCode} and g.enabled and ${openIn(country)} and (${vassalage ?? null}::text is null or g.vassalage = ${vassalage ?? null})
    group by g.vassalage, g.game_type, g.classify order by g.vassalage, g.game_type, g.classify`.execute(db)
  const list = [...Map.groupBy(rows, (row) => row.vassalage)].map(([code, ofVendor]) => ({
    vassalage: code,
    gameTypes: [...Map.groupBy(ofVendor, (row) => row.game_type)].map(([gameType, classes]) => ({
      gameType,
      classifies: classes.flatMap(({ classify, count }) =>
        classify ? [{ code: classify, name: classNameOf(classify), count }] : [],
      ),
    })),
  }))
  return { list }
}

/** A class's name until a vendor gives one: MANY_LINES is "Many lines". */
const classNameOf = (code: string): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
