import { sql } from 'kysely'
import type { FriendBar } from '@senluna/contract/member/rewards/friend-rewards.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { FriendRow } from './friend-store.ts'

/**
 * What two accounts have in common that says they are one person: a device that nobody cleared, a
 * payout account, name and birthday, or one line and browser within a day of the registration.
 */
export async function barsBetween(
  tx: Tx,
  { merchant_id, friend_id, referrer_id, registered_at }: FriendRow,
): Promise<FriendBar[]> {
  const both = sql`in (${friend_id}, ${referrer_id})`
  const near = sql`between ${registered_at}::timestamptz - interval '1 day' and ${registered_at}::timestamptz + interval '1 day'`
  // What both have: a group of it with two members.
  const shared = sql`having count(distinct s.member_id) = 2`
  const { rows } = await sql<{ bar: FriendBar }>`
    select 'SAME_DEVICE' as bar where exists (select from sessions.for_newcomers s
      where s.merchant_id = ${merchant_id} and s.member_id ${both} and not exists (select from risk.for_newcomers c
        where c.merchant_id = s.merchant_id and c.device_id = s.device_id and c.member_id ${both})
      group by s.device_id ${shared})
    union all
    select 'SAME_ACCOUNT' where exists (select from payout.for_newcomers s
      where s.merchant_id = ${merchant_id} and s.member_id ${both}
      group by s.number, s.kind, s.bank_code ${shared})
    union all
    select 'SAME_PERSON' where exists (select from members.for_newcomers s
      where s.member_id ${both} and s.payee_name is not null and s.birthday is not null group by s.payee_name, s.birthday ${shared})
    union all
    select 'SAME_ADDRESS' where exists (select from sessions.for_referrals s
      where s.merchant_id = ${merchant_id} and s.member_id ${both} and s.device <> '' and s.at ${near} group by s.ip, s.device ${shared})`.execute(
    tx,
  )
  return rows.map(({ bar }) => bar)
}
