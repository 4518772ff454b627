import type { RoundBet } from '@senluna/contract/events/wagers.ts'
import { isAgent } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { friendReward } from '@senluna/kit/promotions/referral.ts'
import { DAY, instant, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { placeInTree } from '../../../members/index.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { validBetsOf } from '../../../wagers/index.ts'
import { placeOf } from '../deposit-bonus/bonus-store.ts'
import { paidOf, type CreditedDeposit } from '../deposit-bonus/grant.ts'
import { isMeant } from '../../segments/audience-store.ts'
import { barsBetween } from './bars-store.ts'
import {
  broughtAmong,
  holdWaiting,
  insertFriend,
  noteValidBets,
  referralsOn,
  stepFriend,
  validBetOf,
  type Brought,
  type FriendRow,
} from './friend-store.ts'
import { countedTerms, friendTerms, issueFriend } from './issue-friend.ts'

/**
 * Writes down friends whose first deposit was credited, of every reward for friends that is on. A
 * deposit that comes again changes nothing, and neither does a second one.
 */
export async function noteFriends(
  tx: Tx,
  brands: readonly Brand[],
  deposits: readonly CreditedDeposit[],
  now: Instant,
): Promise<void> {
  const owners = deposits.map(({ memberId }) => memberId)
  for (const brought of await broughtAmong(tx, owners)) {
    const brand = brands.find(({ merchantCode }) => merchantCode === brought.merchant_id)
    if (!brand) continue
    for (const deposit of deposits.filter(({ memberId }) => memberId === brought.id))
      await noteFriend(tx, brand, brought, deposit, now)
  }
  await countFriends(tx, brands, owners, now)
}

async function noteFriend(
  tx: Tx,
  brand: Brand,
  { id: friendId, referrer_id: referrerId, created_at: registered }: Brought,
  credited: CreditedDeposit,
  now: Instant,
): Promise<void> {
  const { orderNo, amount: deposit } = credited
  if (deposit <= 0n) return
  const place = await placeOf(tx, friendId, orderNo)
  if (place?.nth !== 1) return
  const referrer = await placeInTree(tx, brand.merchantCode, { id: referrerId })
  // Agents earn by their own terms.
  if (!referrer || isAgent(referrer.type)) return
  for (const row of await referralsOn(tx, brand.merchantCode, instant(place.creditedAt.getTime()))) {
    const { id, rules, version, start_at } = row
    assert(rules.kind === 'REFERRAL', 'only rewards for friends are asked for')
    if (!(await isMeant(tx, brand, row, referrerId, now))) continue
    if (registered < start_at) continue
    const until = later(instant(registered.getTime()), rules.days * DAY)
    const { minDeposit } = friendTerms(rules)
    const may = paidOf(credited) >= minDeposit && place.creditedAt.getTime() < until
    await insertFriend(
      tx,
      {
        id: newId<'friend'>(now),
        merchant_id: brand.merchantCode,
        promotion_id: id,
        referrer_id: referrerId,
        friend_id: friendId,
        state: may ? 'WAITING' : 'MISSED',
        terms_version: version,
        rules,
        currency: brand.currency.code,
        deposit: amount(deposit),
        registered_at: registered,
        until: new Date(until),
      },
      now,
    )
  }
}

/**
 * Looks at what friends who still have to stake have staked, and gives for those who did enough.
 * Each is counted as it stands, so a bet that is heard of twice counts once.
 */
export async function countFriends(
  tx: Tx,
  brands: readonly Brand[],
  members: readonly Id<'member'>[],
  now: Instant,
): Promise<void> {
  for (const row of await holdWaiting(tx, members)) {
    const brand = brands.find(({ merchantCode }) => merchantCode === row.merchant_id)
    if (brand) await countFriend(tx, brand, row, now)
  }
}

/** A wager of real money toward what a friend must stake. */
export interface FriendWager {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  /** A whole round in one, which can't have been counted before. */
  isNewWager: boolean
  /** Of such a round what it counts for; where nobody said, it is read. */
  round?: RoundBet | undefined
}

/**
 * The same for wagers that were settled. New rounds are added to what was counted: all bets of a
 * friend are added up anew only when that may be enough, or when a bet was corrected.
 */
export async function countFriendsPlay(
  tx: Tx,
  brands: readonly Brand[],
  wagers: readonly FriendWager[],
  now: Instant,
): Promise<void> {
  const waiting = await holdWaiting(tx, [...new Set(wagers.map(({ memberId }) => memberId))])
  if (waiting.length === 0) return
  const friends = new Set(waiting.map((row) => row.friend_id))
  const own = wagers.filter(({ memberId }) => friends.has(memberId))
  const corrected = new Set(own.flatMap(({ memberId, isNewWager }) => (isNewWager ? [] : [memberId])))
  const more = new Map(
    await validBetsOf(
      tx,
      own.filter(({ memberId, round }) => !round && !corrected.has(memberId)),
    ),
  )
  for (const { memberId, round } of own) if (round) more.set(memberId, (more.get(memberId) ?? 0n) + round.validBet)
  const counted: { id: Id<'friend'>; bet: Amount }[] = []
  for (const row of waiting) {
    const bet = amount(row.valid_bet + (more.get(row.friend_id) ?? 0n))
    if (!corrected.has(row.friend_id) && bet < BigInt(row.rules.minValidBet)) {
      if (bet !== row.valid_bet) counted.push({ id: row.id, bet })
      continue
    }
    const brand = brands.find(({ merchantCode }) => merchantCode === row.merchant_id)
    if (brand) await countFriend(tx, brand, row, now)
  }
  await noteValidBets(tx, counted)
}

async function countFriend(tx: Tx, brand: Brand, row: FriendRow, now: Instant): Promise<void> {
  const bet = await validBetOf(tx, row)
  if (bet !== row.valid_bet) await noteValidBets(tx, [{ id: row.id, bet }])
  if (!friendReward({ firstDeposit: row.deposit, validBet: bet }, countedTerms(row.rules)).qualified) return
  if ((await outOfPlay(tx, [row.referrer_id], now)).size > 0)
    return stepFriend(tx, row, 'REFUSED', { bars: ['AWAY'] }, now)
  const bars = await barsBetween(tx, row)
  if (bars.length > 0) return stepFriend(tx, row, 'HELD', { bars }, now)
  // Once there is more to spend, two people can still give it.
  if (!(await issueFriend(tx, brand, row, bet, now))) await stepFriend(tx, row, 'HELD', { bars: ['BUDGET'] }, now)
}
