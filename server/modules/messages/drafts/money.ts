import { iso } from '@senluna/kit/time.ts'
import type { DraftOf } from './draft-of.ts'

const DEPOSITS = '/?mc=depositv2'

const depositCredited: DraftOf<'depositCredited'> = ({ memberId, payload: { orderNo, amount } }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'depositCredited',
  args: { no: orderNo, amount: { money: amount } },
  route: DEPOSITS,
})

const depositReview: DraftOf<'depositReview'> = ({ memberId, payload: { orderNo } }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'depositReview',
  args: { no: orderNo },
  route: DEPOSITS,
})

const depositRejected: DraftOf<'depositRejected'> = ({ memberId, payload: { orderNo, reason } }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'depositRejected',
  args: { no: orderNo, reason: { text: `deposit.reason.${reason}` } },
  route: DEPOSITS,
})

const payoutAccountEnded: DraftOf<'payoutAccountEnded'> = ({ memberId, at, payload: { account } }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'payoutAccountEnded',
  args: { account, at: { at: iso(at) } },
  route: '/?mc=withdraw&mc.tab=accounts',
})

/** How a member learns what became of their deposits and payout accounts. */
export const MONEY_DRAFTS = { depositCredited, depositReview, depositRejected, payoutAccountEnded }
