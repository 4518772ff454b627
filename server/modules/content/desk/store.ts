import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { DeskNotice, NoticeFor } from '@senluna/contract/desk/brand/content.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { KeptNoticeFor } from '../notices/notice.ts'

interface Row {
  id: string
  type: DeskNotice['type']
  titles: Record<string, string>
  contents: Record<string, string>
  image_url: string | null
  place: string | null
  link_type: DeskNotice['linkType']
  link: string | null
  sort: number
  start_at: Date
  end_at: Date | null
  execution: DeskNotice['execution']
  platforms: DeskNotice['platforms']
  audience: DeskNotice['audience']
  only_for: KeptNoticeFor
  frequency: DeskNotice['frequency']
  version: number
  created_at: Date
  reads: bigint
  guest_reads: bigint
}

const COLUMNS =
  sql.raw(`n.id, n.type, n.titles, n.contents, n.image_url, n.place, n.link_type, n.link, n.sort, n.start_at, n.end_at, n.execution,
  n.platforms, n.audience, n.only_for, n.frequency, n.version, n.created_at,
  (select count(*) from content.notice_read r where r.merchant_id = n.merchant_id and r.notice_id = n.id and r.version = n.version) as reads,
  (select count(*) from content.notice_guest g where g.merchant_id = n.merchant_id and g.notice_id = n.id and g.version = n.version) as guest_reads`)

/** Without the line's id, which nobody reads. */
function shownFor(kept: KeptNoticeFor): NoticeFor {
  const shown = { ...kept }
  delete shown.lineId
  return shown
}

const noticeOf = (row: Row, now: Instant): DeskNotice => ({
  id: row.id,
  type: row.type,
  titles: row.titles,
  contents: row.contents,
  ...(row.image_url === null ? {} : { imageUrl: row.image_url }),
  ...(row.place === null ? {} : { place: row.place }),
  linkType: row.link_type,
  ...(row.link === null ? {} : { link: row.link }),
  sort: row.sort,
  startAt: row.start_at.toISOString(),
  ...(row.end_at === null ? {} : { endAt: row.end_at.toISOString() }),
  execution: row.execution,
  platforms: row.platforms,
  audience: row.audience,
  ...(row.audience === 'SOME' ? { onlyFor: shownFor(row.only_for) } : {}),
  frequency: row.frequency,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  reads: Number(row.reads),
  guestReads: Number(row.guest_reads),
  state: row.start_at.getTime() > now ? 'PLANNED' : row.end_at && row.end_at.getTime() <= now ? 'OVER' : 'SHOWN',
})

/** Notices of a brand as staff see them, the newest first. */
export async function noticesPage(
  db: Db,
  merchantCode: MerchantCode,
  ask: { type?: string | undefined; after?: { at: Date; id: string } | undefined; size: number },
  now: Instant,
): Promise<DeskNotice[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from content.notice n where n.merchant_id = ${merchantCode}
      and (${ask.type ?? null}::text is null or n.type = ${ask.type ?? null})
      and (${ask.after === undefined} or (date_trunc('milliseconds', n.created_at), n.id)
        < (${ask.after?.at ?? null}::timestamptz, ${ask.after?.id ?? null}::text))
    order by date_trunc('milliseconds', n.created_at) desc, n.id desc limit ${ask.size}`.execute(db)
  return rows.map((row) => noticeOf(row, now))
}

/** One notice as staff see it. */
export async function deskNoticeOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  id: string,
  now: Instant,
): Promise<DeskNotice | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from content.notice n
    where n.merchant_id = ${merchantCode} and n.id = ${id}`.execute(db)
  return rows[0] && noticeOf(rows[0], now)
}
