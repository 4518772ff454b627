import { accountRecord } from '@senluna/contract/records.ts'
import * as contract from '@senluna/contract/wallet.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { onceRoute, route, type Route } from '../../platform/http/route.ts'
import { dayRange } from '../../platform/day-range.ts'
import { balanceOf } from './balance.ts'
import { recordOf } from './record.ts'
import { refillWallet } from './refill.ts'

/** What the wallet's calls are made of. */
export interface WalletDeps {
  db: Db
  /** A transaction type's name in a language of the brand. */
  kindName(language: string, kind: number): string
}

/** Balance, demonstration refill, account record. */
export const walletRoutes = ({ db, kindName }: WalletDeps): Route[] => [
  route(contract.balance, ({ caller, brand, now }) => balanceOf(queryOf(db), caller, brand, now)),
  onceRoute(contract.refill, ({ caller, brand, now }, tx) => refillWallet(queryOf(tx), caller, brand, now)),
  route(accountRecord, async ({ caller, query, brand, language }) => {
    // Points have no movements before the points mall exists: their record is empty, and says so truthfully.
    if (query.ledger === 'POINTS') return { list: [] }
    const { from, to, typeGroup, after, pageSize } = query
    const range = dayRange({ from, to }, brand.timeZone)
    return recordOf(queryOf(db), caller.memberId, { group: typeGroup, ...range, after, size: pageSize ?? 10 }, (kind) =>
      kindName(language, kind),
    )
  }),
]
