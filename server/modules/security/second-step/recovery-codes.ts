import { createHash, randomInt } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { deleteCodes, insertCodes, hasCode, takeRecoveryCode } from './recovery-store.ts'

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
  await deleteCodes(tx, memberId)
  const codes = Array.from({ length: CODES }, newCode)
  const hashes = codes.map((code) => hashOf(memberId, code))
  await insertCodes(tx, memberId, hashes)
  return codes
}

/** Whether a text could be a code at all: shorter than that is an app's code. */
const isCode = (typed: string): boolean => typed.replace(/[^a-z0-9]/gi, '').length === LENGTH

/** Whether this is a code that is left. */
export async function isRecoveryCode(db: Db | Tx, memberId: Id<'member'>, typed: string): Promise<boolean> {
  if (!isCode(typed)) return false
  const hash = hashOf(memberId, typed)
  return hasCode(db, memberId, hash)
}

/** Uses a code up; of two at once only one is answered true. */
export async function spendRecoveryCode(tx: Tx, memberId: Id<'member'>, typed: string, now: Instant): Promise<boolean> {
  const hash = hashOf(memberId, typed)
  return takeRecoveryCode(tx, memberId, hash, now)
}
