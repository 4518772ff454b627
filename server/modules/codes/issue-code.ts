import type { Id } from '@senluna/kit/ids.ts'
import { createHmac, randomInt } from 'node:crypto'
import type { Brand } from '@senluna/kit/brand.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Address } from './address.ts'
import type { Codes } from './codes.ts'
import { putCode } from './code-store.ts'

/** How many digits a code has. */
export const DIGITS = 6

/** What a code is good for; one of another purpose never passes. */
export type CodePurpose = 'LOGIN' | 'RESET' | 'REGISTER' | 'BIND' | 'OWN'

/** Which code is meant: there is one live code for a brand, a purpose and an address. */
export interface CodeFor {
  brand: Brand
  purpose: CodePurpose
  to: Address
  /** The account it is asked for, where somebody is logged in: another's code doesn't pass. */
  memberId?: Id<'member'>
}

/** What a code is stored under; without the key nobody can tell the number from it. */
export const codeKey = (codes: Pick<Codes, 'key'>, { brand, purpose, to, memberId }: CodeFor): Buffer =>
  createHmac('sha256', codes.key)
    .update(['code', brand.merchantCode, purpose, to.kind, to.value, memberId ?? ''].join('\u0000'))
    .digest()

/** What is stored of a code: a hash with the key, different for every code ever issued. */
export const codeHash = (codes: Pick<Codes, 'key'>, codeId: Id<'code'>, code: string): Buffer =>
  createHmac('sha256', codes.key).update(`digits\u0000${codeId}\u0000${code}`).digest()

/** Makes a new code in the place of the one before and answers it. */
export async function issueCode(codes: Codes, tx: Tx, codeFor: CodeFor, now: Instant): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeId = newId<'code'>(now)
  const expiresAt = new Date(now + codeFor.brand.codes.expiredMinutes * MINUTE)
  const key = codeKey(codes, codeFor)
  const hash = codeHash(codes, codeId, code)
  await putCode(tx, { key, codeId, hash, expiresAt })
  return code
}
