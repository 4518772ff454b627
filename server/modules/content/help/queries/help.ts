import type { Texts } from '../../notices/notice.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { QueryOf } from '@senluna/contract/endpoint.ts'
import type { helpCenter } from '@senluna/contract/site/help.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { sql } from 'kysely'

export interface CategoryRow {
  id: string
  parent_id: string | null
  names: Texts
  icon: string
}

export interface ArticleRow {
  id: string
  category_id: string
  titles: Texts
  contents: Texts
  cleaned_by: number
  updated_at: Date
}

/** What of a brand's help is asked for. */
export interface HelpQuestion {
  merchantCode: MerchantCode
  language: string
  query: QueryOf<typeof helpCenter>
}

export async function headingsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`select id, parent_id, names, icon from content.help_category
    where merchant_id = ${merchantCode} order by sort, id`.execute(db)
  return rows
}

/** Reads full texts only where one is shown or all are searched. */
export async function articlesOf(db: Db, { merchantCode, query }: HelpQuestion): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`select id, category_id, titles, cleaned_by, updated_at,
      case when ${query.q !== undefined} or id = ${query.articleId ?? ''} then contents else '{}' end as contents
    from content.help_article where merchant_id = ${merchantCode} and shown order by sort, id`.execute(db)
  return rows
}
