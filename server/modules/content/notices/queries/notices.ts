import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Notice } from '@senluna/contract/site/notices.ts'
import type { Texts } from '../../../../platform/words/in-language.ts'
import type { NoticeDraft, KeptNoticeFor } from '../notice.ts'

export interface NoticeRow {
  id: string
  type: Notice['type']
  titles: Texts
  contents: Texts
  cleaned_by: number
  image_url: string | null
  place: string | null
  link_type: Notice['linkType']
  link: string | null
  audience: NoticeDraft['audience']
  only_for: KeptNoticeFor
  frequency: Notice['frequency']
  version: number
  created_at: Date
}

/** Notices that are shown now to such readers. */
export async function noticesNow(
  db: Db,
  query: {
    merchantCode: MerchantCode
    types: string[]
    executions: ('B' | 'G' | 'L')[]
    audiences: ('ALL' | 'MEMBER' | 'AGENT' | 'SOME')[]
    platforms: string[]
  },
  now: Instant,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id, type, titles, contents, cleaned_by, image_url, place, link_type, link, audience, only_for, frequency, version, created_at
    from content.notice
    where merchant_id = ${query.merchantCode} and type = any(${query.types})
      and start_at <= ${new Date(now)} and (end_at is null or end_at > ${new Date(now)})
      and execution = any(${query.executions}) and audience = any(${query.audiences})
      and platforms && ${query.platforms}
    order by sort, created_at desc, id`.execute(db)
  return rows
}
