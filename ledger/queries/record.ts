import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { PLAY_KINDS, KIND } from '../chart.ts'
import { versionsBetween } from './versions-between.ts'

/** One movement of a wallet, or a hold that moved nothing. */
export interface RecordRow {
  version: bigint
  /** 0 for a movement; what came after it without moving money has a higher one. */
  place: bigint
  key: string
  ref: string | null
  kind: number
  amount: Amount
  /** The wallet's balance then, and what of it was set aside. */
  balance: Amount
  held: Amount
  waits: boolean
  at: Date
}

/** A place in a wallet's record: its version, then the order of holds at that version. */
export type RecordPlace = readonly [version: bigint, place: bigint]

/** Which rows of a record are read. */
export interface RecordPage {
  /** Kinds of movement; absent: all. */
  kinds: readonly number[] | null
  /** Whether no kind of play is among them: then the index of everything beside play is read. */
  besidePlay: boolean
  /** Only holds that still wait, or only what doesn't; absent: both. */
  waits?: boolean | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Rows before this place are answered. */
  before: RecordPlace
  size: number
}

const HIGHEST = (1n << 62n) - 1n

/** The place that every row is before. */
export const LATEST: RecordPlace = [HIGHEST, HIGHEST]

/** What is left out of the index of everything beside play. */
const BESIDE_PLAY = `and m.kind not in (${PLAY_KINDS})`

/** The hold that an event is about, of the wallet in question. */
const HOLD_OF_EVENT = `exists (select from ledger.hold h
  where h.owner_id = $1 and h.key = e.hold_key and h.source = e.source and h.account_no = $2)`

const moved = (besidePlay: boolean) => `(
  select m.version, 0::bigint as place, m.key, m.ref, m.kind, m.amount, m.balance_after as balance, null::bigint as held,
    false as waits, m.event_at as at
  from ledger.transfer m
  where m.owner_id = $1 and m.account_no = $2 ${besidePlay ? BESIDE_PLAY : ''}
    and m.version <= $3::bigint and (m.version < $3::bigint or $4::bigint > 0) and m.version >= $5::bigint
    and ($6::smallint[] is null or m.kind = any ($6))
    and ($7::timestamptz is null or m.event_at >= $7) and ($8::timestamptz is null or m.event_at < $8)
  order by m.version desc limit $9)`

/**
 * A hold that was made, or a part of one that was given back: where it stands, its alias, and what
 * it is as a row.
 */
const beside = (
  from: string,
  alias: string,
  ref: string,
  kind: number,
  amount: string,
  waits: string,
  where: string,
) => `(
  select ${alias}.at_version as version, ${alias}.at_order as place, ${alias}.key, ${ref} as ref, ${kind}::smallint as kind,
    ${amount} as amount, coalesce((select t.balance_after from ledger.transfer t
      where t.owner_id = $1 and t.account_no = $2 and t.version = ${alias}.at_version), 0) as balance,
    ${alias}.held_after as held, ${waits} as waits, ${alias}.event_at as at
  ${from}
  where ${alias}.owner_id = $1 and ${where}
    and ${alias}.at_version <= $3::bigint
    and (${alias}.at_version < $3::bigint or ${alias}.at_order < $4::bigint) and ${alias}.at_version >= $5::bigint - 1
    and ($6::smallint[] is null or ${kind} = any ($6))
    and ($7::timestamptz is null or ${alias}.event_at >= $7) and ($8::timestamptz is null or ${alias}.event_at < $8)
  order by ${alias}.at_version desc, ${alias}.at_order desc limit $9)`

const HELD = beside(
  'from ledger.hold h',
  'h',
  'null::uuid',
  KIND.WITHDRAWAL_HELD,
  '-h.amount',
  'h.remaining > 0',
  'h.account_no = $2 and ($10::boolean is null or (h.remaining > 0) = $10)',
)
const RETURNED = beside(
  'from ledger.hold_event e',
  'e',
  'null::uuid',
  KIND.WITHDRAWAL_RETURNED,
  'e.amount',
  'false',
  `e.kind = 'release' and ${HOLD_OF_EVENT}`,
)

/**
 * What was set aside of the wallet when `m` moved: what the last hold before it, or part of one
 * resolved, left.
 */
const HELD_THEN = `coalesce((select x.held_after from (
    (select h.at_version, h.at_order, h.held_after from ledger.hold h
      where h.owner_id = $1 and h.account_no = $2 and h.at_version < m.version order by h.at_version desc, h.at_order desc limit 1)
    union all
    (select e.at_version, e.at_order, e.held_after from ledger.hold_event e
      where e.owner_id = $1 and e.at_version < m.version and ${HOLD_OF_EVENT} order by e.at_version desc, e.at_order desc limit 1)
  ) x order by x.at_version desc, x.at_order desc limit 1), 0)`

/**
 * One page of what happened to a wallet, newest first: its movements, what was set aside of it and
 * what of that was given back, one row more than the page.
 *
 * Cost: a look into an index for each of the three kinds of rows, and two for each row on the page,
 * however long the record is.
 */
export async function recordRows(
  query: Query,
  owner: Id<'member'>,
  account: number,
  page: RecordPage,
): Promise<RecordRow[]> {
  const [first, last] = await versionsBetween(query, owner, account, page)
  const [version, place] = page.before
  const before = version > last ? [last, HIGHEST] : [version, place]
  const all = page.waits === true ? [HELD] : [moved(page.besidePlay), HELD, RETURNED]
  return query<RecordRow>(
    `select m.version, m.place, m.key, m.ref, m.kind, m.amount, m.balance, m.waits, m.at,
       case when m.place = 0 then ${HELD_THEN} else m.held end as held
     from (select * from (${all.join(' union all ')}) rows order by version desc, place desc limit $9) m
     order by m.version desc, m.place desc`,
    [
      owner,
      account,
      before[0]!.toString(),
      before[1]!.toString(),
      first.toString(),
      page.kinds,
      page.from ?? null,
      page.until ?? null,
      page.size + 1,
      page.waits ?? null,
    ],
  )
}
