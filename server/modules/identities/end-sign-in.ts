import type { SignInOutcome } from '@senluna/contract/member/identities.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { signInCookie } from './cookie.ts'
import type { Identities } from './identities.ts'
import { isOffered } from './offered.ts'
import { Denied, type ProviderName } from './provider.ts'
import { noteKnown, takeAnswer } from './sign-in-store.ts'
import { reasonOf } from './start-sign-in.ts'

/**
 * Takes what a provider sent back with the browser.
 *
 * It must answer a sign-in that this very browser began and that nobody has answered before: an
 * answer that was stolen, or slipped to somebody else, comes to nothing. The provider is asked
 * outside any transaction.
 */
export async function endSignIn(
  identities: Identities,
  name: ProviderName,
  { brand, request, now }: { brand: Brand; request: FastifyRequest; now: Instant },
): Promise<SignInOutcome> {
  const failed = { signIn: name, outcome: 'failed' } as const
  const answer = new URLSearchParams(request.url.split('?')[1] ?? '')
  const state = answer.get('state') ?? ''
  const browser = signInCookie(request)
  const provider = isOffered(brand, name) ? identities.providerOf(brand.merchantCode, name) : undefined
  if (!provider || browser === undefined || state.length > 100) return failed
  const journey = await takeAnswer(identities.db, brand.merchantCode, name, { state, browser }, now)
  if (!journey) return failed
  try {
    const known = await provider.end(answer, journey, now)
    const ticket = await noteKnown(identities.db, state, { ...known, name: tidy(known.name) }, now)
    if (ticket) return { signIn: name, outcome: 'done', ticket }
    identities.log.warn({ traceId: request.traceId, provider: name }, 'signed data came a second time')
    return failed
  } catch (error) {
    if (error instanceof Denied) return { signIn: name, outcome: 'denied' }
    identities.log.warn({ traceId: request.traceId, provider: name, error: reasonOf(error) }, 'sign-in not believed')
    return failed
  }
}

/** A name as a table and a screen can take it. */
const tidy = (name: string): string =>
  [
    ...name
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, 80)
    .join('')
