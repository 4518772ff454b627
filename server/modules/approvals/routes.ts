import { sql } from 'kysely'
import * as contract from '@senluna/contract/desk/approvals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Call } from '../../platform/http/route.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { listRoutes, sameAddressAs, sponsorLinksOf } from '../staff/index.ts'
import { decide } from './decide.ts'
import type { Approvals } from './approvals.ts'
import { isSeenBy } from './seen.ts'
import { approvalOf, COLUMNS, FROM, type Row } from './store.ts'
import { pageOf } from '../../platform/page.ts'

/** The calls of four eyes. */
export function approvalRoutes(approvals: Approvals): Route[] {
  return [
    // What is asked for names members: that somebody looked is written down.
    ...listRoutes(
      approvals.db,
      contract.approvals,
      contract.exportApprovals,
      (call) => list(approvals, call),
      ({ query }) => ({ action: 'approvals.list', object: { kind: 'approvals', id: query.state ?? 'all' } }),
    ),
    route(contract.approve, (call) => decide(approvals, call, 'APPROVED')),
    route(contract.reject, (call) => decide(approvals, call, 'REJECTED')),
    route(contract.withdrawApproval, (call) => decide(approvals, call, 'WITHDRAWN')),
  ]
}

async function list({ db, actions }: Approvals, call: Call<typeof contract.approvals>) {
  const { caller, query, now } = call
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM}
    where ${isSeenBy(caller)}
      and (${after}::uuid is null or a.id < ${after}::uuid)
      and (${query.state ?? null}::text is null or a.state = ${query.state ?? null})
      and (${query.objectKind ?? null}::text is null or a.object_kind = ${query.objectKind ?? null})
      and (${query.objectId ?? null}::text is null or a.object_id = ${query.objectId ?? null})
    order by a.id desc limit ${size + 1}`.execute(db)
  const [own, sponsors] = [await sameAddressAs(db, caller.staffId), await sponsorLinksOf(db, caller.staffId, now)]
  const reader = { ...call, own, sponsors }
  return pageOf(
    rows,
    size,
    ({ id }) => id,
    (row) => approvalOf(row, reader, actions.get(row.action)),
  )
}
