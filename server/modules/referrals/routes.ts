import { linkOpened } from '@senluna/contract/agent/links.ts'
import * as contract from '@senluna/contract/member/referrals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import type { Db } from '../../platform/database/db.ts'
import { checkCode } from './check-code.ts'
import { countOpened } from './link-store.ts'
import { ownReferralPage, type DepositedAmong } from './own-page.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

interface ReferralDeps {
  db: Db
  /** For measuring only. */
  unlimited: boolean
  depositedAmong: DepositedAmong
}

/** The calls about codes. */
export function referralRoutes({ db, unlimited, depositedAmong }: ReferralDeps): Route[] {
  // Forty bits a code and one try in five seconds: nobody finds one.
  const tries = unlimited ? new Throttle(1e6, 1e6) : new Throttle(0.2, 12)
  const opens = unlimited ? new Throttle(1e6, 1e6) : new Throttle(0.2, 12)
  return [
    route(contract.affiliateCheck, ({ brand, query, ip, request, now }) => {
      tries.take(ip, now)
      return checkCode(db, brand, query.code, request.hostname, now)
    }),

    route(linkOpened, async ({ brand, body, ip, now }) => {
      opens.take(ip, now)
      await countOpened(db, brand.merchantCode, body.code, now)
      return { counted: true } as const
    }),

    route(contract.ownReferral, async ({ brand, caller, query, request, now }) => {
      // An assistant has no line, so nobody can be brought by one.
      if (!switchOn(brand.whitelabel, 'CENTER_REFERRAL') || caller.type === ACCOUNT_TYPE.ASSISTANT)
        throw new Refusal('AUTH_FORBIDDEN')
      const { after, pageSize: size = 10 } = query
      const { merchantCode } = brand
      const site = `${request.protocol}://${request.host}`
      return ownReferralPage({ db, depositedAmong, merchantCode, memberId: caller.memberId, site, after, size }, now)
    }),
  ]
}
