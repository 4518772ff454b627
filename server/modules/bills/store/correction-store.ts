import { sql } from 'kysely'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { BILL, type BillRow } from './bill-store.ts'

/** Bills of periods that ended since a moment, as they stand, each contract's in their order. */
export async function closedBills(
  db: Db,
  merchantCode: MerchantCode,
  kind: ContractKind,
  since: Instant,
): Promise<BillRow[]> {
  const { rows } =
    await sql<BillRow>`select ${BILL} from bills.bill b where b.merchant_id = ${merchantCode} and b.kind = ${kind}
    and b.period_end > ${new Date(since)} and b.state not in ('ADJUSTED', 'DENIED', 'ISSUED') order by b.period_start, b.contract_id`.execute(
      db,
    )
  return rows
}

/** One of them, held until `tx` ends; undefined once it has another version. */
export async function heldBill(tx: Tx, id: Id<'bill'>): Promise<BillRow | undefined> {
  const { rows } =
    await sql<BillRow>`select ${BILL} from bills.bill b where b.id = ${id} and b.state not in ('ADJUSTED', 'DENIED', 'ISSUED') for update`.execute(
      tx,
    )
  return rows[0]
}

/** Keeps what a correction leaves to the contract's next bill. */
export async function keepCorrection(tx: Tx, bill: BillRow, units: Amount, now: Instant): Promise<void> {
  await sql`insert into bills.correction (bill_id, contract_id, amount, at)
    values (${bill.id}, ${bill.contract_id}, ${units}, ${new Date(now)})`.execute(tx)
}
