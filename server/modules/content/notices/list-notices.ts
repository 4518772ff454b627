import type { agentAnnouncements } from '@senluna/contract/agent/announcements.ts'
import type { announcements, Notice, notices } from '@senluna/contract/site/notices.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { isAgent, isTrial } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { CLEANER, cleanHtml } from '../../../platform/words/clean-html.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import { isMeant, type LevelOf } from './meant.ts'
import type { NoticeDraft } from './notice.ts'
import { versionsRead } from './read-store.ts'
import { noticesNow, type NoticeRow } from './queries/notices.ts'

/** The page of notices shows ten; the bar above the pages takes what there is, up to fifty. */
const PAGE = 10
const MOST = 50

/** Who reads, and what is asked for. */
export interface NoticeQuestion {
  merchantCode: MerchantCode
  caller: Caller | null
  language: string
  /** The step of the ladder somebody stands on. */
  levelOf: LevelOf
  query: Pick<QueryOf<typeof announcements>, 'types' | 'platform' | 'execution' | 'language' | 'page' | 'pageSize'>
}

/**
 * The notices a visitor may see now, by place. `total` counts those of the notice page (PL and H),
 * whose pages `page` turns.
 */
export async function noticesFor(
  db: Db,
  question: NoticeQuestion,
  now: Instant,
): Promise<ReplyOf<typeof announcements>> {
  const rows = await shownTo(db, question, now)
  const { query } = question
  const noticesOf = (...types: Notice['type'][]) =>
    ofTypes(rows, types).map((row) => noticeOf(row, languageOf(question)))
  const player = [...noticesOf('H'), ...noticesOf('PL')]
  const size = query.pageSize ?? (query.page === undefined ? MOST : PAGE)
  const from = ((query.page ?? 1) - 1) * size
  return {
    player: player.slice(from, from + size),
    banners: noticesOf('B').slice(0, MOST),
    popup: noticesOf('PU').slice(0, MOST),
    promotion: noticesOf('PR').slice(0, MOST),
    total: player.length,
  }
}

/**
 * One page of what the notice page shows: headlines, then player notices; for who is logged in with
 * what was read.
 */
export async function noticePageFor(db: Db, question: NoticeQuestion, now: Instant): Promise<ReplyOf<typeof notices>> {
  const { caller, query } = question
  const rows = await pageRows(db, question, now)
  const size = query.pageSize ?? PAGE
  const from = ((query.page ?? 1) - 1) * size
  const shown = rows.slice(from, from + size)
  const read = caller && (await versionsRead(db, caller))
  return {
    list: shown.map((row) => ({
      ...noticeOf(row, languageOf(question)),
      ...(read ? { read: read.get(row.id) === row.version } : {}),
    })),
    total: rows.length,
  }
}

/** One page of the notices that are for agents alone, with what was read. */
export async function agentPageFor(
  db: Db,
  question: NoticeQuestion & { caller: Caller },
  now: Instant,
): Promise<ReplyOf<typeof agentAnnouncements>> {
  const { caller, query } = question
  const shown = await shownTo(db, { ...question, query: { ...query, types: 'PL,H', platform: 'ALL' } }, now)
  const rows = shown.filter(({ audience }) => audience === 'AGENT')
  const read = await versionsRead(db, caller)
  const isRead = (row: NoticeRow) => read.get(row.id) === row.version
  const size = query.pageSize ?? PAGE
  const from = ((query.page ?? 1) - 1) * size
  return {
    list: rows.slice(from, from + size).map((row) => ({ ...noticeOf(row, languageOf(question)), read: isRead(row) })),
    total: rows.length,
    unread: rows.filter((row) => !isRead(row)).length,
  }
}

/** How many notices of the notice page somebody has not read as they stand. */
export async function unreadNotices(
  db: Db,
  caller: Caller,
  as: Pick<NoticeQuestion, 'language' | 'levelOf'>,
  now: Instant,
): Promise<number> {
  const rows = await pageRows(db, { merchantCode: caller.merchantCode, caller, ...as, query: {} }, now)
  const read = await versionsRead(db, caller)
  return rows.filter((row) => read.get(row.id) !== row.version).length
}

/** The version of a notice that somebody may see now; undefined when they may not. */
export async function versionShown(
  db: Db,
  question: Omit<NoticeQuestion, 'query'>,
  id: string,
  now: Instant,
): Promise<number | undefined> {
  const rows = await shownTo(db, { ...question, query: { platform: 'ALL' } }, now)
  return rows.find((row) => row.id === id)?.version
}

async function pageRows(db: Db, question: NoticeQuestion, now: Instant): Promise<NoticeRow[]> {
  const rows = await shownTo(db, { ...question, query: { ...question.query, types: 'PL,H' } }, now)
  return [...ofTypes(rows, ['H']), ...ofTypes(rows, ['PL'])]
}

const languageOf = ({ query, language }: NoticeQuestion): string => query.language ?? language

const ofTypes = (rows: readonly NoticeRow[], types: readonly Notice['type'][]): NoticeRow[] =>
  rows.filter((row) => types.includes(row.type))

/** Of every platform for `ALL`, else of the one that is asked from. */
async function shownTo(db: Db, question: NoticeQuestion, now: Instant): Promise<NoticeRow[]> {
  const { merchantCode, caller, query, levelOf } = question
  const types = query.types?.split(',') ?? ['B', 'PL', 'PU', 'PR', 'H']
  const platforms = query.platform === 'ALL' ? ['ALL', 'WEB', 'H5', 'APP'] : ['ALL', query.platform ?? 'WEB']
  const executions = executionsFor(caller, query.execution)
  const audiences = audiencesFor(caller)
  const rows = await noticesNow(db, { merchantCode, types, executions, audiences, platforms }, now)
  const meant = await isMeant(db, { caller, language: languageOf(question), levelOf }, rows)
  return rows.filter(meant)
}

/** A visitor's own notices and everybody's; asking for one kind narrows, never widens. */
function executionsFor(caller: Caller | null, asked: NoticeDraft['execution'] | undefined): NoticeDraft['execution'][] {
  const own = caller ? 'L' : 'G'
  if (asked === undefined || asked === 'B') return ['B', own]
  return asked === own ? [own] : []
}

function audiencesFor(caller: Caller | null): NoticeDraft['audience'][] {
  if (!caller || isTrial(caller.type)) return ['ALL', 'SOME']
  return isAgent(caller.type) ? ['ALL', 'SOME', 'MEMBER', 'AGENT'] : ['ALL', 'SOME', 'MEMBER']
}

function noticeOf(row: NoticeRow, language: string): Notice {
  const html = inLanguage(row.contents, language) ?? ''
  return {
    id: row.id,
    title: inLanguage(row.titles, language) ?? '',
    content: row.cleaned_by === CLEANER ? html : cleanHtml(html),
    type: row.type,
    ...(row.image_url === null ? {} : { imageUrl: row.image_url }),
    ...(row.place === null ? {} : { place: row.place }),
    linkType: row.link_type,
    ...(row.link === null ? {} : { link: row.link }),
    ...(row.type === 'H' ? { headline: true } : {}),
    frequency: row.frequency,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}
