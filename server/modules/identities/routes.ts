import * as contract from '@senluna/contract/member/identities.ts'
import { iso } from '@senluna/kit/time.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { lockMember } from '../members/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Identities } from './identities.ts'
import { linkIdentity, unlinkIdentity, waysBesides } from './link.ts'
import { offeredBy } from './offered.ts'
import { registerSocial } from './register-social.ts'
import { startSignIn } from './start-sign-in.ts'
import { identitiesOf } from './store.ts'

/** The calls about signing in by accounts elsewhere. */
export function identityRoutes(identities: Identities, sessions: Sessions): Route[] {
  return [
    route(contract.startSignIn, (call) => startSignIn(identities, call)),
    route(contract.registerSocial, (call) => registerSocial(identities, sessions, call)),

    route(contract.identities, async ({ brand, caller }) => {
      const { list, ways } = await identities.db.transaction().execute(async (tx) => {
        const member = await lockMember(tx, caller.memberId)
        const besides = await waysBesides(identities, tx, caller.memberId, brand)
        return {
          list: await identitiesOf(tx, caller.memberId),
          ways: besides + (member?.passwordHash === null ? 0 : 1),
        }
      })
      return {
        list: list.map(({ provider, name, linkedAt, usedAt }) => ({
          provider,
          name,
          linkedAt: iso(linkedAt),
          ...(usedAt !== null && { usedAt: iso(usedAt) }),
        })),
        offered: offeredBy(brand).filter((name) => !list.some((item) => item.provider === name)),
        removable: ways > 1,
      }
    }),

    route(contract.linkIdentity, (call) => linkIdentity(identities, call)),
    route(contract.unlinkIdentity, (call) => unlinkIdentity(identities, call)),
  ]
}
