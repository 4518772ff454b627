import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { fieldValue, ruleArgs, ruleBreach } from '@senluna/kit/text/patterns.ts'
import { isWeak } from './weak-passwords.ts'

/**
 * Checks a password that someone wants to have from now on; answers it in one Unicode form.
 *
 * Refuses REG_FIELD (at `field`), AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK.
 */
export function checkNewPassword(
  brand: Brand,
  userName: string,
  wanted: { field: string; password: string; again: string },
): string {
  const rule = brand.register.find((item) => item.field === 'password')
  if (!rule) throw new Error(`assertion failed: brand ${brand.merchantCode} has a rule for passwords`)
  const password = fieldValue('password', wanted.password)
  if (password === '') throw new Refusal('REG_FIELD', { fields: [{ field: wanted.field }] })
  if (ruleBreach(rule, password)) {
    throw new Refusal('REG_FIELD', {
      fields: [{ field: wanted.field, patternId: rule.patternId ?? undefined, args: ruleArgs(rule) }],
    })
  }
  if (fieldValue('password', wanted.again) !== password) throw new Refusal('AUTH_CONFIRM_MISMATCH')
  if (isWeak(brand, userName, password)) throw new Refusal('AUTH_PASSWORD_WEAK')
  return password
}
