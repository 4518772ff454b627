import { Refusal } from '@senluna/contract/refusals.ts'
import { takeToken, tokenFor } from '../../codes/index.ts'
import { memberById } from '../../members/index.ts'
import { noteLogin, type LoginCall, type Proven, type Sessions } from '../../sessions/index.ts'

/**
 * Shows who somebody is by the ticket that a recovery answered: once, within a minute, for its
 * brand. Refuses AUTH_BAD_CREDENTIALS.
 */
export async function byTicket(sessions: Sessions, call: LoginCall): Promise<Proven> {
  const { brand, body, now } = call
  const token = await tokenFor(sessions.db, 'login', brand.merchantCode, body.password, now)
  const member = token && (await memberById(sessions.db, token.memberId))
  if (!member) {
    await noteLogin(sessions, call, undefined, 'FAILED')
    throw new Refusal('AUTH_BAD_CREDENTIALS')
  }
  return {
    member,
    byPassword: false,
    weakPassword: false,
    stillHolds: () => true,
    inside: async (tx) => {
      if (!(await takeToken(tx, body.password))) throw new Refusal('AUTH_BAD_CREDENTIALS')
    },
  }
}
