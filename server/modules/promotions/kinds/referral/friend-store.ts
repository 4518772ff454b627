import { sql } from 'kysely'
import type { FriendBar, FriendState } from '@senluna/contract/member/rewards/friend-rewards.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { assertStep, assertStepped } from '../../../../platform/steps.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { BOOK } from '../../../wagers/index.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import type { RulesOf } from '../kind.ts'
import { FRIEND_STEPS } from './steps.ts'

type Rules = RulesOf<'REFERRAL'>

/** A friend that somebody brought. */
export interface FriendRow {
  id: Id<'friend'>
  merchant_id: MerchantCode
  promotion_id: string
  referrer_id: Id<'member'>
  friend_id: Id<'member'>
  state: FriendState
  bars: FriendBar[]
  terms_version: number
  rules: Rules
  currency: string
  deposit: Amount
  registered_at: Date
  until: Date
  valid_bet: Amount
  reward_id: Id<'participation'> | null
  created_at: Date
  changed_at: Date
}

/** Somebody who was brought by another member: who, by whom, since when. */
export interface Brought {
  id: Id<'member'>
  merchant_id: MerchantCode
  referrer_id: Id<'member'>
  created_at: Date
}

/** Which of these were brought by somebody. */
export async function broughtAmong(tx: Tx, ids: readonly Id<'member'>[]): Promise<Brought[]> {
  const { rows } = await sql<Brought>`select id, merchant_id, referrer_id, created_at from promotions.in_people
    where id = any(${[...ids]}::uuid[]) and referrer_id is not null and counted`.execute(tx)
  return rows
}

/** The rewards for friends that a brand offers at a moment. */
export async function referralsOn(db: Db | Tx, merchantCode: MerchantCode, at: Instant): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`select * from promotions.promotion
    where merchant_id = ${merchantCode} and enabled and rules->>'kind' = 'REFERRAL'
      and start_at <= ${new Date(at)} and (end_at is null or end_at > ${new Date(at)}) order by id`.execute(db)
  return rows
}

/** Writes down a friend with the first deposit. One that is there stays as it is. */
export async function insertFriend(
  tx: Tx,
  row: Omit<FriendRow, 'bars' | 'valid_bet' | 'reward_id' | 'created_at' | 'changed_at'>,
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  await sql`insert into promotions.friend (id, merchant_id, promotion_id, referrer_id, friend_id, state, terms_version, rules, currency,
      deposit, registered_at, until, created_at, changed_at)
    values (${row.id}, ${row.merchant_id}, ${row.promotion_id}, ${row.referrer_id}, ${row.friend_id}, ${row.state}, ${row.terms_version},
      ${JSON.stringify(row.rules)}::jsonb, ${row.currency}, ${row.deposit}, ${row.registered_at}, ${row.until}, ${at}, ${at})
    on conflict (friend_id, promotion_id) do nothing`.execute(tx)
}

/** Friends among these who still have to stake, held, in the order of who brought them. */
export async function holdWaiting(tx: Tx, ids: readonly Id<'member'>[]): Promise<FriendRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FriendRow>`select * from promotions.friend
    where friend_id = any(${[...ids]}::uuid[]) and state = 'WAITING' order by referrer_id, id for update`.execute(tx)
  return rows
}

/** What of a friend's bets counts: settled ones of real money, from the registration on. */
export async function validBetOf(tx: Tx, row: FriendRow): Promise<Amount> {
  const { rows } = await sql<{
    bet: Amount
  }>`select coalesce(sum(valid_bet), 0)::bigint as bet from promotions.in_wagers
    where owner_id = ${row.friend_id} and book = ${sql.lit(BOOK.REAL)} and placed_at >= ${row.registered_at}
      and settled_at < ${row.until}`.execute(tx)
  return rows[0]!.bet
}

/** Notes what friends have staked, whose rows are held. */
export async function noteValidBets(tx: Tx, counted: readonly { id: Id<'friend'>; bet: Amount }[]): Promise<void> {
  if (counted.length === 0) return
  await sql`update promotions.friend f set valid_bet = c.bet
    from unnest(${counted.map(({ id }) => id)}::uuid[], ${counted.map(({ bet }) => String(bet))}::bigint[]) as c (id, bet)
    where f.id = c.id`.execute(tx)
}

/** Takes a step; `reward` is what a friend who qualified earned. */
export async function stepFriend(
  tx: Tx,
  row: Pick<FriendRow, 'id' | 'state'>,
  to: FriendState,
  more: { bars?: readonly FriendBar[]; rewardId?: Id<'participation'> },
  now: Instant,
): Promise<void> {
  assertStep(FRIEND_STEPS, row.id, row.state, to)
  const done = await sql`update promotions.friend set state = ${to}, changed_at = ${new Date(now)},
      bars = coalesce(${more.bars ? [...more.bars] : null}::text[], bars), reward_id = ${more.rewardId ?? null}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(FRIEND_STEPS, row.id, done)
}

/** Lets go of friends who did not stake enough in time. Answers how many. */
export async function closeLate(db: Db, before: Instant, now: Instant): Promise<number> {
  const { numAffectedRows } = await sql`update promotions.friend set state = 'MISSED', changed_at = ${new Date(now)}
    where state = 'WAITING' and until <= ${new Date(before)}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** How many friends of somebody qualified so far, and which steps of the ladder were given. */
export async function reachedBy(
  db: Db | Tx,
  memberId: Id<'member'>,
  promotionId: string,
): Promise<{ qualified: number; steps: number[]; earned: Amount }> {
  const { rows } = await sql<{ qualified: number; steps: number[]; earned: Amount }>`select
      count(*) filter (where data ? 'friend')::int as qualified,
      coalesce(array_agg((data->>'step')::int) filter (where data ? 'step'), '{}') as steps,
      coalesce(sum(amount), 0)::bigint as earned
    from promotions.participation
    where member_id = ${memberId} and promotion_id = ${promotionId} and kind = ${sql.lit(KIND.REFERRAL)}`.execute(db)
  return rows[0]!
}

/** A friend by the row's id, held. */
export async function lockFriend(tx: Tx, merchantCode: MerchantCode, id: Id<'friend'>): Promise<FriendRow | undefined> {
  const { rows } = await sql<FriendRow>`select * from promotions.friend
    where id = ${id} and merchant_id = ${merchantCode} for update`.execute(tx)
  return rows[0]
}

/** A friend with the names of both. */
export type ListedFriend = FriendRow & { friend_name: string; referrer_name: string; earned: Amount | null }

/** Friends of one member or of a brand, the newest first. */
export async function listFriends(
  db: Db | Tx,
  wanted: {
    merchantCode: MerchantCode
    referrerId?: Id<'member'> | undefined
    promotionId?: string | undefined
    id?: Id<'friend'> | undefined
    name?: string | undefined
    state?: FriendState | undefined
    after: Id<'friend'> | null
    most: number
  },
): Promise<ListedFriend[]> {
  const name = wanted.name?.trim().toLowerCase() ?? null
  const { rows } =
    await sql<ListedFriend>`select f.*, a.user_name as friend_name, b.user_name as referrer_name, p.amount as earned
    from promotions.friend f join promotions.in_people a on a.id = f.friend_id join promotions.in_people b on b.id = f.referrer_id
    left join promotions.participation p on p.id = f.reward_id
    where f.merchant_id = ${wanted.merchantCode} and (${wanted.after}::uuid is null or f.id < ${wanted.after}::uuid)
      and (${wanted.id ?? null}::uuid is null or f.id = ${wanted.id ?? null})
      and (${wanted.referrerId ?? null}::uuid is null or f.referrer_id = ${wanted.referrerId ?? null})
      and (${wanted.promotionId ?? null}::text is null or f.promotion_id = ${wanted.promotionId ?? null})
      and (${wanted.state ?? null}::text is null or f.state = ${wanted.state ?? null})
      and (${name}::text is null or a.user_name = ${name} or b.user_name = ${name})
    order by f.id desc limit ${wanted.most}`.execute(db)
  return rows
}
