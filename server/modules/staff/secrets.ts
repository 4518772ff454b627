import { createHmac, randomBytes } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { newToken, tokenHash } from '../../platform/ids.ts'
import { derivedKey, seal, unseal } from '../../platform/config/secrets.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const CODES = 10

/**
 * Everything secret of staff accounts: tokens, authenticators' secrets as they are kept, recovery
 * codes.
 */
export class StaffSecrets {
  readonly #handles: Buffer
  readonly #totp: Buffer

  constructor(keySecret: string) {
    this.#handles = derivedKey(keySecret, 'staff-handle')
    this.#totp = derivedKey(keySecret, 'staff-totp')
  }

  /** The cookie's token and the handle that belongs to it: each is useless alone. */
  freshPair(): { token: string; handle: string } {
    const token = newToken()
    return { token, handle: this.handleOf(token) }
  }

  handleOf(token: string): string {
    return createHmac('sha256', this.#handles).update(token).digest('base64url')
  }

  /** An authenticator's secret as it is kept: it opens for this account only. */
  sealTotp(secret: string, staffId: Id<'staff'>): Buffer {
    return seal(this.#totp, Buffer.from(secret), staffId)
  }

  openTotp(sealed: Buffer, staffId: Id<'staff'>): string {
    return unseal(this.#totp, sealed, staffId).toString()
  }
}

/** Ten fresh recovery codes of 80 bits, in groups of four letters. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode)

function newRecoveryCode(): string {
  // 32 letters: five bits of each byte are used, all equally likely.
  const letters = Array.from(randomBytes(GROUPS * 4), (byte) => LETTERS[byte & 31]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** What is kept of a recovery code, however its groups were typed. */
export const recoveryHash = (typed: string): Buffer => tokenHash(`recovery:${lettersOf(typed)}`)

const lettersOf = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A printed code, however its groups were typed: twenty letters of 32. */
const PRINTED = 20
const isPrinted = (typed: string): boolean => /^[\sA-Za-z0-9-]*$/.test(typed) && lettersOf(typed).length === PRINTED

/** What is kept of an invitation: of the token of a link, or of a printed code. */
export const invitationHash = (given: string): Buffer =>
  tokenHash(`invitation:${isPrinted(given) ? lettersOf(given) : given}`)

/** A first password or a printed code: 20 letters that can be read out. */
export const newPassword = (): string => `${newRecoveryCode()}-${newRecoveryCode().slice(0, 4)}`
