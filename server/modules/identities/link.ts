import type { linkIdentity as linking, unlinkIdentity as unlinking } from '@senluna/contract/member/identities.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { lockMember } from '../members/index.ts'
import { signInCookie } from './cookie.ts'
import type { Identities } from './identities.ts'
import { deleteIdentity, identitiesOf, insertIdentity } from './store.ts'
import { takeTicket } from './sign-in-store.ts'

/**
 * Adds an account elsewhere to the account of whoever began its sign-in, and of nobody else.
 *
 * Refuses AUTH_SOCIAL_FAILED for any other ticket, SOC_TAKEN when it opens another account already.
 */
export async function linkIdentity(identities: Identities, call: Call<typeof linking>) {
  const { brand, body, caller, now } = call
  const browser = signInCookie(call.request)
  if (browser === undefined) throw new Refusal('AUTH_SOCIAL_FAILED')
  await identities.confirm(caller, brand, body.password, now)
  const held = { merchantCode: brand.merchantCode, provider: body.provider, ticket: body.ticket, browser }
  await identities.db.transaction().execute(async (tx) => {
    const known = await takeTicket(tx, held, now)
    if (known?.memberId !== caller.memberId) throw new Refusal('AUTH_SOCIAL_FAILED')
    await insertIdentity(tx, brand.merchantCode, caller.memberId, body.provider, known, now)
    const by = { memberId: caller.memberId, ip: call.ip, traceId: call.traceId }
    await identities.onChanged(tx, by, 'signInAdded', body.provider, now)
  })
  return { linked: true as const }
}

/**
 * Takes a way in away; doing it again changes nothing. Refuses SOC_LAST_WAY when no other way in
 * would remain.
 */
export async function unlinkIdentity(identities: Identities, call: Call<typeof unlinking>) {
  const { brand, body, caller, now } = call
  await identities.confirm(caller, brand, body.password, now)
  await identities.db.transaction().execute(async (tx) => {
    // Held: of two taken away at once, the second finds what the first left.
    const member = await lockMember(tx, caller.memberId)
    if (!(await deleteIdentity(tx, caller.memberId, body.provider))) return
    if (member?.passwordHash === null && (await waysBesides(identities, tx, caller.memberId, brand)) === 0)
      throw new Refusal('SOC_LAST_WAY')
    const by = { memberId: caller.memberId, ip: call.ip, traceId: call.traceId }
    await identities.onChanged(tx, by, 'signInRemoved', body.provider, now)
  })
  return { unlinked: true as const }
}

/** How many ways in an account has besides its password. */
export const waysBesides = async (
  identities: Identities,
  tx: Tx,
  memberId: Id<'member'>,
  brand: Brand,
): Promise<number> => (await identitiesOf(tx, memberId)).length + (await identities.otherWays(tx, memberId, brand))
