import type { Amount } from '@senluna/kit/money.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { HouseNo, Kind, Source, WalletNo } from './chart.ts'
import type { Owner } from './sides.ts'
import { statusOf, type Status } from './status.ts'

/**
 * One movement between a wallet and a house account: positive gives the wallet money, negative
 * takes it.
 */
export interface Leg {
  kind: Kind
  amount: Amount
  /** Number of the house account on the other side. */
  contra: HouseNo
}

/** One event on one wallet: all of its legs are posted, or none. */
export interface Posting {
  owner: Owner
  account: WalletNo
  /** Names what is paid for; posting it again changes nothing. A UUID. */
  key: string
  source: Source
  /** Another event this one belongs to, such as the one it reverses. */
  ref?: string
  at: Instant
  legs: readonly Leg[]
}

/** What became of a posting, with the wallet as it stands after it. */
export interface Posted<Outcome extends Status = Status> {
  status: Outcome
  balance: Amount
  version: bigint
}

const POST = 'select item, status, balance, version from ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'

/**
 * Moves money, each event exactly once; answers one outcome an event, in order.
 *
 * At most one event a wallet in one call. Never throws for an expected outcome: a repeat is
 * `replayed`, another content under the same key `key_conflict`, too little money `insufficient`.
 */
export async function post(query: Query, postings: readonly Posting[], writtenAt: Instant): Promise<Posted[]> {
  const legs = postings.flatMap((posting, index) => posting.legs.map((leg) => ({ ...leg, item: index + 1 })))
  const rows = await query<{ status: number; balance: Amount; version: bigint }>(POST, [
    postings.map((posting) => posting.owner),
    postings.map((posting) => posting.account),
    postings.map((posting) => posting.key),
    postings.map((posting) => posting.source),
    postings.map((posting) => posting.ref ?? null),
    postings.map((posting) => iso(posting.at)),
    legs.map((leg) => leg.item),
    legs.map((leg) => leg.kind),
    legs.map((leg) => leg.amount.toString()),
    legs.map((leg) => leg.contra),
    iso(writtenAt),
  ])
  return rows.map((row) => ({ status: statusOf(row.status), balance: row.balance, version: row.version }))
}
