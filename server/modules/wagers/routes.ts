import * as contract from '@senluna/contract/records.ts'
import type { BetRow } from '@senluna/contract/records.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { gameNames } from '../catalog/index.ts'
import { betOf, betTotals, openFirst } from './bets.ts'
import { periodOf } from '../../platform/day-range.ts'

/** The betting record: a member's own wagers. */
export const wagerRoutes = ({ db }: { db: Db }): Route[] => [
  route(contract.bets, async ({ caller, query, brand, now }) => {
    const { product, vassalage, status, mode, after, pageSize: size = 10 } = query
    const { from, until } = periodOf(query, brand.timeZone, now)
    const filter = { product, vassalage, status, from, until }
    const page = await openFirst(db, caller.memberId, { ...filter, mode, after, size })
    return {
      ...page,
      list: await named(db, caller.merchantCode, page.list),
      ...(mode && after === undefined && { totals: await betTotals(db, caller.memberId, { ...filter, mode }) }),
    }
  }),
  route(contract.bet, async ({ caller, params }) => {
    const no = params.betNo!
    if (!isUuid(no)) throw new Refusal('SYS_NOT_FOUND')
    const [row] = await named(db, caller.merchantCode, [await betOf(db, caller.memberId, no)])
    return row!
  }),
]

/** Wagers with their games' names; one that left the catalogue keeps its id. */
async function named(db: Db, merchantCode: string, rows: readonly BetRow[]): Promise<BetRow[]> {
  const names = await gameNames(
    db,
    merchantCode,
    rows.map((row) => row.gameId),
  )
  return rows.map((row) => ({ ...row, game: names.get(row.gameId) ?? row.gameId }))
}
