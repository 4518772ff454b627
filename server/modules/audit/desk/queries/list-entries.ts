import { sql } from 'kysely'
import type { AuditEntry } from '@senluna/contract/desk/staff.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { dayRange } from '../../../../platform/day-range.ts'
import { pageOf } from '../../../../platform/page.ts'

/** Which entries are asked for. `after` is the number of the last one seen. */
export interface AuditQuery {
  after?: string | undefined
  pageSize?: number | undefined
  /** The id of somebody, or the name of somebody at the desk. */
  actor?: string | undefined
  /** How the action begins. */
  action?: string | undefined
  objectKind?: string | undefined
  objectId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface Row {
  seq: bigint
  at: Date
  actor_kind: AuditEntry['actorKind']
  actor_id: string
  actor_name: string
  ip: string
  action: string
  object_kind: string
  object_id: string
  before: unknown
  after: unknown
  reason: string
  approver: string
  trace_id: string
  hash: Buffer
}

/** Somebody's id, whichever of the two was said: entries are found by it. */
const ofName = (merchantCode: MerchantCode, actor: string) =>
  sql`coalesce((select id::text from staff.for_lists where merchant_id = ${merchantCode} and name = ${actor.toLowerCase()}), ${actor})`

/** One page of a brand's audit log, latest first. */
export async function listEntries(
  db: Db,
  { merchantCode, timeZone }: Pick<Brand, 'merchantCode' | 'timeZone'>,
  asked: AuditQuery,
) {
  const { from, until } = dayRange({ from: asked.from, to: asked.to }, timeZone)
  const size = asked.pageSize ?? 20
  const before = asked.after !== undefined && /^[0-9]{1,18}$/.test(asked.after) ? asked.after : null
  const { rows } = await sql<Row>`select seq, at, actor_kind, actor_id, actor_name, ip, action, object_kind, object_id,
      before, after, reason, approver, trace_id, hash
    from audit.entry
    where merchant_id = ${merchantCode}
      ${before === null ? sql`` : sql`and seq < ${before}::bigint`}
      ${asked.actor === undefined ? sql`` : sql`and actor_id = ${ofName(merchantCode, asked.actor)}`}
      ${asked.action ? sql`and starts_with(action, ${asked.action})` : sql``}
      ${from ? sql`and at >= ${from}` : sql``}
      ${until ? sql`and at < ${until}` : sql``}
      ${asked.objectKind === undefined ? sql`` : sql`and object_kind = ${asked.objectKind}`}
      ${asked.objectId === undefined ? sql`` : sql`and object_id = ${asked.objectId}`}
    order by seq desc limit ${size + 1}`.execute(db)
  return pageOf(rows, size, ({ seq }) => seq.toString(), entryOf)
}

const entryOf = (row: Row): AuditEntry => ({
  seq: row.seq.toString(),
  at: row.at.toISOString(),
  actorKind: row.actor_kind,
  actorId: row.actor_id,
  actorName: row.actor_name,
  ip: row.ip,
  action: row.action,
  objectKind: row.object_kind,
  objectId: row.object_id,
  before: row.before,
  after: row.after,
  reason: row.reason,
  approver: row.approver,
  traceId: row.trace_id,
  hash: row.hash.toString('hex'),
})
