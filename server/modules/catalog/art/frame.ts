import type { gameVendors, Vendor } from '@senluna/contract/play/games.ts'
import type { vendorGameTypes } from '@senluna/contract/play/lobby.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { whitelabel } from '@senluna/contract/site/system.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ART_VERSION } from './art-version.ts'
import { vendorNameIn } from '../names.ts'
import { countGames, type Titles, type CardRow, cardsOf, menuOf } from './queries/frame.ts'

/** The text in a language, else in English, else any. */
export const inLanguage = (titles: Titles, language: string): string =>
  titles[language] ?? titles.EN ?? Object.values(titles)[0] ?? ''

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
  displayName: vendorNameIn(row.vendorCode, row.display_name, language),
  smallIcon: `/art/v/${row.vendorCode}.svg?v=${ART_VERSION}`,
  isHot: row.hot ? 1 : 0,
  gameType: row.game_type,
  vendorCode: row.vendorCode,
  isGame: row.is_game,
  underMaintenance: row.maintenance ? 1 : 0,
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
      vendors: row.map((card) => card.vendorCode),
    })),
    whitelabel: structuredClone(brand.whitelabel) as ReplyOf<typeof whitelabel>['whitelabel'],
  }
}

/** Which categories each vendor has, and what their games differ by. */
export async function gameTypesOf(
  db: Db,
  merchantCode: MerchantCode,
  vendorCode: string | undefined,
  country: string,
): Promise<ReplyOf<typeof vendorGameTypes>> {
  const rows = await countGames(db, merchantCode, country, vendorCode)
  const list = [...Map.groupBy(rows, (row) => row.vendorCode)].map(([code, ofVendor]) => ({
    vendorCode: code,
    gameTypes: [...Map.groupBy(ofVendor, (row) => row.game_type)].map(([gameType, classes]) => ({
      gameType,
      classifies: classes.flatMap(({ classify, count }) =>
        classify ? [{ code: classify, name: classNameOf(classify), count }] : [],
      ),
      themes: differing(classes.flatMap(({ themes }) => themes)),
      volatilities: differing(classes.flatMap(({ volatilities }) => volatilities)),
    })),
  }))
  return { list }
}

const differing = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

/** A class's name until a vendor gives one: MANY_LINES is "Many lines". */
const classNameOf = (code: string): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
