import type { Id } from '@senluna/kit/ids.ts'
import type { Result } from '@senluna/games/lottery/rules/draws/result.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { isSame, type GivenFacts } from './draw-row.ts'
import type { OfficialDraw } from './draw-store.ts'
import {
  openReports,
  dropReport,
  insertReport,
  markDisagreeing,
  markUsed,
  insertResult,
  markResult,
  type ReportRow,
} from './report-store.ts'

/** The source of what people say. */
const DESK = 'DESK'

/** What one source says of a draw: a person at the desk, or a service. */
export interface Word {
  /** `DESK` or the source's name. */
  source: string
  staffId?: Id<'staff'> | undefined
  result: Result
  facts: GivenFacts
  /** When the source says it was first published. */
  publishedAt?: Instant | undefined
  /** The payload as it came, its hash and address; for staff what they attached. */
  evidence: object
}

/**
 * What became of a word: kept until a second one comes, agreed with one that was there, or against
 * it.
 */
export type Heard = 'kept' | 'known' | 'agreed' | 'disagrees'

/**
 * Takes in what a source says of a draw without a result, in the transaction that holds the draw.
 * Two that are independent of each other and say the same make the result stand. Two that differ
 * are both set aside: a third person decides.
 */
export async function hear(tx: Tx, draw: OfficialDraw, word: Word, now: Instant): Promise<Heard> {
  const open = await openReports(tx, draw.no)
  const own = open.find(({ source, staff_id }) => source === word.source && staff_id === (word.staffId ?? null))
  if (own && isSame(own, word)) return 'known'
  if (own) await dropReport(tx, own.id)
  const id = newId<'report'>(now)
  await insertReport(
    tx,
    {
      id,
      no: draw.no,
      source: word.source,
      result: word.result,
      facts: word.facts,
      staffId: word.staffId,
      publishedAt: word.publishedAt,
      evidence: word.evidence,
    },
    now,
  )
  const others = open.filter((report) => report !== own)
  const [other] = others
  if (!other) return 'kept'
  if (!isSame(other, word) || differInTime(draw, other, word)) {
    await markDisagreeing(tx, draw.no)
    return 'disagrees'
  }
  await markUsed(tx, draw.no)
  const published = [other.published_at?.getTime(), word.publishedAt].filter((at) => at !== undefined)
  await stand(
    tx,
    draw,
    {
      result: word.result,
      facts: word.facts,
      origin: other.source === word.source ? word.source : `${other.source}, ${word.source}`,
      enteredBy: other.staff_id ?? undefined,
      approvedBy: word.staffId,
      reason: '',
      evidence: { reports: [other.id, id] },
      publishedAt: published.length > 0 ? (Math.min(...published) as Instant) : undefined,
    },
    now,
  )
  return 'agreed'
}

interface Published {
  source: string
  publishedAt: number | undefined
}

/**
 * Whether a person says of a result that it was out before our lock and the other word doesn't say
 * the same. That moment makes bets void, so nobody chooses it alone. A service's word on it is its
 * evidence.
 */
function differInTime(draw: OfficialDraw, heard: ReportRow, word: Word): boolean {
  const earlyOf = ({ publishedAt }: Published) =>
    publishedAt !== undefined && publishedAt < draw.lock_at.getTime() ? publishedAt : undefined
  const both: Published[] = [
    { source: heard.source, publishedAt: heard.published_at?.getTime() },
    { source: word.source, publishedAt: word.publishedAt },
  ]
  const moments = new Set(both.map(earlyOf))
  return moments.size > 1 && both.some((report) => report.source === DESK && earlyOf(report) !== undefined)
}

/** A result that is to stand, and on whose word. */
export interface NewResult {
  result: Result
  facts: GivenFacts
  origin: string
  enteredBy?: string | undefined
  approvedBy?: string | undefined
  reason: string
  evidence: object
  publishedAt?: Instant | undefined
}

/**
 * Makes a result stand as the next version: settlement starts by itself, or over. One that was
 * published before our lock voids what was bet from then on; the rest stands.
 */
export async function stand(tx: Tx, draw: OfficialDraw, standing: NewResult, now: Instant): Promise<void> {
  const version = draw.result_version + 1
  const { publishedAt } = standing
  const isEarly = publishedAt !== undefined && publishedAt < draw.lock_at.getTime()
  const { bonus } = standing.facts
  const kept = {
    ...draw.facts,
    ...(bonus === undefined ? {} : { bonus }),
    ...(isEarly ? { voidFrom: iso(publishedAt) } : {}),
  }
  await insertResult(
    tx,
    {
      no: draw.no,
      version,
      result: standing.result,
      kept,
      origin: standing.origin,
      enteredBy: standing.enteredBy,
      approvedBy: standing.approvedBy,
      reason: standing.reason,
      evidence: standing.evidence,
    },
    now,
  )
  await markResult(tx, { version, kept, resultVersion: draw.result_version, no: draw.no }, now)
}
