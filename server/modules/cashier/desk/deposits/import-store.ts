import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { BankFile } from '../../rules/bank-files/read.ts'
import type { BankLine } from '../../rules/bank-files/line.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx, Db } from '../../../../platform/database/db.ts'

/** Writes down which file was imported. */
export async function insertImport(
  tx: Tx,
  row: {
    importId: Id<'bank-import'>
    merchantCode: MerchantCode
    channelId: Id<'deposit-channel'>
    kind: BankFile
    file: Buffer
    lines: BankLine[]
    taken: { id: Id<'receipt'>; content: string }[]
    staffId: Id<'staff'>
    name: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into cashier.bank_import (id, merchant_id, channel_id, kind, file_hash, lines, added, staff_id, staff_name, at)
      values (${row.importId}, ${row.merchantCode}, ${row.channelId}, ${row.kind}, ${createHash('sha256').update(row.file).digest()},
        ${row.lines.length}, ${row.taken.length}, ${row.staffId}, ${row.name}, ${new Date(now)})`.execute(tx)
}

/** The orders that transfer contents name. */
export async function ordersByContent(
  db: Db,
  merchantCode: MerchantCode,
  named: string[][],
): Promise<{ content: string; order_no: string }[]> {
  const { rows } = await sql<{ content: string; order_no: string }>`select content, order_no from cashier.deposit
    where merchant_id = ${merchantCode} and content = any(${named.flat()}::text[])`.execute(db)
  return rows
}
