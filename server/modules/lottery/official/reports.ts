import { sql } from 'kysely'
import type { Result } from '@senluna/games/lottery/rules/draws/result.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { isSame, type GivenFacts, type OfficialDraw } from './draw-row.ts'

/** The source of what people say. */
const DESK = 'DESK'

/** What one source says of a draw: a person at the desk, or a service. */
export interface Word {
  /** `DESK` or the source's name. */
  source: string
  staffId?: string | undefined
  result: Result
  facts: GivenFacts
  /** When the source says it was first published. */
  publishedAt?: Instant | undefined
  /** The payload as it came, its hash and address; for staff what they attached. */
  evidence: object
}

interface ReportRow {
  id: string
  source: string
  staff_id: string | null
  result: unknown
  facts: GivenFacts
  published_at: Date | null
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
  const { rows: open } =
    await sql<ReportRow>`select id, source, staff_id, result, facts, published_at from lottery.report
    where draw_no = ${draw.no} and state = 'OPEN' order by received_at, id`.execute(tx)
  const own = open.find(({ source, staff_id }) => source === word.source && staff_id === (word.staffId ?? null))
  if (own && isSame(own, word)) return 'known'
  if (own) await sql`update lottery.report set state = 'DROPPED' where id = ${own.id}`.execute(tx)
  const id = newId<'report'>(now)
  await sql`insert into lottery.report (id, draw_no, source, result, facts, staff_id, received_at, published_at, evidence)
    values (${id}, ${draw.no}, ${word.source}, ${JSON.stringify(word.result)}, ${JSON.stringify(word.facts)}, ${word.staffId ?? null},
      ${iso(now)}, ${word.publishedAt === undefined ? null : iso(word.publishedAt)}, ${JSON.stringify(word.evidence)})`.execute(
    tx,
  )
  const others = open.filter((report) => report !== own)
  const [other] = others
  if (!other) return 'kept'
  if (!isSame(other, word) || differInTime(draw, other, word)) {
    await sql`update lottery.report set state = 'DISAGREES' where draw_no = ${draw.no} and state = 'OPEN'`.execute(tx)
    return 'disagrees'
  }
  await sql`update lottery.report set state = 'USED' where draw_no = ${draw.no} and state = 'OPEN'`.execute(tx)
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

/** Whether sources have contradicted each other about a draw and nobody has decided yet. */
export async function isDisputed(tx: Tx, no: number): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from lottery.report
    where draw_no = ${no} and state = 'DISAGREES') as yes`.execute(tx)
  return rows[0]?.yes ?? false
}

/** Whether somebody has entered a result of this draw, whatever became of it. */
export async function hasEntered(tx: Db | Tx, no: number, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from lottery.report
    where draw_no = ${no} and staff_id = ${staffId}) as yes`.execute(tx)
  return rows[0]?.yes ?? false
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
  await sql`insert into lottery.result (draw_no, version, result, facts, origin, entered_by, approved_by, reason, evidence, at)
    values (${draw.no}, ${version}, ${JSON.stringify(standing.result)}, ${JSON.stringify(kept)}, ${standing.origin},
      ${standing.enteredBy ?? null}, ${standing.approvedBy ?? null}, ${standing.reason}, ${JSON.stringify(standing.evidence)},
      ${iso(now)})`.execute(tx)
  await sql`update lottery.draw set state = 2, result_version = ${version}, facts = ${JSON.stringify(kept)}::jsonb,
      drawn_at = coalesce(drawn_at, ${iso(now)}), settled_at = null, settled_to = null,
      settled_version = greatest(settled_version, ${draw.result_version}::smallint)
    where no = ${draw.no}`.execute(tx)
}
