import { Refused } from '@senluna/web/client/call/refused.ts'
import { isTextKey, text } from '@senluna/web/client/text.ts'

/** What a refusal says about one field of a form that opens an account. */
export function fieldError(error: unknown, field: string): { error?: string } {
  if (!(error instanceof Refused)) return {}
  if (field === 'username' && error.code === 'REG_USERNAME_TAKEN') return { error: text('form.taken') }
  if (field === 'password' && error.code === 'AUTH_PASSWORD_WEAK') return { error: text('refusal.AUTH_PASSWORD_WEAK') }
  const broken = error.fields.find((item) => item.field === field)
  if (!broken) return {}
  return { error: broken.message ?? text('form.empty') }
}
