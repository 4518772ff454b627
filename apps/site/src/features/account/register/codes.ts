import { affiliateCheck } from '@senluna/contract/member/referrals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'

/**
 * Asks first whether an affiliate's code is one, as the specification wants it. Throws what the
 * call refuses.
 */
export async function checkAffiliate(code: string | undefined): Promise<void> {
  if (code) await call(affiliateCheck, { query: { code, domain: location.hostname } })
}

/** Which field of the form holds a code that is none, and what to say there. */
export function codeErrors(error: unknown): [field: string, said: string][] {
  if (!isRefused(error, 'REG_CODE_INVALID')) return []
  // Asked about alone, the code has no field's name.
  return error.fields.map(({ field }) => [field === 'code' ? 'affiliateCode' : field, text('refusal.REG_CODE_INVALID')])
}
