import { tokenHash } from '../../../platform/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'

interface Row {
  member_id: Id<'member'>
  shown: Buffer
  password_print: Buffer
  by_password: boolean
  weak_password: boolean
}

/** Keeps a log-in that waits for its second step. */
export async function insertStep(
  tx: Tx,
  row: {
    ticket: string
    merchantCode: MerchantCode
    memberId: Id<'member'>
    shown: Buffer
    print: Buffer
    byPassword: boolean
    weakPassword: boolean
    life: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into security.second_step (ticket_hash, merchant_id, member_id, shown, password_print, by_password, weak_password, expires_at)
      values (${tokenHash(row.ticket)}, ${row.merchantCode}, ${row.memberId}, ${row.shown}, ${row.print},
        ${row.byPassword}, ${row.weakPassword}, ${new Date(now + row.life)})`.execute(tx)
}

/** Counts a try of a second step that holds still. */
export async function countStepTry(
  db: Db,
  { ticket, merchantCode, tries }: { ticket: string; merchantCode: MerchantCode; tries: number },
  now: Instant,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`update security.second_step set tries = tries + 1
    where ticket_hash = ${tokenHash(ticket)} and merchant_id = ${merchantCode}
      and used_at is null and tries < ${tries} and expires_at > ${new Date(now)}
    returning member_id, shown, password_print, by_password, weak_password`.execute(db)
  return rows[0]
}

/** Uses a second step up; false when it is used. */
export async function takeLoginStep(tx: Tx, ticket: string, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update security.second_step set used_at = ${new Date(now)}
        where ticket_hash = ${tokenHash(ticket)} and used_at is null`.execute(tx)
  return numAffectedRows === 1n
}
