import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A member's changes, the newest first. */
export async function changesBefore(
  db: Db,
  memberId: Id<'member'>,
  before: { at: Date; id: Id<'change'> } | undefined,
  page: number,
): Promise<{ at: Date; id: Id<'change'>; what: string; ip: string; detail: Record<string, unknown> }[]> {
  const { rows } = await sql<{ at: Date; id: Id<'change'>; what: string; ip: string; detail: Record<string, unknown> }>`
      select at, id, what, ip, detail from security.change where member_id = ${memberId}
        and (${before === undefined} or (at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
      order by at desc, id desc limit ${page}`.execute(db)
  return rows
}
