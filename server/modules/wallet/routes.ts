import { accountRecord } from '@senluna/contract/money/records.ts'
import * as contract from '@senluna/contract/money/wallet.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { onceRoute, route, type Route } from '../../platform/http/route.ts'
import { periodOf } from '../../platform/day-range.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { balanceOf, type VendorStanding } from './balance.ts'
import { recordOf } from './record.ts'
import { refillWallet } from './refill.ts'

/** What the wallet's calls are made of. */
export interface WalletDeps {
  db: Db
  /** A transaction type's name in a language of the brand. */
  kindName(language: string, kind: number): string
  /** What a member has at vendors and on the way there, which a later module knows. */
  vendorStanding: VendorStanding
}

/** Balance, demonstration refill, account record. */
export const walletRoutes = ({ db, kindName, vendorStanding }: WalletDeps): Route[] => [
  route(contract.balance, ({ caller, brand, now }) => balanceOf(queryOf(db), vendorStanding, caller, brand, now)),
  onceRoute(contract.refill, ({ caller, brand, now }, tx) => refillWallet(queryOf(tx), caller, brand, now)),
  route(accountRecord, async ({ caller, query, brand, language, now }) => {
    const { typeGroup: group, types, status, after, pageSize: size = 10 } = query
    const { from, until } = periodOf(query, brand.timeZone, now)
    const wallet = query.ledger === 'POINTS' ? WALLET.POINTS : WALLET.MAIN
    const filter = { wallet, group, types, status, from, until, after, size }
    return recordOf(queryOf(db), caller.memberId, filter, (kind) => kindName(language, kind))
  }),
]
