import * as contract from '@senluna/contract/referrals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Throttle } from '../../platform/http/throttle.ts'
import type { Db } from '../../platform/database/db.ts'
import { checkCode } from './check-code.ts'
import { ownCode } from './own-code.ts'
import { broughtBy } from './store.ts'

/** The calls about codes. `unlimited` is for measuring only. */
export function referralRoutes({ db, unlimited }: { db: Db; unlimited: boolean }): Route[] {
  // Forty bits a code and one try in five seconds: nobody finds one.
  const tries = unlimited ? new Throttle(1e6, 1e6) : new Throttle(0.2, 12)
  return [
    route(contract.affiliateCheck, ({ brand, query, ip, request, now }) => {
      tries.take(ip, now)
      return checkCode(db, brand, query.code, request.hostname, now)
    }),

    route(contract.ownReferral, async ({ brand, caller, request, now }) => {
      // An assistant has no line, so nobody can be brought by one.
      if (!switchOn(brand.whitelabel, 'CENTER_REFERRAL') || caller.type === 42) throw new Refusal('AUTH_FORBIDDEN')
      const code = await ownCode(db, brand.merchantCode, caller.memberId, now)
      const url = `${request.protocol}://${request.host}/register?${new URLSearchParams({ referralCode: code })}`
      return { code, url, registered: await broughtBy(db, caller.memberId) }
    }),
  ]
}
