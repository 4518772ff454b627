import type { Amount } from '@senluna/kit/money.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { REVERSED_AS, type HouseNo, type Kind, type Source, type WalletNo } from './chart.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Owner } from './sides.ts'
import { statusOf, type Status } from './status.ts'

export interface HoldRef {
  owner: Owner
  /** The key the hold was reserved under. */
  hold: string
  source: Source
}

const first = async (rows: Promise<{ status: number }[]>): Promise<Status> => statusOf((await rows)[0]!.status)

/** Sets money of a wallet aside: the balance stays, what can be spent falls. */
export const reserve = (
  query: Query,
  hold: { owner: Owner; account: WalletNo; key: string; source: Source; amount: Amount; at: Instant },
): Promise<Status> =>
  first(
    query('select ledger.reserve($1, $2, $3, $4::smallint, $5, $6) as status', [
      hold.owner,
      hold.account,
      hold.key,
      hold.source,
      hold.amount.toString(),
      iso(hold.at),
    ]),
  )

/** Gives back part of a hold. `insufficient` when less than that remains of it. */
export const release = (query: Query, holdRef: HoldRef, key: string, amount: Amount, at: Instant): Promise<Status> =>
  first(
    query('select ledger.release($1, $2, $3::smallint, $4, $5, $6) as status', [
      holdRef.owner,
      holdRef.hold,
      holdRef.source,
      key,
      amount.toString(),
      iso(at),
    ]),
  )

/** Takes part of a hold and posts it to a house account in the same step. */
export const capture = (
  query: Query,
  holdRef: HoldRef,
  taken: { key: string; amount: Amount; kind: Kind; contra: HouseNo; at: Instant },
): Promise<Status> =>
  first(
    query('select ledger.capture($1, $2, $3::smallint, $4, $5, $6::smallint, $7, $8) as status', [
      holdRef.owner,
      holdRef.hold,
      holdRef.source,
      taken.key,
      taken.amount.toString(),
      taken.kind,
      taken.contra,
      iso(taken.at),
    ]),
  )

/**
 * Undoes a whole posting by the opposite legs, under a key of its own.
 *
 * `insufficient` when the wallet no longer has what it must give back: the caller decides on a
 * debt.
 */
export const reverse = (
  query: Query,
  hold: { owner: Owner; key: string; source: Source },
  reversal: string,
  at: Instant,
): Promise<Status> =>
  first(
    query('select ledger.reverse($1, $2, $3::smallint, $4, $5::jsonb, $6) as status', [
      hold.owner,
      hold.key,
      hold.source,
      reversal,
      JSON.stringify(REVERSED_AS),
      iso(at),
    ]),
  )

/** Marks a key as rolled back before it came. `key_conflict` when it has been posted already. */
export const entomb = (
  query: Query,
  key: { owner: Owner; account: WalletNo; key: string; source: Source; reason: string; at: Instant },
): Promise<Status> =>
  first(
    query('select ledger.entomb($1, $2, $3, $4::smallint, $5, $6) as status', [
      key.owner,
      key.account,
      key.key,
      key.source,
      key.reason,
      iso(key.at),
    ]),
  )
