import { money } from '@senluna/kit/currency.ts'
import type { DraftOf } from './draft-of.ts'

const MALL = '/pointMall'

const goodsDecided: DraftOf<'goodsDecided'> = ({ memberId, payload }) => {
  const { orderNo, names, approved, amount, delivery = '', reason = '', points } = payload
  const about = { goods: { titles: names }, no: orderNo }
  const to = { memberId, tab: 'PERSONAL', route: MALL } as const
  if (!approved && points === '0') return { ...to, template: 'prizeRejected', args: { ...about, reason } }
  if (!approved) return { ...to, template: 'goodsRejected', args: { ...about, points: wholePoints(points), reason } }
  if (amount !== undefined) return { ...to, template: 'goodsPaid', args: { ...about, amount: { money: amount } } }
  return { ...to, template: 'goodsDelivered', args: { ...about, delivery } }
}

const wholePoints = (points: string) => money(BigInt(points), { scale: 0, displayDecimals: 0 })

/** How a member learns what became of goods that they ordered or won. */
export const REWARD_DRAFTS = { goodsDecided }
