import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

const CODES = 10
const LENGTH = 10
/** Letters and digits that nobody takes for each other. Ten of them are 49 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

/** New codes, as people read them: two groups of five. */
const newCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

/** What is stored of a code, bound to its owner. However it is typed, it is the same code. */
const hashOf = (memberId: Id<'member'>, typed: string): Buffer =>
  createHash('sha256')
    .update(`${memberId}\n${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()

/** Ten new codes; the old ones open nothing any more. */
export async function renewRecoveryCodes(tx: Tx, memberId: Id<'member'>): Promise<string[]> {
  await sql`delete from security.recovery_code where member_id = ${memberId}`.execute(tx)
  const codes = Array.from({ length: CODES }, newCode)
  const hashes = codes.map((code) => hashOf(memberId, code))
  await sql`insert into security.recovery_code (member_id, code_hash)
    select ${memberId}, unnest(${hashes}::bytea[])`.execute(tx)
  return codes
}

/** Whether a text could be a code at all: shorter than that is an app's code. */
const isCode = (typed: string): boolean => typed.replace(/[^a-z0-9]/gi, '').length === LENGTH

/** Whether this is a code that is left. */
export async function isRecoveryCode(db: Db | Tx, memberId: Id<'member'>, typed: string): Promise<boolean> {
  if (!isCode(typed)) return false
  const { rows } = await sql`select from security.recovery_code
    where member_id = ${memberId} and code_hash = ${hashOf(memberId, typed)} and used_at is null`.execute(db)
  return rows.length === 1
}

/** Uses a code up; of two at once only one is answered true. */
export async function spendRecoveryCode(tx: Tx, memberId: Id<'member'>, typed: string, now: Instant): Promise<boolean> {
  const used = await sql`update security.recovery_code set used_at = ${new Date(now)}
    where member_id = ${memberId} and code_hash = ${hashOf(memberId, typed)} and used_at is null`.execute(tx)
  return used.numAffectedRows === 1n
}

/** How many codes are left. */
export async function codesLeft(db: Db, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from security.recovery_code
    where member_id = ${memberId} and used_at is null`.execute(db)
  return rows[0]!.count
}
