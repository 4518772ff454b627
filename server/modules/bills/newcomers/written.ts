import type { WrittenNewcomers } from '@senluna/kit/agents/affiliates/written-newcomers.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { maskedName } from '../../members/index.ts'
import type { BillParts } from '../bills.ts'
import { shownNewcomers } from '../shown.ts'
import type { BillRow } from '../store/bill-store.ts'

/** The new members of a bill as its statement has them; undefined where its plan pays for none. */
export async function writtenNewcomers(
  { db, contractsDuring }: Pick<BillParts, 'contractsDuring'> & { db: Db },
  { timeZone }: Brand,
  bill: BillRow,
): Promise<WrittenNewcomers | undefined> {
  if (!bill.terms.affiliate?.cpa) return undefined
  const [start, end] = [instant(bill.period_start.getTime()), instant(bill.period_end.getTime())]
  const signed = await contractsDuring(db, bill.merchant_id, bill.kind, start, end)
  const contract = signed.find(({ id }) => id === bill.contract_id)
  return {
    contractFrom: businessDate(contract?.from ?? start, timeZone),
    from: businessDate(start, timeZone),
    until: businessDate(end, timeZone),
    list: (await shownNewcomers(db, bill.id, maskedName)).map(
      ({ validBet: _validBet, lastDay: _lastDay, ...row }) => row,
    ),
  }
}
