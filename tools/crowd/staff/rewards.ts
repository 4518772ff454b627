import { acceptApplication, deskApplications, rejectApplication } from '@senluna/contract/desk/brand/applications.ts'
import { decideRedemption, deskRedemptions } from '@senluna/contract/desk/brand/points.ts'
import { deskVip, setVipHost } from '@senluna/contract/desk/members/vip.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../visitor.ts'
import type { Clerk } from './clerk.ts'

/** Of so many forms one is refused. */
const REFUSED_OF = 4
/** From this level of VIP on a member has a manager of their own. */
const LOOKED_AFTER = 2

/** Gives the least for each form that waits; now and then one is refused. */
export async function decideApplications(clerk: Clerk): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(deskApplications, { query: { state: 'APPLYING' } })
  for (const [nth, { id, memberId, least }] of list.entries()) {
    await clerk.read(20 * SECOND)
    const params = { id }
    try {
      if (nth % REFUSED_OF === REFUSED_OF - 1)
        await clerk.visitor.call(rejectApplication, {
          params,
          body: { memberId, note: 'Chưa thấy ván thắng bạn kể, bạn gửi lại kèm mã ván nhé.' },
          reason: 'The round that it tells of was not found',
        })
      else
        await clerk.visitor.call(acceptApplication, {
          params,
          body: { memberId, amount: least },
          reason: 'The round that it tells of was found',
        })
    } catch (error) {
      // Taken back meanwhile, or its member is on a break.
      if (!isRefused(error, 'APPROVAL_STALE', 'APPROVAL_OPEN', 'PROMO_OUT')) throw error
    }
  }
}

/** Delivers the goods that wait, whoever waits longest first. */
export async function deliverGoods(clerk: Clerk): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(deskRedemptions, { query: { status: 'In Process' } })
  for (const { orderNo, kind } of list) {
    await clerk.read(20 * SECOND)
    try {
      await clerk.visitor.call(decideRedemption, {
        params: { orderNo },
        body: { approve: true, ...(kind === 'BONUS' ? {} : { delivery: `SEN-${orderNo.slice(-6)}` }) },
        reason: 'In stock',
      })
    } catch (error) {
      if (!isRefused(error, 'GOODS_STATE')) throw error
    }
  }
}

/** Gives members of a high level somebody who looks after them, where nobody does yet. */
export async function lookAfterVip(clerk: Clerk, host: string): Promise<void> {
  await clerk.come()
  const { list } = await clerk.visitor.call(deskVip, { query: { care: 'NONE', pageSize: '20' } })
  for (const { memberId } of list.filter(({ level }) => level >= LOOKED_AFTER)) {
    await clerk.read(20 * SECOND)
    await clerk.visitor.call(setVipHost, {
      params: { id: memberId },
      body: { host },
      reason: 'A personal manager comes with this level',
    })
  }
}
