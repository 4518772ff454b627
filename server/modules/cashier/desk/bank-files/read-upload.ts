import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { FastifyRequest } from 'fastify'
import { channelById, type ChannelRow } from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { keyHash, knownReceipts } from '../../receipts/store.ts'
import { keysOf } from '../../rules/bank-files/keys.ts'
import { BankFileError, MOST_BYTES, type BankLine } from '../../rules/bank-files/line.ts'
import { readBankFile, type BankFile } from '../../rules/bank-files/read.ts'

/** A line of a file with its name and what is known of it. */
export interface ReadLine {
  /** Its place in the file, from 1. */
  no: number
  line: BankLine
  key: string
  /** It is here already, or stands before it in the file. */
  known: boolean
  /** Its name is taken by another amount. */
  conflict: boolean
}

/** A bank's file as it was read. */
export interface ReadFile {
  channel: ChannelRow
  kind: BankFile
  lines: ReadLine[]
  file: Buffer
}

/** Reads an uploaded file. Refuses SYS_NOT_FOUND, BANK_FILE_*. */
export async function readUpload(
  deposits: Deposits,
  { brand, request }: { brand: Brand; request: FastifyRequest },
): Promise<ReadFile> {
  const { channelId, file } = await partsOf(request)
  const channel =
    channelId && isUuid<'deposit-channel'>(channelId)
      ? await channelById(deposits.db, brand.merchantCode, channelId)
      : undefined
  const account = channel?.payee.account
  if (!channel || channel.method !== 'BANK_QR' || !account) throw new Refusal('SYS_NOT_FOUND')
  const { kind, lines } = readable(file, { account, zone: brand.timeZone, scale: brand.currency.scale })
  const keys = keysOf(account, lines, brand.timeZone)
  const known = await knownReceipts(deposits.db, brand.merchantCode, keys.map(keyHash))
  return { channel, kind, lines: withKnown(lines, keys, known), file }
}

function withKnown(lines: BankLine[], keys: string[], known: ReadonlyMap<string, bigint>): ReadLine[] {
  const first = new Map<string, bigint>()
  return lines.map((line, index) => {
    const key = keys[index]!
    const taken = known.get(keyHash(key).toString('hex')) ?? first.get(key)
    if (taken === undefined) first.set(key, line.amount)
    const conflict = taken !== undefined && taken !== line.amount
    return { no: index + 1, line, key, known: taken !== undefined, conflict }
  })
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
