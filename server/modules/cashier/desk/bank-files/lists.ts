import { idParam } from '../../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/bank-files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { pageOf } from '../../../../platform/page.ts'
import { staffDid } from '../../../staff/index.ts'
import type { Deposits } from '../../deposits/deps.ts'
import {
  countsOfImports,
  importById,
  linesOfImport,
  listImports,
  type ImportCounts,
  type ImportLine,
  type ImportRow,
} from '../../receipts/import-store.ts'
import { knownReceipts, listReceipts, type ReceiptRow } from '../../receipts/store.ts'
import { MOST_LINES } from '../../rules/bank-files/line.ts'
import { shownCurrency, shownPayer } from '../deposits/lists.ts'
import { channelNames, namedChannel } from '../../queries/channel-names.ts'
import { planOf, totalsOf } from './plan.ts'

const PAGE = 20

const NONE_YET = { credited: 0, review: 0, suspense: 0, waiting: 0 }

type Asking = Pick<Call<typeof contract.bankFiles>, 'brand' | 'caller'> & { names: ReadonlyMap<string, string> }

function shown(
  row: ImportRow,
  counts: ImportCounts | undefined,
  { brand, caller, names }: Asking,
): contract.BankFileRow {
  const { credited, review, suspense, waiting } = counts ?? NONE_YET
  return {
    id: row.id,
    channel: row.channel_code,
    ...namedChannel(names, row.channel_code),
    kind: row.kind,
    state: row.state,
    lines: row.lines,
    incoming: row.incoming,
    sum: row.sum.toString(),
    currency: shownCurrency(brand),
    uploadedBy: row.staff_name,
    uploadedAt: row.at.toISOString(),
    mine: row.staff_id === caller.staffId,
    ...(row.decided_name === null ? {} : { decidedBy: row.decided_name }),
    ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
    ...(row.state === 'RELEASED' ? { done: { credited, review, suspense, waiting } } : {}),
  }
}

/** The bank files of the brand. Refuses VAL_FIELD. */
export async function bankFiles({ db }: Deposits, call: Call<typeof contract.bankFiles>) {
  const { brand, query } = call
  const { after, pageSize: size = PAGE } = query
  if (after !== undefined && !isUuid(after)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const rows = await listImports(db, { merchantCode: brand.merchantCode, after, size: size + 1 })
  const counts = await countsOfImports(
    db,
    rows.map(({ id }) => id),
  )
  const asking = { ...call, names: await channelNames(db, brand.merchantCode) }
  return pageOf(
    rows,
    size,
    ({ id }) => id,
    (row) =>
      shown(
        row,
        counts.find(({ import_id: importId }) => importId === row.id),
        asking,
      ),
  )
}

/** One bank file with its lines. Refuses SYS_NOT_FOUND. */
export async function bankFile(deposits: Deposits, call: Call<typeof contract.bankFileOne>) {
  const { brand, caller, now, params } = call
  const { db } = deposits
  const row = await importById(db, brand.merchantCode, idParam(params.id))
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  const [counts] = await countsOfImports(db, [row.id])
  await staffDid(db, call, { action: 'deposits.readFile', object: { kind: 'bankFile', id: row.id } })
  const asking = { ...call, names: await channelNames(db, brand.merchantCode) }
  if (row.state === 'RELEASED') return { ...shown(row, counts, asking), ...(await resultOf(deposits, row, call)) }
  const lines = await linesOfImport(db, row.id)
  const known = await knownReceipts(
    db,
    brand.merchantCode,
    lines.map(({ key }) => key),
  )
  const plan = await planOf(
    deposits,
    brand,
    lines.map((line) => ({
      no: line.no,
      bookedAt: line.booked_at.getTime(),
      amount: line.amount,
      content: line.content,
      payerName: line.payer_name,
      reference: line.reference,
      known: known.has(line.key.toString('hex')),
    })),
    row.staff_id === caller.staffId ? [row.staff_id] : [row.staff_id, caller.staffId],
    now,
  )
  const rows = plan.rows.map((line) => ({ ...line, payerName: shownPayer({ name: line.payerName }, call).name }))
  return { ...shown(row, undefined, asking), ...plan, rows }
}

const OUTCOMES: Readonly<Record<ReceiptRow['state'], contract.BankFileLine['outcome']>> = {
  NEW: 'CREDIT',
  OUT: 'OUT',
  MATCHED: 'CREDIT',
  REVIEW: 'REVIEW',
  SUSPENSE: 'SUSPENSE',
  RETURNED: 'SUSPENSE',
  WRITTEN_OFF: 'SUSPENSE',
}

/** What became of the lines of a released file; those that were known by then did nothing. */
async function resultOf({ db }: Deposits, file: ImportRow, asking: Omit<Asking, 'names'>) {
  const { brand } = asking
  const receipts = await listReceipts(db, { merchantCode: brand.merchantCode, importId: file.id, size: MOST_LINES })
  const shownLine = (line: Omit<ImportLine, 'key' | 'payer_account' | 'balance'>) => ({
    no: line.no,
    bookedAt: line.booked_at.toISOString(),
    amount: line.amount.toString(),
    content: line.content,
    payerName: shownPayer({ name: line.payer_name }, asking).name,
    reference: line.reference,
  })
  const allocated = receipts.map((receipt): contract.BankFileLine => ({
    ...shownLine({ ...receipt, no: receipt.import_no! }),
    outcome: OUTCOMES[receipt.state],
    ...(receipt.reason === null ? {} : { reason: receipt.reason }),
    ...(receipt.order_no === null ? {} : { orderNo: receipt.order_no }),
  }))
  const known = (await linesOfImport(db, file.id)).map((line): contract.BankFileLine => ({
    ...shownLine(line),
    outcome: 'KNOWN',
  }))
  const rows = [...allocated, ...known].toSorted((a, b) => a.no - b.no)
  return { rows, ...totalsOf(rows, brand) }
}
