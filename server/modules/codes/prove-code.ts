import type { Id } from '@senluna/kit/ids.ts'
import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Codes } from './codes.ts'
import { codeHash, codeKey, type CodeFor } from './issue-code.ts'
import { countGuess } from './limits.ts'
import { countTry, deleteCode } from './code-store.ts'

/** A code ends after so many tries, the right one among them. */
const TRIES = 5

/** A code that was typed right, until `takeCode` takes it. */
export interface LiveCode {
  key: Buffer
  id: Id<'code'>
}

/**
 * Whether this is the live code. Each try counts before it is looked at, so that any number at once
 * gets five.
 *
 * Refuses SMS_CODE_MISSING, SMS_CODE_INVALID, SMS_CODE_EXPIRED (also after five tries, or when none
 * was sent), SMS_TOO_MANY for an address that tries far too many.
 */
export async function proveCode(
  codes: Codes,
  codeFor: CodeFor,
  typed: string,
  from: { ip: string },
  now: Instant,
  field = 'verificationCode',
): Promise<LiveCode> {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '')
  if (code === '') throw new Refusal('SMS_CODE_MISSING', { fields: [{ field }] })
  await countGuess(codes, codeFor.brand, from.ip, now)
  const key = codeKey(codes, codeFor)
  const live = await countTry(codes.db, key, TRIES, now)
  if (!live) throw new Refusal('SMS_CODE_EXPIRED', { fields: [{ field }] })
  if (!timingSafeEqual(live.code_hash, codeHash(codes, live.id, code)))
    throw new Refusal('SMS_CODE_INVALID', { fields: [{ field }] })
  return { key, id: live.id }
}

/**
 * Uses a code up, in the transaction of what it is used for: of two at once, one wins. Refuses
 * SMS_CODE_EXPIRED.
 */
export async function takeCode(tx: Tx, live: LiveCode): Promise<void> {
  const used = await deleteCode(tx, live.key, live.id)
  if (!used) throw new Refusal('SMS_CODE_EXPIRED')
}
