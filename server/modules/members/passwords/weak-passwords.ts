import type { Brand } from '@senluna/kit/brand.ts'

/**
 * What accounts get where nobody thinks about it. Too short for new passwords, but older ones may
 * be in use; the brand's own list is longer.
 */
const DEFAULTS = new Set(['a123456', '123456', 'abc123', 'aa123456', 'abc123456', '12345678', 'password', 'qwerty123'])

/**
 * Whether a password is among the first that anyone would try: leaked or default ones, one
 * character over and over, a row of digits, the account's own name.
 */
export function isWeak(brand: Brand, userName: string, password: string): boolean {
  const low = password.toLowerCase()
  return (
    DEFAULTS.has(low) ||
    brand.security.weakPasswords.some((weak) => weak.toLowerCase() === low) ||
    /^(.)\1*$/u.test(low) ||
    '01234567890123456789'.includes(low) ||
    '98765432109876543210'.includes(low) ||
    containsName(userName, password)
  )
}

/** Whether the password holds the account's name. */
export const containsName = (userName: string, password: string): boolean =>
  userName !== '' && password.toLowerCase().includes(userName.toLowerCase())
