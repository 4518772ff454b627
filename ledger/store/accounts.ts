import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { HouseCode, HouseNo, WalletNo } from '../chart.ts'
import { NUMBERS } from '../names.gen.ts'
import type { Owner } from '../sides.ts'

/** Opens a wallet that can never fall below zero; opening it again changes nothing. */
export async function openWallet(
  query: Query,
  owner: Owner,
  account: WalletNo,
  currency: string,
  at: Instant,
): Promise<void> {
  await query('select ledger.open_account($1, $2, $3, 0, $4)', [owner, account, currency, iso(at)])
}

/**
 * Opens where a member's debt of a wallet stands, of the main one where none is named; opening it
 * again changes nothing.
 */
export async function openDebt(
  query: Query,
  owner: Owner,
  currency: string,
  at: Instant,
  account: number = NUMBERS.wallet.DEBT,
): Promise<void> {
  await query('select ledger.open_account($1, $2, $3, null, $4)', [owner, account, currency, iso(at)])
}

/**
 * Holds all wallets of a member, in their order, until the transaction ends. Whoever moves points
 * and money one after the other takes them first, so that nobody waits for each other.
 */
export async function holdWallets(query: Query, owner: Owner): Promise<void> {
  await query('select ledger.hold_wallets($1)', [owner])
}

/**
 * The same of many, in the order in which everybody holds them: for who moves money of theirs one
 * statement after the other, and would else hold the house's accounts while waiting for a wallet.
 */
export async function holdWalletsOf(query: Query, owners: readonly Owner[]): Promise<void> {
  const sorted = [...new Set(owners)].toSorted()
  if (sorted.length > 0)
    await query('select ledger.hold_wallets(o.owner) from unnest($1::uuid[]) as o(owner)', [sorted])
}

/**
 * The number of a house account of a brand, opened when first asked for.
 *
 * `lane` is the posting lane of the caller's connection; 0 is for cold paths and jobs.
 */
export async function houseAccount(
  query: Query,
  account: { merchant: MerchantCode; code: HouseCode; currency: string; lane: number },
  at: Instant,
): Promise<HouseNo> {
  const rows = await query<{ no: HouseNo }>('select ledger.house_account_of($1, $2, $3, $4, $5) as no', [
    account.merchant,
    account.code,
    account.currency,
    account.lane,
    iso(at),
  ])
  return rows[0]!.no
}

/** What an account takes: everything, credits only, nothing. */
export type AccountState = keyof typeof NUMBERS.account_state

/**
 * A frozen account takes credits only, a closed one nothing. Answers false for an unknown account.
 */
export async function setAccountState(
  query: Query,
  owner: Owner,
  account: WalletNo,
  state: AccountState,
): Promise<boolean> {
  const rows = await query<{ done: boolean | null }>('select ledger.set_account_state($1, $2, $3::smallint) as done', [
    owner,
    account,
    NUMBERS.account_state[state],
  ])
  return rows[0]?.done === true
}

const STATES = Object.keys(NUMBERS.account_state) as readonly AccountState[]

/** A wallet as it stands. */
export interface Wallet {
  account: WalletNo
  currency: string
  balance: Amount
  held: Amount
  version: bigint
  state: AccountState
}

/** A member's wallets, by number. */
export async function walletsOf(query: Query, owner: Owner): Promise<Wallet[]> {
  const rows = await query<Omit<Wallet, 'state'> & { state: number }>(
    'select account_no as account, currency, balance, held, version, state from ledger.account where owner_id = $1 order by account_no',
    [owner],
  )
  return rows.map((row) => ({ ...row, state: STATES[row.state] ?? 'open' }))
}

/** One of a member's wallets; undefined when it was never opened. */
export async function walletOf(query: Query, owner: Owner, account: WalletNo): Promise<Wallet | undefined> {
  const [row] = await query<Omit<Wallet, 'state'> & { state: number }>(
    'select account_no as account, currency, balance, held, version, state from ledger.account where owner_id = $1 and account_no = $2',
    [owner, account],
  )
  return row && { ...row, state: STATES[row.state] ?? 'open' }
}
