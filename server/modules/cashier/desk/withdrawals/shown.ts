import type { DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'
import type { Right, StaffCaller } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { maskedWords } from '../../../members/index.ts'
import { kycTiersOf } from '../../../kyc/index.ts'
import { remainingOfAll } from '../../../turnover/index.ts'
import { shownCurrency } from '../deposits/lists.ts'
import { isClaimed } from './claim.ts'
import { maskedNumber } from '../../payout-accounts/account-number.ts'
import { brandOf, type Withdrawals } from '../../withdrawals/deps.ts'
import { unpaidOf } from '../../payouts/parts.ts'
import { shownOrders } from '../../withdrawals/shown.ts'
import { partsOf } from '../../payouts/store.ts'
import type { OrderRow } from '../../withdrawals/store.ts'
import { termsOf } from '../../withdrawals/terms.ts'
import { aroundOrders } from './queries/orders.ts'

/** Whether two people must say yes to an order. */
export async function needsTwo(withdrawals: Withdrawals, order: OrderRow, now: Instant): Promise<boolean> {
  const { fourEyesFrom } = await termsOf(withdrawals, brandOf(withdrawals, order.merchant_id), undefined, now)
  return order.decision === 'SENIOR' || order.decision === 'HOLD' || order.amount >= fourEyesFrom
}

/** Who pays has to read where to; who only looks reads as much as tells one from another. */
const ACTING: readonly Right[] = ['withdrawals.edit', 'withdrawals.approve', 'withdrawals.senior']

/** Orders as the desk sees them: with whose they are, what spoke against them and who is at it. */
export async function deskOrders(
  withdrawals: Withdrawals,
  db: Db | Tx,
  orders: readonly OrderRow[],
  caller: StaffCaller,
  now: Instant,
): Promise<DeskWithdrawal[]> {
  const acts = ACTING.some((right) => caller.rights.includes(right))
  const nos = orders.map(({ no }) => no)
  const shown = await shownOrders(db, orders, now)
  const parts = await partsOf(db, nos)
  const rows = await aroundOrders(db, nos)
  const around = new Map(rows.map((row) => [row.no, row]))
  const two = await Promise.all(orders.map((order) => needsTwo(withdrawals, order, now)))
  const members = [...new Set(orders.map((order) => order.member_id))]
  const [left, tiers] = [await remainingOfAll(db, members), await kycTiersOf(db, members)]
  return orders.map((order, at) => {
    const { user_name: userName, signals, claimer } = around.get(order.no)!
    return {
      ...shown[at]!,
      // The desk has a way of its own to a picture: its look is written down.
      parts: shown[at]!.parts.map(({ proofImage, ...part }) => ({
        ...part,
        ...(proofImage
          ? { proofImage: { ...proofImage, url: `/bo/v1/withdrawals/${order.no}/proof/${proofImage.fileId}` } }
          : {}),
      })),
      memberId: order.member_id,
      userName,
      currency: shownCurrency(brandOf(withdrawals, order.merchant_id)),
      number: acts ? order.number : maskedNumber(order.kind, order.number),
      holder: acts ? order.holder : maskedWords(order.holder),
      ...(order.bank_code === null ? {} : { bankCode: order.bank_code }),
      decision: order.decision,
      score: order.score,
      signals: signals ?? {},
      turnoverLeft: (left.get(order.member_id) ?? 0n).toString(),
      kycTier: tiers.get(order.member_id) ?? 0,
      fourEyes: two[at]!,
      ...(claimer !== null && isClaimed(order, now) ? { claimedBy: claimer } : {}),
      mine: order.claimed_by === caller.staffId,
      unpaid: unpaidOf(
        order,
        parts.filter(({ no }) => no === order.no),
      ).toString(),
      forgotten: parts
        .filter(({ no, state, forgotten }) => no === order.no && state === 'UNKNOWN' && forgotten)
        .map(({ part }) => part),
    }
  })
}
