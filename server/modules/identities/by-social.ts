import { Refusal } from '@senluna/contract/refusals.ts'
import { memberById } from '../members/index.ts'
import { noteLogin, type LoginCall, type LoginWay } from '../sessions/index.ts'
import { signInCookie } from './cookie.ts'
import type { Identities } from './identities.ts'
import { proposedName } from './proposed-name.ts'
import type { ProviderName } from './provider.ts'
import { memberOf, noteUse } from './store.ts'
import { readTicket, takeTicket, type Held } from './sign-in-store.ts'

/**
 * Shows who somebody is by the ticket of a finished sign-in, in the browser that it was finished
 * in.
 *
 * Refuses AUTH_SOCIAL_FAILED for any other ticket; AUTH_SOCIAL_NEW, with a name to propose, for
 * somebody who has no account here yet: the ticket then opens one. An account is never found by its
 * e-mail address.
 */
export const bySocial =
  (identities: Identities, provider: ProviderName): LoginWay =>
  async (sessions, call) => {
    const { brand, body, now } = call
    const held = heldBy(call, provider)
    const known = held && (await readTicket(identities.db, held, now))
    if (!held || !known || known.memberId !== null) return fail(sessions, call)
    const memberId = await memberOf(identities.db, brand.merchantCode, known)
    if (!memberId) {
      const name = await proposedName(identities.db, brand, known.name)
      throw new Refusal('AUTH_SOCIAL_NEW', {
        value: { provider: body.type, name: known.name, userName: name, ...(known.email && { email: known.email }) },
      })
    }
    const member = await memberById(identities.db, memberId)
    if (!member || member.merchantCode !== brand.merchantCode) return fail(sessions, call)
    return {
      member,
      byPassword: false,
      weakPassword: false,
      stillHolds: () => true,
      inside: async (tx, locked) => {
        const taken = (await takeTicket(tx, held, now)) && (await noteUse(tx, locked.id, known, now))
        if (!taken) throw new Refusal('AUTH_SOCIAL_FAILED')
      },
    }
  }

async function fail(sessions: Parameters<LoginWay>[0], call: LoginCall): Promise<never> {
  await noteLogin(sessions, call, undefined, 'FAILED')
  throw new Refusal('AUTH_SOCIAL_FAILED')
}

function heldBy(call: LoginCall, provider: ProviderName): Held | undefined {
  const browser = signInCookie(call.request)
  return browser === undefined
    ? undefined
    : { merchantCode: call.brand.merchantCode, provider, ticket: call.body.password, browser }
}

/** The ways to log in that accounts elsewhere are. */
export const socialWays = (identities: Identities) => ({
  google: bySocial(identities, 'google'),
  facebook: bySocial(identities, 'facebook'),
  telegram: bySocial(identities, 'telegram'),
})
