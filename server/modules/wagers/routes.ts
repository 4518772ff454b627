import * as contract from '@senluna/contract/wallet.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { betOf, betsOf } from './bets.ts'
import { dayRange } from '../../platform/day-range.ts'

/** The betting record: a member's own wagers. */
export const wagerRoutes = ({ db }: { db: Db }): Route[] => [
  route(contract.bets, ({ caller, query, brand }) => {
    const { from, to, pageSize, ...filter } = query
    return betsOf(db, caller.memberId, { ...filter, ...dayRange({ from, to }, brand.timeZone), size: pageSize ?? 10 })
  }),
  route(contract.bet, ({ caller, params }) => {
    const no = params.betNo!
    if (!isUuid(no)) throw new Refusal('SYS_NOT_FOUND')
    return betOf(db, caller.memberId, no)
  }),
]
