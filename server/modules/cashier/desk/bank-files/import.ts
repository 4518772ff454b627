import type * as contract from '@senluna/contract/desk/money/bank-files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { newId } from '../../../../platform/ids.ts'
import { askApproval } from '../../../approvals/index.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { insertImport } from '../../receipts/import-store.ts'
import { planOf, type PlannedLine } from './plan.ts'
import { readUpload, type ReadFile, type ReadLine } from './read-upload.ts'
import { IMPORT } from './release.ts'

type ImportCall = Call<typeof contract.previewBankFile> | Call<typeof contract.importBankFile>

const SAMPLE = 50

/** Tells what releasing a bank's file would do. Refuses SYS_NOT_FOUND, BANK_FILE_*. */
export async function preview(deposits: Deposits, call: ImportCall): Promise<contract.BankImport> {
  return summaryOf(deposits, await readUpload(deposits, call), call)
}

/**
 * Keeps a bank's file for a second person to release; nothing is credited before. Refuses as
 * `preview`, and BANK_FILE_KNOWN when no line of it is new.
 */
export async function importFile(deposits: Deposits, call: Call<typeof contract.importBankFile>) {
  const file = await readUpload(deposits, call)
  const { brand, caller, now } = call
  const summary = await summaryOf(deposits, file, call)
  const fresh = file.lines.filter(({ known }) => !known)
  if (fresh.length === 0) throw new Refusal('BANK_FILE_KNOWN')
  const importId = newId<'bank-import'>(now)
  const awaiting = await deposits.db.transaction().execute(async (tx) => {
    await insertImport(
      tx,
      {
        importId,
        merchantCode: brand.merchantCode,
        channelId: file.channel.id,
        kind: file.kind,
        file: file.file,
        lines: file.lines.length,
        fresh,
        staffId: caller.staffId,
        name: caller.name,
      },
      now,
    )
    return askApproval(tx, call, {
      action: IMPORT,
      object: { kind: 'bankFile', id: importId },
      payload: { importId },
      before: {},
      after: {
        name: file.channel.code,
        kind: file.kind,
        lines: summary.incoming,
        sum: summary.sum,
        credits: summary.credits,
        creditSum: summary.creditSum,
        reviews: summary.reviews,
        suspended: summary.suspended,
      },
      needs: 'deposits.approve',
    })
  })
  return { ...summary, ...awaiting, importId }
}

const planned = ({ no, line, known }: ReadLine): PlannedLine => ({
  no,
  bookedAt: line.bookedAt,
  amount: line.amount,
  content: line.content,
  payerName: line.payerName,
  reference: line.reference,
  known,
})

async function summaryOf(deposits: Deposits, { kind, lines }: ReadFile, { brand, caller, now }: ImportCall) {
  const { rows, ...totals } = await planOf(deposits, brand, lines.map(planned), [caller.staffId], now)
  return {
    kind,
    lines: lines.length,
    fresh: lines.filter(({ known }) => !known).length,
    ...totals,
    conflicts: lines
      .filter(({ conflict }) => conflict)
      .map(({ no }) => no)
      .slice(0, SAMPLE),
    sample: rows.slice(0, SAMPLE),
  }
}
