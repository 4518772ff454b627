import { isRefused, Refused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { brokenText } from '../../features/account/password/rules.ts'

/** What a refusal says about one field of a form that opens an account. */
export function fieldError(error: unknown, field: string): { error?: string } {
  if (field === 'username' && isRefused(error, 'REG_USERNAME_TAKEN')) return { error: text('form.taken') }
  if (field === 'password' && isRefused(error, 'AUTH_PASSWORD_WEAK'))
    return { error: text('refusal.AUTH_PASSWORD_WEAK') }
  const broken = error instanceof Refused ? error.fields.find((item) => item.field === field) : undefined
  return broken ? { error: brokenText(broken, undefined) } : {}
}

/** What a form says above its fields: a refusal that none of them shows. */
export const errorAbove = (error: unknown): unknown =>
  isRefused(error, 'REG_FIELD', 'REG_USERNAME_TAKEN', 'AUTH_PASSWORD_WEAK') ? null : error
