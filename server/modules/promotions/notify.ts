import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/words/in-language.ts'
import { sendMessage, type Draft } from '../messages/index.ts'
import { outOfPlay } from '../protection/index.ts'

/** A reward that waits, and whose promotion is called so. */
interface Waiting {
  memberId: Id<'member'>
  titles: Texts
  amount: Amount
  claimBefore: Instant
}

/**
 * Tells a member that a reward waits, and until when. It is about what they did themselves, so it
 * reaches them whether or not they want to hear of offers; during a break nothing is sent.
 */
export async function notifyWaiting(
  tx: Tx,
  template: 'rewardWaits' | 'applicationAccepted' | 'rewardReleased',
  { memberId, titles, amount, claimBefore }: Waiting,
  now: Instant,
): Promise<void> {
  const args = { promotion: { titles }, until: { at: iso(claimBefore) } }
  const to = { memberId, tab: 'PERSONAL', route: '/?mc=rewardCenter' } as const
  // A prize of points or goods alone has no amount to say.
  if (amount === 0n && template !== 'rewardReleased') await send(tx, { ...to, template: 'prizeWaits', args }, now)
  else await send(tx, { ...to, template, args: { ...args, amount: { money: amount.toString() } } }, now)
}

/** Tells a member that a mission is done and its reward waits. */
export async function notifyMissionDone(
  tx: Tx,
  { memberId, titles }: Pick<Waiting, 'memberId' | 'titles'>,
  now: Instant,
): Promise<void> {
  const args = { mission: { titles } }
  await send(tx, { memberId, tab: 'PERSONAL', template: 'missionDone', args, route: '/?mc=missionLeaderboard' }, now)
}

/** Tells a member that staff refused what they applied with, and why. */
export async function notifyRefused(
  tx: Tx,
  { memberId, titles, reason }: Pick<Waiting, 'memberId' | 'titles'> & { reason: string },
  now: Instant,
): Promise<void> {
  const args = { promotion: { titles }, reason }
  await send(tx, { memberId, tab: 'PERSONAL', template: 'applicationRejected', args, route: '/promotions' }, now)
}

/** Tells a member that two people looked into a reward of theirs and it is none. */
export async function notifyTaken(
  tx: Tx,
  { memberId, titles }: Pick<Waiting, 'memberId' | 'titles'>,
  now: Instant,
): Promise<void> {
  const args = { promotion: { titles } }
  await send(tx, { memberId, tab: 'PERSONAL', template: 'rewardRefused', args, route: '/?mc=rewardCenter' }, now)
}

/** Tells who brought a friend that they bring nothing. `friend`: the name, masked. */
export async function notifyFriendRefused(
  tx: Tx,
  { memberId, titles, friend }: Pick<Waiting, 'memberId' | 'titles'> & { friend: string },
  now: Instant,
): Promise<void> {
  const args = { promotion: { titles }, friend }
  await send(tx, { memberId, tab: 'PERSONAL', template: 'friendRefused', args, route: '/?mc=referral' }, now)
}

async function send(tx: Tx, draft: Draft, now: Instant): Promise<void> {
  if ((await outOfPlay(tx, [draft.memberId], now)).size === 0) await sendMessage(tx, draft, now)
}
