import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { type Instant, later, businessDate, HOUR, instant } from '@senluna/kit/time.ts'
import { PLAY_FOR, LIMITS_FOR, type HarmFacts, DEPOSITS_FOR, CONTACTS_FOR } from '@senluna/kit/protection/markers.ts'
import { sql } from 'kysely'
import { lowestId } from '../../../../platform/ids.ts'
import { WAGER_STATUS, bookOf, statusNo } from '../../../wagers/index.ts'
import { MEMBER_STATE } from '../../../members/index.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

type MemberId = Id<'member'>

/**
 * Members of a brand with something to look at, in the order of their ids, so that two runs at once
 * don't wait for each other crosswise.
 */
export async function candidates(db: Db, { merchantCode, timeZone }: Brand, now: Instant): Promise<MemberId[]> {
  const since = later(now, -PLAY_FOR)
  const { rows } = await sql<{
    id: MemberId
  }>`select m.id from protection.in_members m where m.merchant_id = ${merchantCode} and m.type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)}
      and m.state <> ${sql.lit(MEMBER_STATE.CLOSED)} and m.id in (
        select member_id from wagers.for_active_days where merchant_id = ${merchantCode} and day >= ${businessDate(since, timeZone)}::date
        union select member_id from protection.in_deposits where merchant_id = ${merchantCode} and id >= ${lowestId(since)}
        union select owner_id from protection.member_limit where changed_at > ${new Date(now - LIMITS_FOR)}
        union select owner_id from protection.marker where merchant_id = ${merchantCode} and level > 0)
    order by m.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * What is known of some members. Calls of the desk to a member are no contact of theirs: they must
 * not make a level out of themselves.
 */
export async function factsOf(db: Db, ids: readonly MemberId[], now: Instant): Promise<(id: MemberId) => HarmFacts> {
  const members = sql`any (${[...ids]}::uuid[])`
  const since = (ms: number) => new Date(now - ms)
  const [deposits, hours, counts] = await Promise.all([
    sql<{
      id: MemberId
      at: Date
      amount: Amount
    }>`select member_id as id, credited_at as at, received as amount from protection.in_deposits
      where member_id = ${members} and state = 'CREDITED' and credited_at > ${since(DEPOSITS_FOR)}`.execute(db),
    sql<{
      id: MemberId
      hour: Date
      staked: Amount
      won: Amount
    }>`select owner_id as id, date_trunc('hour', placed_at, 'UTC') as hour,
        sum(stake)::bigint as staked, sum(case when status = ${sql.lit(WAGER_STATUS.OPEN)} then stake else payout end)::bigint as won
      from wagers.for_record where owner_id = ${members} and book = ${bookOf('REAL')} and placed_at > ${since(PLAY_FOR + HOUR)}
        and status not in (${statusNo('CANCELLED')}, ${statusNo('VOID')}) group by 1, 2`.execute(db),
    sql<{ id: MemberId; declined: number; loosened: number; contacts: number }>`select i.id,
        (select count(*)::integer from protection.in_deposits d where d.member_id = i.id and d.id >= ${lowestId(later(now, -2 * PLAY_FOR))}
          and d.state = 'REJECTED' and d.changed_at > ${since(PLAY_FOR)}) as declined,
        (select count(*)::integer from protection.step s where s.owner_id = i.id and s.at > ${since(LIMITS_FOR)} and s.kind = 'raiseAsked') as loosened,
        (select count(*)::integer from feedback.for_facts t where t.member_id = i.id and t.at > ${since(CONTACTS_FOR)})
          + (select count(*)::integer from chat.for_contacts c where c.member_id = i.id and c.created_at > ${since(CONTACTS_FOR)}) as contacts
      from unnest(${[...ids]}::uuid[]) as i(id)`.execute(db),
  ])
  const paid = Map.groupBy(deposits.rows, ({ id }) => id)
  const played = Map.groupBy(hours.rows, ({ id }) => id)
  const counted = new Map(counts.rows.map((row) => [row.id, row]))
  return (id) => ({
    deposits: (paid.get(id) ?? []).map(({ at, amount }) => ({ at: instant(at.getTime()), amount })),
    hours: (played.get(id) ?? []).map(({ hour, staked, won }) => ({ hour: instant(hour.getTime()), staked, won })),
    declined: counted.get(id)?.declined ?? 0,
    loosened: counted.get(id)?.loosened ?? 0,
    contacts: counted.get(id)?.contacts ?? 0,
  })
}
