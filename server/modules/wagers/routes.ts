import * as contract from '@senluna/contract/money/records.ts'
import type { BetRow } from '@senluna/contract/money/records.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { gameNames } from '../catalog/index.ts'
import { betOf, betTotals, openFirst } from './record/queries/bets.ts'
import { periodOf } from '../../platform/day-range.ts'

/** What a product says of its wagers in a line, by their numbers: which draw, what was chosen. */
type DetailsOf = (
  owner: Id<'member'>,
  rows: readonly BetRow[],
  language: string,
) => Promise<ReadonlyMap<string, string>>

/** The betting record: a member's own wagers. */
export const wagerRoutes = ({ db, detailsOf }: { db: Db; detailsOf: DetailsOf }): Route[] => [
  route(contract.bets, async ({ caller, query, brand, now, language }) => {
    const { product, vendorCode, status, mode, after, pageSize: size = 10 } = query
    const { from, until } = periodOf(query, brand.timeZone, now)
    const filter = { product, vendorCode, status, from, until }
    const page = await openFirst(db, caller.memberId, { ...filter, mode, after, size })
    return {
      ...page,
      list: await named({ db, detailsOf }, caller, page.list, language),
      ...(mode && after === undefined && { totals: await betTotals(db, caller.memberId, { ...filter, mode }) }),
    }
  }),
  route(contract.bet, async ({ caller, params, language }) => {
    const no = params.betNo!
    if (!isUuid<'wager'>(no)) throw new Refusal('SYS_NOT_FOUND')
    const [row] = await named({ db, detailsOf }, caller, [await betOf(db, caller.memberId, no)], language)
    return row!
  }),
]

/**
 * Wagers with their games' names, and what is to say of each; a game that left the catalogue keeps
 * its id.
 */
async function named(
  { db, detailsOf }: { db: Db; detailsOf: DetailsOf },
  { memberId, merchantCode }: Caller,
  rows: readonly BetRow[],
  language: string,
): Promise<BetRow[]> {
  const [names, details] = await Promise.all([
    gameNames(
      db,
      merchantCode,
      rows.map((row) => row.gameId),
      language,
    ),
    detailsOf(memberId, rows, language),
  ])
  return rows.map((row) => ({
    ...row,
    game: names.get(row.gameId) ?? row.gameId,
    detail: details.get(row.betNo) ?? row.detail,
  }))
}
