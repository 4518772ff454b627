import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isWeak } from '../../members/index.ts'

/** Nobody types it on a telephone's keypad, and it opens more than one account. */
const LEAST = 12

/**
 * Checks a password that somebody of the staff wants to have; answers it in one Unicode form.
 *
 * Refuses AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK (also for fewer than twelve characters).
 */
export function checkStaffPassword(
  brand: Brand,
  name: string,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
): string {
  const wanted = newPassword.normalize('NFC')
  if (confirmNewPassword.normalize('NFC') !== wanted) throw new Refusal('AUTH_CONFIRM_MISMATCH')
  if ([...wanted].length < LEAST || isWeak(brand, name, wanted)) throw new Refusal('AUTH_PASSWORD_WEAK')
  return wanted
}
