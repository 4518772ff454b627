import { identity } from './call/identity.ts'
import { CannotSeal } from './call/sealed.ts'
import { reachedOf, reachedText } from './call/reached.ts'
import { Refused, Unreachable } from './call/refused.ts'
import { whenText } from '../ui/money/format.ts'
import { isText, text } from './text.ts'

const brandWhen = (iso: string): string => whenText(iso, identity.timeZone)

/** As much of a trace id as people read out to support. */
export const shortReference = (traceId: string): string => traceId.slice(0, 12)

/**
 * What to say of an error, in their language: by its code, else by what the server said.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) {
    const key = `refusal.${error.code}`
    // A code that neither this page nor the server has a sentence for says nothing to anybody.
    const isUnknown = error.code === 'SYS_UNKNOWN' || (!isText(key) && error.message === error.code)
    if (isUnknown)
      return error.traceId
        ? text('shell.unknownError', { id: shortReference(error.traceId) })
        : text('refusal.SYS_UNKNOWN')
    return protectionText(error) ?? (isText(key) ? text(key, error.fields[0]?.args) : error.message)
  }
  if (error instanceof CannotSeal) return text('login.cryptoFailed')
  if (error instanceof Unreachable) return text('shell.network')
  return text('refusal.SYS_UNKNOWN')
}

/** Of a break, an exclusion or a limit people are shown until when, by the brand's clock. */
function protectionText({ code, value }: Refused): string | undefined {
  if (code === 'AUTH_EXCLUDED') return isText('rg.excluded.until') ? excludedText(value) : undefined
  const reached = code === 'RG_LIMIT' ? reachedOf(value) : undefined
  return reached?.limit === 'session' && isText('rg.reached.session')
    ? reachedText(reached, (digits) => digits, brandWhen)
    : undefined
}

function excludedText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('until' in value)) return undefined
  if (value.until === null) return text('rg.excluded.forGood')
  if (typeof value.until !== 'string') return undefined
  if ('returnAt' in value && typeof value.returnAt === 'string')
    return text('rg.excluded.returnAt', { time: brandWhen(value.returnAt) })
  return Date.parse(value.until) > Date.now()
    ? text('rg.excluded.until', { time: brandWhen(value.until) })
    : text('rg.excluded.over')
}
