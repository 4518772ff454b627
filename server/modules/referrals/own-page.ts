import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/member/referrals.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { broughtBy, friendsOf, maskedName } from '../members/index.ts'
import { ownCode } from './own-code.ts'
import { pageOf } from '../../platform/page.ts'

/** Which of these have put money in: a later module knows. */
export type DepositedAmong = (ids: readonly Id<'member'>[]) => Promise<ReadonlySet<string>>

interface OwnPageQuery {
  db: Db
  depositedAmong: DepositedAmong
  merchantCode: MerchantCode
  memberId: Id<'member'>
  /** The address of the site, before the path. */
  site: string
  after: string | undefined
  size: number
}

/**
 * The member's own code and link, and one page of those who came by it. Refuses VAL_FIELD for a
 * page that is none.
 */
export async function ownReferralPage(
  ownPageQuery: OwnPageQuery,
  now: Instant,
): Promise<ReplyOf<typeof contract.ownReferral>> {
  const { db, depositedAmong, merchantCode, memberId, after, size } = ownPageQuery
  if (after !== undefined && !isUuid(after)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const code = await ownCode(db, merchantCode, memberId, now)
  const friends = await friendsOf(db, memberId, after, size + 1)
  const { list, ...next } = pageOf(friends, size, ({ id }) => id)
  const paid = await depositedAmong(list.map(({ id }) => id))
  return {
    code,
    url: `${ownPageQuery.site}/register?${new URLSearchParams({ referralCode: code })}`,
    registered: await broughtBy(db, memberId),
    list: list.map(({ id, userName, at }) => ({
      account: maskedName(userName),
      at: at.toISOString(),
      state: paid.has(id) ? 'DEPOSITED' : 'REGISTERED',
    })),
    ...next,
  }
}
