import { Refusal } from '@senluna/contract/refusals.ts'
import type { TransRow } from '@senluna/contract/records.ts'
import type { Query } from '@senluna/kit/query.ts'
import { KIND, WALLET } from '@senluna/ledger/index.ts'

/** Which kinds a group of the account record holds. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  BET: [KIND.BET, KIND.TRIAL_BET],
  PAYOUT: [KIND.PAYOUT, KIND.TRIAL_PAYOUT],
  REFUND: [KIND.BET_REFUND, KIND.PAYOUT_TAKEN_BACK, KIND.TRIAL_REFUND],
  DEPOSIT: [100, 101, 102],
  WITHDRAW: [110, 111, 112, 113],
  TRANSFER: [120, 121, 130, 131, 132, 133],
  ADJUST: [
    KIND.ACTIVITY_REWARD,
    KIND.MANUAL_CREDIT,
    KIND.MANUAL_DEBIT,
    KIND.TRIAL_GRANT,
    KIND.DEMONSTRATION_MONEY,
    KIND.DEBT_COLLECTED,
    KIND.DEBT_MADE,
  ],
}

const WAGER_KINDS = new Set<number>([
  KIND.BET,
  KIND.PAYOUT,
  KIND.BET_REFUND,
  KIND.PAYOUT_TAKEN_BACK,
  KIND.TRIAL_BET,
  KIND.TRIAL_PAYOUT,
  KIND.TRIAL_REFUND,
])

/** What the record is narrowed to. Pages go by the wallet's version, which is the order of its movements. */
export interface RecordFilter {
  group?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  after?: string | undefined
  size: number
}

interface Row {
  version: bigint
  key: string
  ref: string | null
  kind: number
  amount: bigint
  balance_after: bigint
  event_at: Date
}

/** One page of the movements of a member's main wallet, newest first. `nameOf` gives a kind's name to its reader. */
export async function recordOf(
  query: Query,
  owner: string,
  filter: RecordFilter,
  nameOf: (kind: number) => string,
): Promise<{ list: TransRow[]; next?: string }> {
  const rows = await query<Row>(
    `select version, key, ref, kind, amount, balance_after, event_at from ledger.transfer
     where owner_id = $1 and account_no = $2
       and ($3::bigint is null or version < $3)
       and ($4::smallint[] is null or kind = any ($4))
       and ($5::timestamptz is null or event_at >= $5)
       and ($6::timestamptz is null or event_at < $6)
     order by version desc limit $7`,
    [
      owner,
      WALLET.MAIN,
      versionOf(filter.after),
      filter.group ? GROUPS[filter.group] : null,
      filter.from ?? null,
      filter.until ?? null,
      filter.size + 1,
    ],
  )
  const list = rows.slice(0, filter.size)
  const last = list.at(-1)
  return {
    list: list.map((row) => transRowOf(row, nameOf)),
    ...(rows.length > filter.size && last ? { next: last.version.toString() } : {}),
  }
}

const transRowOf = (row: Row, nameOf: (kind: number) => string): TransRow => ({
  serialNo: `${WALLET.MAIN}-${row.version}`,
  at: row.event_at.toISOString(),
  type: row.kind,
  typeName: nameOf(row.kind),
  amount: row.amount.toString(),
  before: (row.balance_after - row.amount).toString(),
  balance: row.balance_after.toString(),
  ...(WAGER_KINDS.has(row.kind) ? { ref: { kind: 'BET', id: row.ref ?? row.key } } : {}),
  status: 'DONE',
})

function versionOf(after: string | undefined): string | null {
  if (after === undefined) return null
  if (!/^[0-9]{1,18}$/.test(after)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return after
}
