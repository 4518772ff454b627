import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Texts } from '../notices/notice.ts'

/** Keeps a reader's vote; false for no article. */
export async function keepVote(
  db: Db,
  row: { voter: Buffer; helpful: boolean; language: string; merchantCode: MerchantCode; articleId: string },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into content.help_vote as v (merchant_id, article_id, voter, helpful, language, at)
    select merchant_id, id, ${row.voter}, ${row.helpful}, ${row.language}, ${new Date(now)}
    from content.help_article where merchant_id = ${row.merchantCode} and id = ${row.articleId} and shown
    on conflict (merchant_id, article_id, voter)
      do update set helpful = excluded.helpful, language = excluded.language, at = excluded.at`.execute(db)
  return numAffectedRows === 1n
}

interface VotedArticle {
  id: string
  titles: Texts
  headings: Texts
  shown: boolean
  version: number
  yes: number
  no: number
}

/** Every article with the votes on it, the least liked first. */
export async function countVotes(db: Db, merchantCode: MerchantCode): Promise<VotedArticle[]> {
  const { rows } = await sql<VotedArticle>`
    select a.id, a.titles, c.names as headings, a.shown, a.version, coalesce(v.yes, 0) as yes, coalesce(v.no, 0) as no
    from content.help_article a
      join content.help_category c on c.merchant_id = a.merchant_id and c.id = a.category_id
      left join (
        select article_id, count(*) filter (where helpful)::integer as yes,
          count(*) filter (where not helpful)::integer as no
        from content.help_vote where merchant_id = ${merchantCode} group by article_id
      ) v on v.article_id = a.id
    where a.merchant_id = ${merchantCode}
    order by coalesce(v.no - v.yes, 0) desc, coalesce(v.no + v.yes, 0) desc, a.id`.execute(db)
  return rows
}
