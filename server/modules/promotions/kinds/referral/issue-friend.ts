import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, rate, type Amount } from '@senluna/kit/money.ts'
import { friendReward, stepsReached, type FriendTerms, type LadderStep } from '@senluna/kit/promotions/referral.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import { assert } from '@senluna/kit/assert.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockMember } from '../../../members/index.ts'
import { notifyWaiting } from '../../notify.ts'
import { chargeBudget } from '../../participation/budget-store.ts'
import { insertParticipation } from '../../participation/participation-store.ts'
import { requiredOf } from '../../participation/take.ts'
import { titlesOfPromotion } from '../../promotion-store.ts'
import type { RulesOf } from '../kind.ts'
import { reachedBy, stepFriend, type FriendRow } from './friend-store.ts'

type Rules = RulesOf<'REFERRAL'>

/** The rules with their amounts as amounts. */
export const friendTerms = ({ minDeposit, minValidBet, ratePpm, cap }: Rules): FriendTerms => ({
  minDeposit: amount(BigInt(minDeposit)),
  minValidBet: amount(BigInt(minValidBet)),
  rate: rate(ratePpm),
  cap: amount(BigInt(cap)),
})

/** Of who is counted: whether enough was deposited was judged when it came, by what was sent. */
export const countedTerms = (rules: Rules): FriendTerms => ({ ...friendTerms(rules), minDeposit: amount(0n) })

const ladderOf = ({ ladder }: Rules): LadderStep[] =>
  ladder.map((step) => ({ count: step.count, amount: amount(BigInt(step.amount)) }))

/**
 * Gives who brought a friend their reward, and the steps of the ladder that it reaches; both wait
 * to be claimed, and a message says so. Whoever brought them is locked, so that each step is given
 * once. False, and nothing is given, when the budget doesn't cover all of it.
 */
export async function issueFriend(
  tx: Tx,
  brand: Brand,
  row: FriendRow,
  validBet: Amount,
  now: Instant,
): Promise<boolean> {
  await lockMember(tx, row.referrer_id)
  const earned = friendReward({ firstDeposit: row.deposit, validBet }, countedTerms(row.rules))
  assert(earned.qualified && earned.amount > 0n, 'only friends who did enough are given')
  const { qualified, steps } = await reachedBy(tx, row.referrer_id, row.promotion_id)
  const place = qualified + 1
  const reached = stepsReached(ladderOf(row.rules), place, steps)
  const all = reached.reduce((sum, step) => sum + step.amount, BigInt(earned.amount))
  const key = { merchantCode: brand.merchantCode, promotionId: row.promotion_id }
  if ((await chargeBudget(tx, key, [amount(all)])) === 0) return false
  const rewardId = await insert(tx, brand, row, {
    cycle: `FRIEND ${place}`,
    amount: earned.amount,
    data: { friend: row.friend_id },
    now,
  })
  await stepFriend(tx, row, 'QUALIFIED', { rewardId }, now)
  for (const step of reached)
    await insert(tx, brand, row, {
      cycle: `STEP ${step.count}`,
      amount: step.amount,
      data: { step: step.count },
      now,
    })
  const { titles } = await titlesOfPromotion(tx, brand.merchantCode, row.promotion_id)
  const claimBefore = later(now, row.rules.claimHours * HOUR)
  await notifyWaiting(tx, 'rewardWaits', { memberId: row.referrer_id, titles, amount: amount(all), claimBefore }, now)
  return true
}

async function insert(
  tx: Tx,
  brand: Brand,
  row: FriendRow,
  given: { cycle: string; amount: Amount; data: unknown; now: Instant },
): Promise<Id<'participation'>> {
  const { now } = given
  const id = newId<'participation'>(now)
  const written = await insertParticipation(
    tx,
    {
      id,
      merchantCode: brand.merchantCode,
      promotionId: row.promotion_id,
      memberId: row.referrer_id,
      cycle: given.cycle,
      termsVersion: row.terms_version,
      currency: row.currency,
      amount: given.amount,
      required: requiredOf(given.amount, row.rules.turnoverX100),
      kind: KIND.REFERRAL,
      data: given.data,
      claimBefore: later(now, row.rules.claimHours * HOUR),
    },
    now,
  )
  assert(written, 'a place among friends is given once, under the lock of its member')
  return id
}
