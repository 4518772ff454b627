import { Refusal } from '@senluna/contract/refusals.ts'
import type { TransRow } from '@senluna/contract/money/records.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import {
  KIND,
  LATEST,
  recordRows,
  WALLET,
  type RecordPlace,
  type RecordRow,
  type WalletNo,
} from '@senluna/ledger/index.ts'
import { pageOf } from '../../platform/page.ts'
import { hasPlay, kindsOf, refKindOf, type RecordGroup } from './record-groups.ts'

/**
 * What the record is narrowed to. Pages go by the order of the wallet's movements: its version,
 * then its holds.
 */
export interface RecordFilter {
  /** The main wallet where none is named. */
  wallet?: WalletNo | undefined
  group?: RecordGroup | undefined
  types?: readonly number[] | undefined
  status?: TransRow['status'] | undefined
  from?: Date | undefined
  until?: Date | undefined
  after?: string | undefined
  size: number
}

/**
 * One page of what happened to a member's wallet, newest first. `nameOf` gives a kind's name
 * to its reader.
 *
 * Balances are what the member could spend: money that is set aside for a withdrawal left with the
 * hold (110), so what is paid from it later moves nothing (111, 112), and what is given back comes
 * back (113). Cost: a look into an index for each of the three kinds of rows, and two for each row
 * on the page, however long the record is.
 */
export async function recordOf(
  query: Query,
  owner: Id<'member'>,
  filter: RecordFilter,
  nameOf: (kind: number) => string,
): Promise<{ list: TransRow[]; next?: string }> {
  const { wallet = WALLET.MAIN } = filter
  const kinds = kindsOf(filter.group, filter.types)
  const rows = await recordRows(query, owner, wallet, {
    kinds,
    besidePlay: !hasPlay(kinds),
    waits: filter.status === undefined ? undefined : filter.status === 'PENDING',
    from: filter.from,
    until: filter.until,
    before: placeOf(filter.after),
    size: filter.size,
  })
  const keyOf = ({ version, place }: RecordRow) => `${version}_${place}`
  return pageOf(rows, filter.size, keyOf, (row) => transRowOf(row, wallet, nameOf))
}

/** Paid from money that was set aside before. */
const FROM_HOLD: ReadonlySet<number> = new Set([KIND.WITHDRAWAL_PAID, KIND.WITHDRAWAL_FEE])

function transRowOf(row: RecordRow, wallet: WalletNo, nameOf: (kind: number) => string): TransRow {
  const fromHold = FROM_HOLD.has(row.kind) && row.amount < 0n
  const amount = fromHold ? 0n : row.amount
  const balance = row.balance - row.held
  const refKind = refKindOf(row.kind)
  const ref = refKind === 'BET' ? (row.ref ?? row.key) : row.ref
  return {
    serialNo: row.place === 0n ? `${wallet}-${row.version}` : `${wallet}-${row.version}-${row.place}`,
    at: row.at.toISOString(),
    type: row.kind,
    typeName: nameOf(row.kind),
    amount: amount.toString(),
    before: (balance - amount).toString(),
    balance: balance.toString(),
    ...(fromHold ? { fromHold: (0n - row.amount).toString() } : {}),
    ...(refKind && ref ? { ref: { kind: refKind, id: ref } } : {}),
    status: row.waits ? 'PENDING' : 'DONE',
  }
}

/** A page's key back into its parts. Refuses VAL_FIELD for one we never gave out. */
function placeOf(after: string | undefined): RecordPlace {
  if (after === undefined) return LATEST
  const parts = /^([0-9]{1,18})_([0-9]{1,18})$/.exec(after)
  if (!parts) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [BigInt(parts[1]!), BigInt(parts[2]!)]
}
