import type { startSignIn as contract } from '@senluna/contract/member/identities.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import type { Call } from '../../platform/http/route.ts'
import { refuseForeignChange } from '../sessions/index.ts'
import { giveSignInCookie } from './cookie.ts'
import type { Identities } from './identities.ts'
import { isOffered } from './offered.ts'
import { beginSignIn } from './sign-in-store.ts'

/** Where a provider sends the browser back to. */
export const answerPath = (provider: string): string => `/wps/session/social/${provider}`

/**
 * Begins a sign-in. Only a page of our own may: a stranger's page can neither begin one here nor
 * end one it began elsewhere.
 *
 * Refuses AUTH_SOCIAL_FAILED when it isn't offered or the provider can't be reached.
 */
export async function startSignIn(identities: Identities, call: Call<typeof contract>) {
  const { brand, body, caller, request, now } = call
  refuseForeignChange(request)
  identities.starts.take(call.ip, now)
  if (body.purpose === 'link' && !caller) throw new Refusal('AUTH_REQUIRED')
  if (body.purpose === 'link' && caller && isTrial(caller.type)) throw new Refusal('AUTH_REAL_ACCOUNT')
  const provider = identities.providerOf(brand.merchantCode, body.provider)
  if (!provider || !isOffered(brand, body.provider)) throw new Refusal('AUTH_SOCIAL_FAILED')
  const redirectUri = `${request.protocol}://${request.host}${answerPath(body.provider)}`
  const memberId = body.purpose === 'link' && caller ? caller.memberId : null
  const begun = await beginSignIn(identities.db, brand.merchantCode, body.provider, { redirectUri, memberId }, now)
  try {
    const url = await provider.begin(begun, call.language)
    giveSignInCookie(call.reply, begun.browser)
    return { url }
  } catch (error) {
    identities.log.warn({ traceId: call.traceId, provider: body.provider, error: reasonOf(error) }, 'sign-in not begun')
    throw new Refusal('AUTH_SOCIAL_FAILED')
  }
}

/** What went wrong at a provider, for the log: never an address, a code or a token. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name}${code}: ${error.message.replaceAll(/https?:\S+/g, '…').slice(0, 200)}`
}
