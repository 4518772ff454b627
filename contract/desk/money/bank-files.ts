import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { depositReason } from '../../money/deposits.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Bank statement files: one person uploads, another releases.

export const BANK_FILE_STATES = ['WAITING', 'RELEASED', 'REFUSED'] as const

/**
 * What a line does once its file is released: it credits the order it names, goes to review or into
 * suspense, was here before (KNOWN), or is money that went out (OUT).
 */
export const LINE_OUTCOMES = ['CREDIT', 'REVIEW', 'SUSPENSE', 'KNOWN', 'OUT'] as const

const bankLine = z.object({
  /** Its place in the file, from 1. */
  no: z.int(),
  bookedAt: wire.moment,
  amount: wire.digits,
  content: z.string(),
  payerName: z.string(),
  reference: z.string(),
  outcome: z.enum(LINE_OUTCOMES),
  /** Why it is not credited. */
  reason: z.optional(depositReason),
  /** The order that its content names, and how much that order asked for. */
  orderNo: z.optional(z.string()),
  asked: z.optional(wire.digits),
})
export type BankFileLine = z.infer<typeof bankLine>

/** What the lines of a file do together. */
const totals = {
  currency: wire.shownCurrency,
  /** Lines of money that comes in and is new, and how much it is. */
  incoming: z.int(),
  sum: wire.digits,
  /** Of those: how many credit an order, and how much. */
  credits: z.int(),
  creditSum: wire.digits,
  reviews: z.int(),
  suspended: z.int(),
}

const bankFileKind = z.enum(['CSV', 'MT940', 'CAMT053'])

const preview = z.object({
  kind: bankFileKind,
  lines: z.int(),
  /** Lines that are not here yet. */
  fresh: z.int(),
  ...totals,
  /** Lines whose name is taken by another amount: nothing is done with them. */
  conflicts: z.array(z.int()),
  /** The first fifty. */
  sample: z.array(bankLine),
})
export type BankImport = z.infer<typeof preview>

const fileRefusals = [
  'SYS_NOT_FOUND',
  'BANK_FILE_FORMAT',
  'BANK_FILE_ENCODING',
  'BANK_FILE_FORMULA',
  'BANK_FILE_BALANCE',
  'BANK_FILE_SIZE',
  'BANK_FILE_SUM',
] as const

export const previewBankFile = endpoint({
  summary:
    'Reads a bank’s file (CSV, MT940 or CAMT.053) and tells what releasing it would do: `multipart/form-data` with `channelId` before `file`.',
  method: 'POST',
  path: '/bo/v1/bank-lines/preview',
  for: 'staff',
  concernsNobody: 'look',
  right: 'deposits.edit',
  multipart: { channelId: wire.id<'deposit-channel'>() },
  reasonless: true,
  reply: preview,
  refusals: fileRefusals,
})

export const importBankFile = endpoint({
  summary:
    'Uploads a bank’s file for a second person to release; until then it credits nothing. Needs approval (202). Again, it adds no line twice.',
  method: 'POST',
  path: '/bo/v1/bank-lines',
  for: 'staff',
  concernsNobody: 'many',
  right: 'deposits.edit',
  multipart: { channelId: wire.id<'deposit-channel'>() },
  reply: z.object({ ...preview.shape, ...awaiting.shape, importId: wire.uuid }),
  refusals: [...fileRefusals, 'BANK_FILE_KNOWN'],
})

const bankFile = z.object({
  id: wire.uuid,
  channel: z.string(),
  /** What it is called; absent for one that there is no more. */
  channelName: z.optional(z.string()),
  kind: bankFileKind,
  state: z.enum(BANK_FILE_STATES),
  lines: z.int(),
  incoming: z.int(),
  sum: wire.digits,
  currency: wire.shownCurrency,
  uploadedBy: z.string(),
  uploadedAt: wire.moment,
  /** Whether whoever asks uploaded it. */
  mine: z.boolean(),
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(wire.moment),
  /** Of a released one: what became of its lines. `waiting` ones are dealt with in a moment. */
  done: z.optional(z.object({ credited: z.int(), review: z.int(), suspense: z.int(), waiting: z.int() })),
})
export type BankFileRow = z.infer<typeof bankFile>

export const bankFiles = endpoint({
  summary: 'The bank files that were uploaded, the newest first, by key.',
  method: 'GET',
  path: '/bo/v1/bank-imports',
  for: 'staff',
  right: 'deposits.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(bankFile),
  refusals: [],
})
export const exportBankFiles = exportOf(bankFiles, 'deposits.export')

export const bankFileOne = endpoint({
  summary:
    'One bank file with what each of its lines does once it is released. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/bank-imports/{id}',
  for: 'staff',
  right: 'deposits.view',
  reply: z.object({ ...bankFile.shape, ...totals, rows: z.array(bankLine) }),
  refusals: ['SYS_NOT_FOUND'],
})
