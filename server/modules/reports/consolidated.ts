import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/money/reports.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { walletsOf, WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { vendorStandingOf } from '../transfers/index.ts'
import { remainingOf } from '../turnover/index.ts'

/**
 * Everything of an account in one answer. Points, arrears and contracts are 0 as long as nobody can
 * have any: no account of that kind exists.
 */
export async function consolidatedOf(
  db: Db,
  { memberId }: Pick<Caller, 'memberId'>,
): Promise<ReplyOf<typeof contract.consolidated>> {
  const [vendors, turnover] = await Promise.all([vendorStandingOf(db, memberId), remainingOf(db, memberId)])
  const wallets = await walletsOf(queryOf(db), memberId)
  const balance = (account: number) => wallets.find((wallet) => wallet.account === account)?.balance ?? 0n
  const hold = wallets.find((wallet) => wallet.account === WALLET.MAIN)?.held ?? 0n
  const main = balance(WALLET.MAIN) - hold
  const vendor = vendors.wallets.reduce((sum, { walletNo }) => sum + balance(walletNo), 0n)
  return {
    sumBalance: (main + vendor).toString(),
    main: main.toString(),
    hold: hold.toString(),
    vendor: vendor.toString(),
    inTransit: vendors.inTransit.toString(),
    points: balance(WALLET.POINTS).toString(),
    turnoverRemaining: turnover.toString(),
    debt: (0n - balance(WALLET.DEBT)).toString(),
    arrearsOwed: '0',
    arrearsDue: '0',
    divtypereq: 0,
    dailysalreqtype: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    info: {},
  }
}
