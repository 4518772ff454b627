import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import type { BankLine } from '../rules/bank-files/line.ts'
import type { BankFile } from '../rules/bank-files/read.ts'
import { IMPORT_STEPS, type ImportState } from './import-steps.ts'
import { keyHash } from './store.ts'

/** A bank's file as it is stored. */
export interface ImportRow {
  id: Id<'bank-import'>
  merchant_id: MerchantCode
  channel_id: Id<'deposit-channel'>
  channel_code: string
  kind: BankFile
  lines: number
  incoming: number
  sum: Amount
  state: ImportState
  staff_id: Id<'staff'>
  staff_name: string
  at: Date
  decided_by: Id<'staff'> | null
  decided_name: string | null
  decided_at: Date | null
}

/** A line of a bank's file as it is stored. */
export interface ImportLine {
  no: number
  key: Buffer
  booked_at: Date
  amount: Amount
  content: string
  payer_name: string
  payer_account: string
  reference: string
  balance: Amount | null
}

const COLUMNS =
  sql.raw(`i.id, i.merchant_id, i.channel_id, c.code as channel_code, i.kind, i.lines, i.incoming, i.sum, i.state,
  i.staff_id, i.staff_name, i.at, i.decided_by, i.decided_name, i.decided_at`)
const FROM = sql.raw('cashier.bank_import i join cashier.deposit_channel c on c.id = i.channel_id')

/** Writes down a file that waits for a second person, with those of its lines that are new. */
export async function insertImport(
  tx: Tx,
  row: {
    importId: Id<'bank-import'>
    merchantCode: MerchantCode
    channelId: Id<'deposit-channel'>
    kind: BankFile
    file: Buffer
    lines: number
    fresh: readonly { line: BankLine; key: string; no: number }[]
    staffId: Id<'staff'>
    name: string
  },
  now: Instant,
): Promise<void> {
  const incoming = row.fresh.filter(({ line }) => line.amount > 0n)
  const sum = incoming.reduce((sum, { line }) => sum + line.amount, 0n)
  await sql`insert into cashier.bank_import (id, merchant_id, channel_id, kind, file_hash, lines, added, incoming, sum, staff_id,
      staff_name, at, state)
    values (${row.importId}, ${row.merchantCode}, ${row.channelId}, ${row.kind},
      ${createHash('sha256').update(row.file).digest()}, ${row.lines}, 0, ${incoming.length}, ${sum}, ${row.staffId}, ${row.name},
      ${new Date(now)}, 'WAITING')`.execute(tx)
  // In the order of the file: so its lines are read in it once they are receipts.
  const receiptIds = row.fresh.map(() => newId<'receipt'>(now)).toSorted()
  const columnOf = <Value>(value: (item: (typeof row.fresh)[number]) => Value) => row.fresh.map(value)
  await sql`insert into cashier.bank_line (import_id, no, receipt_id, key, booked_at, amount, content, payer_name, payer_account,
      reference, balance)
    select ${row.importId}, * from unnest(${columnOf(({ no }) => no)}::integer[], ${receiptIds}::uuid[],
      ${columnOf(({ key }) => keyHash(key))}::bytea[], ${columnOf(({ line }) => new Date(line.bookedAt))}::timestamptz[],
      ${columnOf(({ line }) => line.amount)}::bigint[], ${columnOf(({ line }) => line.content)}::text[],
      ${columnOf(({ line }) => line.payerName)}::text[], ${columnOf(({ line }) => line.payerAccount)}::text[],
      ${columnOf(({ line }) => line.reference)}::text[], ${columnOf(({ line }) => line.balance)}::bigint[])`.execute(tx)
}

/** A file held until the transaction ends. */
export async function lockImport(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'bank-import'>,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from ${FROM}
    where i.merchant_id = ${merchantCode} and i.id = ${id} for no key update of i`.execute(tx)
  return rows[0]
}

/** One file of a brand. */
export async function importById(
  db: Db,
  merchantCode: MerchantCode,
  id: Id<'bank-import'>,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from ${FROM}
    where i.merchant_id = ${merchantCode} and i.id = ${id}`.execute(db)
  return rows[0]
}

/** Files by key, the newest first. */
export async function listImports(
  db: Db,
  { merchantCode, after, size }: { merchantCode: MerchantCode; after: string | undefined; size: number },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from ${FROM}
    where i.merchant_id = ${merchantCode} and (${after ?? null}::uuid is null or i.id < ${after ?? null}::uuid)
    order by i.id desc limit ${size}`.execute(db)
  return rows
}

/** Takes a held file one step on. */
export async function stepImport(
  tx: Tx,
  file: Pick<ImportRow, 'id' | 'state'>,
  to: ImportState,
  by: { id: Id<'staff'>; name: string } | undefined,
  now: Instant,
): Promise<void> {
  assertStep(IMPORT_STEPS, file.id, file.state, to)
  const stepped = await sql`update cashier.bank_import set state = ${to}, decided_by = ${by?.id ?? null},
    decided_name = ${by?.name ?? null}, decided_at = ${new Date(now)} where id = ${file.id} and state = ${file.state}`.execute(
    tx,
  )
  assertStepped(IMPORT_STEPS, file.id, stepped)
}

/** The lines of a file that became no receipts: all of one that waits or was refused. */
export async function linesOfImport(db: Db, importId: Id<'bank-import'>): Promise<ImportLine[]> {
  const { rows } =
    await sql<ImportLine>`select no, key, booked_at, amount, content, payer_name, payer_account, reference, balance
    from cashier.bank_line where import_id = ${importId} order by no`.execute(db)
  return rows
}

/**
 * Turns the lines of a file into receipts; those known meanwhile stay lines. Answers how many came
 * in.
 */
export async function insertReceiptsOfImport(tx: Tx, file: ImportRow, currency: string, now: Instant): Promise<number> {
  const at = new Date(now)
  const { rows } = await sql<{
    amount: Amount
  }>`insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at,
      amount, currency, content, payer_name, payer_account, reference, balance, import_id, import_no, state, created_at, changed_at)
    select l.receipt_id, ${file.merchant_id}, ${file.channel_id}, 'BANK', l.key, l.booked_at, l.amount, ${currency}, l.content,
      l.payer_name, l.payer_account, l.reference, l.balance, ${file.id}, l.no, case when l.amount > 0 then 'NEW' else 'OUT' end, ${at}, ${at}
    from cashier.bank_line l where l.import_id = ${file.id} order by l.no
    on conflict (merchant_id, key) do nothing returning amount`.execute(tx)
  const added = rows.filter(({ amount }) => amount > 0n).length
  await sql`update cashier.bank_import set added = ${added} where id = ${file.id}`.execute(tx)
  await sql`delete from cashier.bank_line l using cashier.receipt r
    where l.import_id = ${file.id} and r.id = l.receipt_id`.execute(tx)
  return added
}

/** Who vouches for the lines of a file: who uploaded it and who released it. */
export async function peopleOfImport(tx: Tx, importId: Id<'bank-import'> | null): Promise<Id<'staff'>[]> {
  if (importId === null) return []
  const { rows } = await sql<Pick<ImportRow, 'staff_id' | 'decided_by'>>`select staff_id, decided_by
    from cashier.bank_import where id = ${importId}`.execute(tx)
  return rows.flatMap(({ staff_id: maker, decided_by: checker }) => (checker === null ? [maker] : [maker, checker]))
}

/** What became of the lines of a released file. */
export interface ImportCounts {
  import_id: Id<'bank-import'>
  credited: number
  review: number
  suspense: number
  waiting: number
}

/** What became of the lines of some files. */
export async function countsOfImports(db: Db, importIds: readonly Id<'bank-import'>[]): Promise<ImportCounts[]> {
  const { rows } = await sql<ImportCounts>`select import_id,
      count(*) filter (where state = 'MATCHED')::integer as credited,
      count(*) filter (where state = 'REVIEW')::integer as review,
      count(*) filter (where state in ('SUSPENSE', 'RETURNED', 'WRITTEN_OFF'))::integer as suspense,
      count(*) filter (where state = 'NEW')::integer as waiting
    from cashier.receipt where import_id = any (${[...importIds]}::uuid[]) group by import_id`.execute(db)
  return rows
}
