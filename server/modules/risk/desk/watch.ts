import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import type { Watched } from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { canBeWatched, comparedAs } from '../compared.ts'
import { pageOf } from '../../../platform/page.ts'

interface Row {
  id: string
  kind: Watched['kind']
  value: string
  note: string
  staff_name: string | null
  added_at: Date
}

const COLUMNS = sql.raw(
  'w.id, w.kind, w.value, w.note, s.name as staff_name, w.added_at from risk.watch w left join staff.for_lists s on s.id = w.added_by',
)

const shown = (row: Row): Watched => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  note: row.note,
  addedBy: row.staff_name ?? '',
  addedAt: row.added_at.toISOString(),
})

/** The lists of a brand, the newest first. */
export async function listWatch(db: Db, { brand, query }: Call<typeof contract.watchlists>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const value = query.value === undefined ? null : comparedAs(query.kind ?? 'NAME', query.value)
  const { rows } = await sql<Row>`select ${COLUMNS} where w.merchant_id = ${brand.merchantCode} and w.removed_at is null
      and (${after}::uuid is null or w.id < ${after}::uuid)
      and (${query.kind ?? null}::text is null or w.kind = ${query.kind ?? null})
      and (${value}::text is null or w.value = ${value})
    order by w.id desc limit ${size + 1}`.execute(db)
  return pageOf(rows, size, ({ id }) => id, shown)
}

/**
 * Puts something on a list; what is on it already stays as it is. Refuses VAL_FIELD for what can't
 * be such a value.
 */
export async function addWatch(db: Db, call: Call<typeof contract.addWatch>): Promise<Watched> {
  const { brand, body, caller, now, reason } = call
  const value = comparedAs(body.kind, body.value)
  if (!canBeWatched(body.kind, value))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'value', patternId: `WATCH_${body.kind}`, args: [] }] })
  return db.transaction().execute(async (tx) => {
    await sql`insert into risk.watch (id, merchant_id, kind, value, note, added_by, added_at)
      values (${newId<'watch'>(now)}, ${brand.merchantCode}, ${body.kind}, ${value}, ${reason}, ${caller.staffId}, ${new Date(now)})
      on conflict do nothing`.execute(tx)
    const { rows } =
      await sql<Row>`select ${COLUMNS} where w.merchant_id = ${brand.merchantCode} and w.kind = ${body.kind}
      and w.value = ${value} and w.removed_at is null`.execute(tx)
    const row = rows[0]!
    await staffDid(tx, call, {
      action: 'risk.watch',
      object: { kind: 'watch', id: row.id },
      after: { kind: body.kind, value },
    })
    return shown(row)
  })
}

const REMOVE = 'risk.unwatch'

/** Asks to take something off a list. Refuses SYS_NOT_FOUND. */
export async function removeWatch(db: Db, call: Call<typeof contract.removeWatch>) {
  const id = call.params.id ?? ''
  return db.transaction().execute(async (tx) => {
    const { rows } = isUuid(id)
      ? await sql<Row>`select ${COLUMNS} where w.id = ${id} and w.merchant_id = ${call.brand.merchantCode} and w.removed_at is null`.execute(
          tx,
        )
      : { rows: [] }
    const row = rows[0]
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    return askApproval(tx, call, {
      action: REMOVE,
      object: { kind: 'watch', id: row.id },
      payload: {},
      before: { kind: row.kind, value: row.value },
      needs: 'risk.approve',
    })
  })
}

export const unwatchApproval: ApprovalAction = {
  action: REMOVE,
  async run(tx, approved, call) {
    const gone = await sql`update risk.watch set removed_at = ${new Date(call.now)}, removed_by = ${call.caller.staffId}
      where id = ${approved.objectId} and merchant_id = ${approved.merchantCode} and removed_at is null`.execute(tx)
    if (gone.numAffectedRows !== 1n) throw new Refusal('APPROVAL_STALE')
  },
}
