import type { GameType } from '@senluna/kit/product.ts'
import { openIn } from '../../list/regions.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Vendor } from '@senluna/contract/play/games.ts'

export type Titles = Readonly<Record<string, string>>

export interface CardRow {
  game_type: GameType
  titles: Titles
  page: string
  vendorCode: string
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
export async function cardsOf(db: Db, merchantCode: MerchantCode, country: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with counted as (
      select game_type, vassalage, count(*)::integer as game_count from catalog.game g
      where merchant_id = ${merchantCode} and enabled and ${openIn(country)} group by game_type, vassalage
    )
    select c.game_type, c.titles, c.page, v.vassalage as "vendorCode", v.account_type_id, v.display_name, v.is_game, v.wallet_mode, v.maintenance,
      k.hot, n.game_count, k.sort
    from catalog.category c
      join catalog.vendor_card k on k.merchant_id = c.merchant_id and k.game_type = c.game_type
      join catalog.vendor v on v.merchant_id = k.merchant_id and v.vassalage = k.vassalage and v.enabled and v.listed
      join counted n on n.game_type = k.game_type and n.vassalage = k.vassalage
    where c.merchant_id = ${merchantCode}
    order by c.sort, k.sort, v.vassalage`.execute(db)
  return rows
}

export async function menuOf(db: Db, merchantCode: MerchantCode) {
  const { rows } = await sql<{ page: string; titles: Titles; data_path: string | null }>`
    select page, titles, data_path from catalog.menu_item where merchant_id = ${merchantCode} order by sort, page`.execute(
    db,
  )
  return rows
}

/** The games a vendor has of one type and class: how many, their themes and volatilities. */
export interface CountedGames {
  vendorCode: string
  game_type: GameType
  classify: string | null
  count: number
  themes: string[]
  volatilities: string[]
}

/** What each vendor has of each type and class. */
export async function countGames(
  db: Db,
  merchantCode: MerchantCode,
  country: string,
  vendorCode: string | undefined,
): Promise<CountedGames[]> {
  const { rows } = await sql<CountedGames>`
    select g.vassalage as "vendorCode", g.game_type, g.classify, count(*)::integer as count,
      array_agg(distinct g.theme) as themes, array_agg(distinct g.volatility) as volatilities
    from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.enabled
    where g.merchant_id = ${merchantCode} and g.enabled and ${openIn(country)}
      and case when ${vendorCode ?? null}::text is null then v.listed else g.vassalage = ${vendorCode ?? null} end
    group by g.vassalage, g.game_type, g.classify order by g.vassalage, g.game_type, g.classify`.execute(db)
  return rows
}
