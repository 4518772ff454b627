import { CannotSeal } from './sealed.ts'
import { Refused, Unreachable } from './refused.ts'
import { isText, text } from './text.ts'

/** What to tell people about an error, in their language: by its code, else by what the server said. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) {
    const key = `refusal.${error.code}`
    if (error.code === 'SYS_UNKNOWN' && error.traceId)
      return text('shell.unknownError', { id: error.traceId.slice(0, 12) })
    return isText(key) ? text(key) : error.message
  }
  if (error instanceof CannotSeal) return text('login.cryptoFailed')
  if (error instanceof Unreachable) return text('shell.network')
  return text('refusal.SYS_UNKNOWN')
}
