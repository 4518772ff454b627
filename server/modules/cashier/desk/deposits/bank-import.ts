import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../../../platform/http/route.ts'
import { newId } from '../../../../platform/ids.ts'
import { staffDid } from '../../../staff/index.ts'
import { BankFileError, MOST_BYTES, type BankLine } from '../../rules/bank-files/line.ts'
import { keysOf } from '../../rules/bank-files/keys.ts'
import { readBankFile, type BankFile } from '../../rules/bank-files/read.ts'
import { contentsIn, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import { channelById, type ChannelRow } from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { shownCurrency } from './lists.ts'
import { insertReceipt, keyHash, knownReceipts, type NewReceipt } from '../../receipts/store.ts'
import { suspendUnnamed, allocateReceipt, type Allocation } from '../../receipts/allocate.ts'
import { insertImport, ordersByContent } from './import-store.ts'

type ImportCall = Call<typeof contract.previewBankFile> | Call<typeof contract.importBankFile>

const SAMPLE = 50
/** So many lines that name no order go into suspense in one transaction. */
const TOGETHER = 500
/** So long are lines that name one taken in while somebody waits. */
const TAKING_IN_MS = 20_000

/** A file as it was read, beside what is known of it. */
interface Read {
  channel: ChannelRow
  kind: BankFile
  lines: BankLine[]
  keys: string[]
  known: ReadonlyMap<string, bigint>
  file: Buffer
}

/** Tells what importing a bank's file would do. Refuses SYS_NOT_FOUND, BANK_FILE_*. */
export async function preview(deposits: Deposits, call: ImportCall): Promise<contract.BankImport> {
  return summaryOf(deposits, await read(deposits, call), call)
}

/**
 * Imports a bank's file: each new line is written once and taken in by a transaction of its own.
 * Refuses as `preview`.
 */
export async function importFile(deposits: Deposits, call: ImportCall) {
  const file = await read(deposits, call)
  const { db } = deposits
  const { brand, caller, now } = call
  const before = await summaryOf(deposits, file, call)
  const importId = newId<'bank-import'>(now)
  const by = { kind: 'staff', name: caller.name } as const
  const fresh = file.lines
    .map((line, index) => ({ line, key: file.keys[index]! }))
    .filter(({ key }) => !file.known.has(keyHash(key).toString('hex')))
  const written = await db.transaction().execute(async (tx) => {
    const taken: { id: Id<'receipt'>; content: string }[] = []
    for (const { line, key } of fresh) {
      const id = await insertReceipt(tx, receiptOf(line, key, file.channel, brand.currency.code, importId), now)
      if (id !== undefined && line.amount > 0n) taken.push({ id, content: line.content })
    }
    await insertImport(
      tx,
      {
        importId,
        merchantCode: brand.merchantCode,
        channelId: file.channel.id,
        kind: file.kind,
        file: file.file,
        lines: file.lines,
        taken,
        staffId: caller.staffId,
        name: caller.name,
      },
      now,
    )
    const after = { channel: file.channel.code, kind: file.kind, lines: file.lines.length, added: taken.length }
    await staffDid(tx, call, { action: 'deposits.import', object: { kind: 'bankImport', id: importId }, after })
    return taken
  })
  const counts: Record<Allocation, number> = { credited: 0, covered: 0, review: 0, suspense: 0, known: 0 }
  const unnamed = written.filter(({ content }) => contentsIn(content, prefixOf(brand.merchantCode)).length !== 1)
  for (let at = 0; at < unnamed.length; at += TOGETHER) {
    const receiptIds = unnamed.slice(at, at + TOGETHER).map(({ id }) => id)
    const sheet = { merchantCode: brand.merchantCode, channelCode: file.channel.code, receiptIds }
    counts.suspense += await db.transaction().execute((tx) => suspendUnnamed(tx, deposits, sheet, now))
  }
  const named = written.filter((receiptId) => !unnamed.includes(receiptId))
  const until = performance.now() + TAKING_IN_MS
  let waiting = named.length
  for (const { id: receiptId } of named) {
    // What is left when somebody has waited long enough is taken in by the job, a minute later.
    if (performance.now() > until) break
    const source = { merchantCode: brand.merchantCode, receiptId }
    counts[await db.transaction().execute((tx) => allocateReceipt(tx, deposits, source, by, now))]++
    waiting--
  }
  return {
    ...before,
    credited: counts.credited + counts.covered,
    review: counts.review,
    suspense: counts.suspense,
    waiting,
  }
}

const receiptOf = (
  line: BankLine,
  key: string,
  channel: ChannelRow,
  currency: string,
  importId: Id<'bank-import'>,
): NewReceipt => ({
  merchant_id: channel.merchant_id,
  channel_id: channel.id,
  source: 'BANK',
  key,
  booked_at: new Date(line.bookedAt),
  amount: amount(line.amount),
  currency,
  usdt_micro: null,
  usdt_rate: null,
  content: line.content,
  payer_name: line.payerName,
  payer_account: line.payerAccount,
  reference: line.reference,
  balance: line.balance === null ? null : amount(line.balance),
  import_id: importId,
})

async function read(deposits: Deposits, call: ImportCall): Promise<Read> {
  const { brand, request } = call
  const { channelId, file } = await partsOf(request)
  const channel =
    channelId && isUuid<'deposit-channel'>(channelId)
      ? await channelById(deposits.db, brand.merchantCode, channelId)
      : undefined
  const account = channel?.payee.account
  if (!channel || channel.method !== 'BANK_QR' || !account) throw new Refusal('SYS_NOT_FOUND')
  const reading = { account, zone: brand.timeZone, scale: brand.currency.scale }
  const { kind, lines } = readable(file, reading)
  const keys = keysOf(account, lines, brand.timeZone)
  return { channel, kind, lines, keys, known: await knownReceipts(deposits.db, brand.merchantCode, keys), file }
}

function readable(file: Buffer, reading: Parameters<typeof readBankFile>[1]) {
  try {
    return readBankFile(file, reading)
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error
    const at = error.line === undefined ? {} : { value: { line: error.line } }
    throw new Refusal(error.code, at)
  }
}

async function partsOf(request: FastifyRequest): Promise<{ channelId: string | undefined; file: Buffer }> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES + 4_096) throw new Refusal('BANK_FILE_SIZE')
  const limits = { fileSize: MOST_BYTES, files: 1, fields: 1, fieldSize: 40, fieldNameSize: 40, parts: 3 }
  let channelId: string | undefined
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({ limits }))
      if (part.type === 'file') file = await part.toBuffer()
      else if (part.fieldname === 'channelId') channelId = String(part.value)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw new Refusal(code === 'FST_REQ_FILE_TOO_LARGE' ? 'BANK_FILE_SIZE' : 'SYS_MALFORMED')
  }
  if (!file) throw new Refusal('BANK_FILE_FORMAT')
  return { channelId, file }
}

async function summaryOf({ db }: Deposits, { kind, lines, keys, known, channel }: Read, { brand }: ImportCall) {
  const knownAs = keys.map((key) => known.get(keyHash(key).toString('hex')))
  const first = new Map<string, number>()
  const conflicts: number[] = []
  for (const [index, line] of lines.entries()) {
    const earlier = first.get(keys[index]!)
    const taken = knownAs[index] ?? (earlier === undefined ? undefined : lines[earlier]!.amount)
    if (taken !== undefined && taken !== line.amount) conflicts.push(index + 1)
    if (earlier === undefined) first.set(keys[index]!, index)
  }
  const isFresh = (index: number) => knownAs[index] === undefined && first.get(keys[index]!) === index
  const fresh = lines.filter((_, index) => isFresh(index))
  const incoming = fresh.filter(({ amount }) => amount > 0n)
  const shown = lines.slice(0, SAMPLE)
  const named = shown.map(({ content }) => contentsIn(content, prefixOf(channel.merchant_id)))
  const rows = await ordersByContent(db, brand.merchantCode, named)
  const orders = new Map(rows.map(({ content, order_no: orderNo }) => [content, orderNo]))
  return {
    kind,
    lines: lines.length,
    fresh: fresh.length,
    incoming: incoming.length,
    sum: incoming.reduce((sum, { amount }) => sum + amount, 0n).toString(),
    currency: shownCurrency(brand),
    conflicts: conflicts.slice(0, SAMPLE),
    sample: shown.map((line, index) => {
      const content = named[index]!.length === 1 ? named[index]![0]! : undefined
      const orderNo = content === undefined ? undefined : orders.get(content)
      return {
        bookedAt: new Date(line.bookedAt).toISOString(),
        amount: line.amount.toString(),
        content: line.content,
        payerName: line.payerName,
        reference: line.reference,
        known: !isFresh(index),
        ...(orderNo ? { orderNo } : {}),
      }
    }),
  }
}
