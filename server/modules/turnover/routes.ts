import * as contract from '@senluna/contract/money/turnover.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { requirementsOf } from './requirements.ts'
import { turnoverRow } from './shown.ts'

/** What somebody has still to play. */
export const turnoverRoutes = (db: Db): Route[] => [
  route(contract.turnover, async ({ caller }) => {
    const rows = (await requirementsOf(db, caller.memberId)).map(turnoverRow)
    const total = rows.reduce((sum, { remaining }) => sum + BigInt(remaining), 0n)
    return { rows, totalRemaining: total.toString() }
  }),
]
