import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { BOOK, WAGER_STATUS } from '../../wagers/index.ts'
import type { Finding } from './find-store.ts'

/** So many bets on both sides look like a way to wager without a risk. */
const BETS = 5
/** So many draws on which two accounts took both sides. */
const DRAWS = 3
/** So many other accounts are named. */
const NAMED = 10

/**
 * Bonuses under way that are wagered by opposite bets, none of which was looked into before: most
 * of what was staked since the bonus came lay on both sides of a round or draw, or an account that
 * shares a device, a payout account or name and birthday took the other side of the same draws for
 * about as much. Bets that the house paid for don't speak.
 */
export async function oppositeBets(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`with bonus as materialized (
      select p.id, p.member_id, p.merchant_id, p.created_at from promotions.participation p
      where p.kind = ${sql.lit(KIND.DEPOSIT_BONUS)} and p.ends_at is not null and p.ended_at is null
        and not exists (select from promotions.suspicion s where s.reward_id = p.id)),
    related as materialized (
      select r.id, r.member_id, r.created_at, b.member_id as other from bonus r
        join promotions.in_devices a on a.member_id = r.member_id and a.merchant_id = r.merchant_id
        join promotions.in_devices b on b.merchant_id = a.merchant_id and b.member_id <> a.member_id and b.device_id = a.device_id
      union select r.id, r.member_id, r.created_at, b.member_id from bonus r
        join promotions.in_payees a on a.member_id = r.member_id and a.merchant_id = r.merchant_id
        join promotions.in_payees b on b.merchant_id = a.merchant_id and b.member_id <> a.member_id
          and (b.kind, b.bank_code, b.number) = (a.kind, a.bank_code, a.number)
      union select r.id, r.member_id, r.created_at, b.member_id from bonus r
        join promotions.in_names a on a.member_id = r.member_id and a.merchant_id = r.merchant_id
        join promotions.in_names b on b.merchant_id = a.merchant_id and b.member_id <> a.member_id
          and (b.payee_name, b.birthday) = (a.payee_name, a.birthday))
    select r.id as reward_id, 'OPPOSITE_BETS' as signal, '{}'::uuid[] as others, w.covered as claims from bonus r
      cross join lateral (select count(*) filter (where w.valid_bet = 0)::integer as covered,
          coalesce(sum(w.stake) filter (where w.valid_bet = 0), 0) as on_both, coalesce(sum(w.stake), 0) as staked
        from promotions.in_wagers w
        where w.owner_id = r.member_id and w.book = ${sql.lit(BOOK.REAL)} and w.placed_at >= r.created_at and w.settled_at is not null
          and w.status in (${sql.lit(WAGER_STATUS.WON)}, ${sql.lit(WAGER_STATUS.LOST)}, ${sql.lit(WAGER_STATUS.PUSH)})
          and not exists (select from promotions.in_free_plays f where f.owner_id = w.owner_id and f.wager_id = w.id)
          and not exists (select from promotions.in_free_bets f where f.owner_id = w.owner_id and f.wager_id = w.id)) w
      where w.covered >= ${sql.lit(BETS)} and w.on_both * 2 > w.staked
    union all
    select r.id, 'OPPOSITE_BETS', (array_agg(distinct r.other))[1:${sql.lit(NAMED)}], count(distinct a.draw_no)::integer
    from related r
      join promotions.in_tickets a on a.owner_id = r.member_id and a.accepted_at >= r.created_at
      join promotions.in_tickets b on b.owner_id = r.other and b.draw_no = a.draw_no and b.bet_type = a.bet_type
        and b.accepted_at >= r.created_at
    where a.selection is distinct from b.selection and not exists (
        select from jsonb_array_elements(case jsonb_typeof(a.selection) when 'array' then a.selection else jsonb_build_array(a.selection) end) one
        where (case jsonb_typeof(b.selection) when 'array' then b.selection else jsonb_build_array(b.selection) end) @> jsonb_build_array(one))
      and least(a.stake, b.stake) * 5 >= greatest(a.stake, b.stake) * 4
    group by r.id having count(distinct a.draw_no) >= ${sql.lit(DRAWS)}`.execute(tx)
  return rows
}

/** Notes that a bonus under way is looked into. One that was decided before stays as it is. */
export async function noteBonus(
  tx: Tx,
  id: Id<'suspicion'>,
  rewardId: Id<'participation'>,
  found: readonly object[],
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into promotions.suspicion (id, merchant_id, promotion_id, member_id, reward_id, state, found, created_at)
    select ${id}, p.merchant_id, p.promotion_id, p.member_id, p.id, 'HELD', ${JSON.stringify(found)}::jsonb, ${at}
    from promotions.participation p where p.id = ${rewardId} and p.ended_at is null
    on conflict (reward_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}
