import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/money/reports.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { walletsOf, WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { vendorStandingOf } from '../transfers/index.ts'
import { remainingOf } from '../turnover/index.ts'

type Consolidated = ReplyOf<typeof contract.consolidated>
/** The flags of contracts for an account, and what waits for its answer. */
export type ContractNewsOf = (
  brand: Brand,
  memberId: Id<'member'>,
) => Promise<
  Pick<Consolidated, 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype' | 'info'>
>

/** What somebody owes under contracts, and is owed. */
export type ArrearsOf = (memberId: Id<'member'>) => Promise<{ owed: bigint; due: bigint }>

/** What other modules know of an account. */
export interface Others {
  contractNewsOf: ContractNewsOf
  arrearsOf: ArrearsOf
}

/** Everything of an account in one answer. */
export async function consolidatedOf(
  db: Db,
  { memberId }: Pick<Caller, 'memberId'>,
  brand: Brand,
  { contractNewsOf, arrearsOf }: Others,
): Promise<Consolidated> {
  const [vendors, turnover, contracts, arrears] = await Promise.all([
    vendorStandingOf(db, memberId),
    remainingOf(db, memberId),
    contractNewsOf(brand, memberId),
    arrearsOf(memberId),
  ])
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
    arrearsOwed: arrears.owed.toString(),
    arrearsDue: arrears.due.toString(),
    ...contracts,
  }
}
