import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import type { Watched } from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { canBeWatched, comparedAs } from '../compared.ts'
import { pageOf } from '../../../platform/page.ts'
import { listWatched, insertWatched, watchedValue, removeWatched, watchedOne, type Row } from './watch-store.ts'

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
  const after = query.after !== undefined && isUuid<'watch'>(query.after) ? query.after : null
  const value = query.value === undefined ? null : comparedAs(query.kind ?? 'NAME', query.value)
  const rows = await listWatched(db, { merchantCode: brand.merchantCode, after, kind: query.kind, value, size })
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
    await insertWatched(
      tx,
      { merchantCode: brand.merchantCode, kind: body.kind, value, reason, staffId: caller.staffId },
      now,
    )
    const row = await watchedValue(tx, brand.merchantCode, body.kind, value)
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
  const watch = idParam<'watch'>(call.params.id)
  return db.transaction().execute(async (tx) => {
    const row = await watchedOne(tx, call.brand.merchantCode, watch)
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
    const gone = await removeWatched(
      tx,
      { staffId: call.caller.staffId, watch: id(approved.objectId), merchantCode: approved.merchantCode },
      call.now,
    )
    if (!gone) throw new Refusal('APPROVAL_STALE')
  },
}
