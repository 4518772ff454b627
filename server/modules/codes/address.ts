import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { mobileNumberOf } from '../../platform/words/mobile-numbers.ts'
import type { ContactKind } from '../members/index.ts'

/** Where a code or a link goes: a number in E.164, an e-mail address in lower case. */
export interface Address {
  kind: ContactKind
  value: string
}

const EMAIL = new RegExp(PATTERNS.EMAIL, 'u')
const LONGEST_EMAIL = 254

/** A typed mobile number. Refuses SMS_MOBILE_MISSING, SMS_MOBILE_FORMAT at `field`. */
export function addressOf(brand: Brand, typed: string, dialingCode: string, field = 'mobileNum'): Address {
  const read = mobileNumberOf(typed, dialingCode, brand.codes.countries)
  if ('e164' in read) return { kind: 'mobile', value: read.e164 }
  throw new Refusal(read.wrong === 'missing' ? 'SMS_MOBILE_MISSING' : 'SMS_MOBILE_FORMAT', { fields: [{ field }] })
}

/** A typed e-mail address. Refuses REG_FIELD at `field`. */
export function emailOf(typed: string, field = 'email'): Address {
  const value = typed.normalize('NFC').trim().toLowerCase()
  if (value === '') throw new Refusal('REG_FIELD', { fields: [{ field }] })
  if (value.length > LONGEST_EMAIL || !EMAIL.test(value))
    throw new Refusal('REG_FIELD', { fields: [{ field, patternId: 'EMAIL' }] })
  return { kind: 'email', value }
}
