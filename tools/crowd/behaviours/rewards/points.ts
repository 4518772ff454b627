import { paymentPassword } from '@senluna/contract/member/security.ts'
import { payoutAccounts } from '@senluna/contract/money/payout-accounts.ts'
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointReward,
  redeemPointReward,
  type Goods,
} from '@senluna/contract/money/points.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../../guest.ts'
import { pinOf } from '../../people.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

/** Looks at the points mall, and changes points for a gift or for money when there are enough. */
export const points: Behaviour = {
  name: 'points',
  async run(guest) {
    const { visitor, chance } = guest
    const own = await visitor.call(pointBalance)
    const { list } = await visitor.call(pointReward, { query: { affordable: 'true', pageSize: '20' } })
    await guest.pause(8 * SECOND, 40 * SECOND)
    const free = list.filter((goods) => goods.status === 'ON' && goods.quantity > 0 && goods.kind !== 'PHYSICAL')
    if (free.length > 0 && chance.happens(0.5)) return redeem(guest, chance.pick(free))
    return convert(guest, Math.min(Number(own.balance), Number(own.leftToday)))
  },
}

async function redeem(guest: Guest, goods: Goods): Promise<void> {
  const body = { goodsId: goods.goodsId, quantity: 1, paymentPassword: await digitsOf(guest) }
  try {
    await guest.visitor.call(redeemPointReward, { body })
  } catch (error) {
    // Others were faster, or there is more to play first.
    if (!isRefused(error, 'GOODS_SOLD_OUT', 'GOODS_REQUIREMENT', 'GOODS_VIP', 'GOODS_LIMIT')) throw error
  }
}

async function convert(guest: Guest, most: number): Promise<void> {
  const { convertMin, convertStep } = await guest.visitor.call(pointConfig)
  const wanted = most - (most % convertStep)
  if (wanted < convertMin) return
  await guest.visitor.call(convertPoint, {
    body: { points: String(wanted), paymentPassword: await digitsOf(guest) },
  })
}

/** Their payment digits, which they set the first time. */
async function digitsOf(guest: Guest): Promise<string> {
  const pin = pinOf(guest.secret, guest.person)
  const { hasPaymentPassword } = await guest.visitor.call(payoutAccounts)
  if (!hasPaymentPassword)
    await guest.visitor.call(paymentPassword, { body: { password: guest.password, newPin: pin, confirmPin: pin } })
  await guest.pause(4 * SECOND, 12 * SECOND)
  return pin
}
