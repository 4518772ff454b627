import type { announcements, Notice } from '@senluna/contract/notices.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { isAgent, isTrial } from '@senluna/kit/account-type.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { CLEANER, cleanHtml } from './clean-html.ts'
import type { NoticeDraft, Texts } from './notice.ts'

/** The page of notices shows ten; the bar above the pages takes what there is, up to fifty. */
const PAGE = 10
const MOST = 50

interface NoticeRow {
  id: string
  type: Notice['type']
  titles: Texts
  contents: Texts
  cleaned_by: number
  image_url: string | null
  link_type: Notice['linkType']
  link: string | null
  frequency: Notice['frequency']
  version: number
  created_at: Date
}

/** Who reads, and what is asked for. */
export interface NoticeQuestion {
  merchantId: string
  caller: Caller | null
  language: string
  query: QueryOf<typeof announcements>
}

/** The notices a visitor may see now, by place. `total` counts those of the notice page (PL and H), whose pages `page` turns. */
export async function noticesFor(
  db: Db,
  question: NoticeQuestion,
  now: Instant,
): Promise<ReplyOf<typeof announcements>> {
  const rows = await shownTo(db, question, now)
  const { query, language } = question
  const of = (...types: Notice['type'][]) =>
    rows.filter((row) => types.includes(row.type)).map((row) => noticeOf(row, query.language ?? language))
  const player = [...of('H'), ...of('PL')]
  const size = query.pageSize ?? (query.page === undefined ? MOST : PAGE)
  const from = ((query.page ?? 1) - 1) * size
  return {
    player: player.slice(from, from + size),
    banners: of('B').slice(0, MOST),
    popup: of('PU').slice(0, MOST),
    promotion: of('PR').slice(0, MOST),
    total: player.length,
  }
}

async function shownTo(db: Db, { merchantId, caller, query }: NoticeQuestion, now: Instant): Promise<NoticeRow[]> {
  const types = query.types?.split(',') ?? ['B', 'PL', 'PU', 'PR', 'H']
  const { rows } = await sql<NoticeRow>`
    select id, type, titles, contents, cleaned_by, image_url, link_type, link, frequency, version, created_at
    from content.notice
    where merchant_id = ${merchantId} and type = any(${types})
      and start_at <= ${new Date(now)} and (end_at is null or end_at > ${new Date(now)})
      and execution = any(${executionsFor(caller, query.execution)}) and audience = any(${audiencesFor(caller)})
      and platforms && ${['ALL', query.platform ?? 'WEB']}
    order by sort, created_at desc, id`.execute(db)
  return rows
}

/** A visitor's own notices and everybody's; asking for one kind narrows, never widens. */
function executionsFor(caller: Caller | null, asked: NoticeDraft['execution'] | undefined): NoticeDraft['execution'][] {
  const own = caller ? 'L' : 'G'
  if (asked === undefined || asked === 'B') return ['B', own]
  return asked === own ? [own] : []
}

function audiencesFor(caller: Caller | null): NoticeDraft['audience'][] {
  if (!caller || isTrial(caller.type)) return ['ALL']
  return isAgent(caller.type) ? ['ALL', 'MEMBER', 'AGENT'] : ['ALL', 'MEMBER']
}

const inLanguage = (texts: Texts, language: string): string =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0] ?? ''

function noticeOf(row: NoticeRow, language: string): Notice {
  const html = inLanguage(row.contents, language)
  return {
    id: row.id,
    title: inLanguage(row.titles, language),
    content: row.cleaned_by === CLEANER ? html : cleanHtml(html),
    type: row.type,
    ...(row.image_url === null ? {} : { imageUrl: row.image_url }),
    linkType: row.link_type,
    ...(row.link === null ? {} : { link: row.link }),
    ...(row.type === 'H' ? { headline: true } : {}),
    frequency: row.frequency,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}
