import { Refusal } from '@senluna/contract/refusals.ts'
import type { TransRow } from '@senluna/contract/money/records.ts'
import type { Query } from '@senluna/kit/query.ts'
import { KIND, WALLET } from '@senluna/ledger/index.ts'
import { hasPlay, kindsOf, refKindOf, type RecordGroup } from './record-groups.ts'
import { versionsBetween } from './versions-between.ts'
import { pageOf } from '../../platform/page.ts'

/**
 * What the record is narrowed to. Pages go by the order of the wallet's movements: its version,
 * then its holds.
 */
export interface RecordFilter {
  group?: RecordGroup | undefined
  types?: readonly number[] | undefined
  status?: TransRow['status'] | undefined
  from?: Date | undefined
  until?: Date | undefined
  after?: string | undefined
  size: number
}

interface Row {
  version: bigint
  /** 0 for a movement; what came after it without moving money has a higher one. */
  place: bigint
  key: string
  ref: string | null
  kind: number
  amount: bigint
  /** The wallet's balance then, and what of it was set aside. */
  balance: bigint
  held: bigint
  waits: boolean
  at: Date
}

const HIGHEST = (1n << 62n) - 1n

/**
 * What is left out of the index of everything beside play. The same words as the index, or it isn't
 * found.
 */
const BESIDE_PLAY = 'and m.kind not in (200, 201, 901, 902)'

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
 * A hold that was made, or a part of one that was given back: table, its alias, and what they are
 * as a row.
 */
const beside = (
  table: string,
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
  from ${table} ${alias}
  where ${alias}.owner_id = $1 and ${where}
    and ${alias}.at_version <= $3::bigint
    and (${alias}.at_version < $3::bigint or ${alias}.at_order < $4::bigint) and ${alias}.at_version >= $5::bigint - 1
    and ($6::smallint[] is null or ${kind} = any ($6))
    and ($7::timestamptz is null or ${alias}.event_at >= $7) and ($8::timestamptz is null or ${alias}.event_at < $8)
  order by ${alias}.at_version desc, ${alias}.at_order desc limit $9)`

const HELD = beside(
  'ledger.hold',
  'h',
  'null::uuid',
  KIND.WITHDRAWAL_HELD,
  '-h.amount',
  'h.remaining > 0',
  'h.account_no = $2 and ($10::boolean is null or (h.remaining > 0) = $10)',
)
const RETURNED = beside(
  'ledger.hold_event',
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
 * One page of what happened to a member's main wallet, newest first. `nameOf` gives a kind's name
 * to its reader.
 *
 * Balances are what the member could spend: money that is set aside for a withdrawal left with the
 * hold (110), so what is paid from it later moves nothing (111, 112), and what is given back comes
 * back (113). Cost: a look into an index for each of the three kinds of rows, and two for each row
 * on the page, however long the record is.
 */
export async function recordOf(
  query: Query,
  owner: string,
  filter: RecordFilter,
  nameOf: (kind: number) => string,
): Promise<{ list: TransRow[]; next?: string }> {
  const kinds = kindsOf(filter.group, filter.types)
  const [version, place] = placeOf(filter.after)
  const [first, last] = await versionsBetween(query, owner, WALLET.MAIN, filter)
  const from = version > last ? [last, HIGHEST] : [version, place]
  const all = filter.status === 'PENDING' ? [HELD] : [moved(!hasPlay(kinds)), HELD, RETURNED]
  const rows = await query<Row>(
    `select m.version, m.place, m.key, m.ref, m.kind, m.amount, m.balance, m.waits, m.at,
       case when m.place = 0 then ${HELD_THEN} else m.held end as held
     from (select * from (${all.join(' union all ')}) rows order by version desc, place desc limit $9) m
     order by m.version desc, m.place desc`,
    [
      owner,
      WALLET.MAIN,
      from[0]!.toString(),
      from[1]!.toString(),
      first.toString(),
      kinds,
      filter.from ?? null,
      filter.until ?? null,
      filter.size + 1,
      filter.status === undefined ? null : filter.status === 'PENDING',
    ],
  )
  const keyOf = ({ version, place }: (typeof rows)[number]) => `${version}_${place}`
  return pageOf(rows, filter.size, keyOf, (row) => transRowOf(row, nameOf))
}

/** Paid from money that was set aside before. */
const FROM_HOLD: ReadonlySet<number> = new Set([KIND.WITHDRAWAL_PAID, KIND.WITHDRAWAL_FEE])

function transRowOf(row: Row, nameOf: (kind: number) => string): TransRow {
  const fromHold = FROM_HOLD.has(row.kind) && row.amount < 0n
  const amount = fromHold ? 0n : row.amount
  const balance = row.balance - row.held
  const refKind = refKindOf(row.kind)
  const ref = refKind === 'BET' ? (row.ref ?? row.key) : row.ref
  return {
    serialNo: row.place === 0n ? `${WALLET.MAIN}-${row.version}` : `${WALLET.MAIN}-${row.version}-${row.place}`,
    at: row.at.toISOString(),
    type: row.kind,
    typeName: nameOf(row.kind),
    amount: amount.toString(),
    before: (balance - amount).toString(),
    balance: balance.toString(),
    ...(fromHold ? { fromHold: (-row.amount).toString() } : {}),
    ...(refKind && ref ? { ref: { kind: refKind, id: ref } } : {}),
    status: row.waits ? 'PENDING' : 'DONE',
  }
}

/** A page's key back into its parts. Refuses VAL_FIELD for one we never gave out. */
function placeOf(after: string | undefined): [version: bigint, place: bigint] {
  if (after === undefined) return [HIGHEST, HIGHEST]
  const parts = /^([0-9]{1,18})_([0-9]{1,18})$/.exec(after)
  if (!parts) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [BigInt(parts[1]!), BigInt(parts[2]!)]
}
