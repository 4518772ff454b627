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
  const { rows } = await sql<{ bar: FriendBar }>`
    select 'SAME_DEVICE' as bar where exists (select from sessions.for_newcomers a
      join sessions.for_newcomers o on o.merchant_id = a.merchant_id and o.device_id = a.device_id and o.member_id = ${referrer_id}
      where a.merchant_id = ${merchant_id} and a.member_id = ${friend_id} and not exists (select from risk.for_newcomers c
        where c.merchant_id = a.merchant_id and c.device_id = a.device_id and c.member_id in (a.member_id, o.member_id)))
    union all
    select 'SAME_ACCOUNT' where exists (select from payout.for_newcomers a
      join payout.for_newcomers o on o.merchant_id = a.merchant_id and o.number = a.number and o.kind = a.kind
        and o.bank_code = a.bank_code and o.member_id = ${referrer_id}
      where a.merchant_id = ${merchant_id} and a.member_id = ${friend_id})
    union all
    select 'SAME_PERSON' where exists (select from members.for_newcomers a
      join members.for_newcomers o on o.payee_name = a.payee_name and o.birthday = a.birthday and o.member_id = ${referrer_id}
      where a.member_id = ${friend_id})
    union all
    select 'SAME_ADDRESS' where exists (select from sessions.for_referrals a
      join sessions.for_referrals o on o.merchant_id = a.merchant_id and o.ip = a.ip and o.device = a.device and o.member_id = ${referrer_id}
        and o.at between ${registered_at}::timestamptz - interval '1 day' and ${registered_at}::timestamptz + interval '1 day'
      where a.merchant_id = ${merchant_id} and a.member_id = ${friend_id} and a.device <> ''
        and a.at between ${registered_at}::timestamptz - interval '1 day' and ${registered_at}::timestamptz + interval '1 day')`.execute(
    tx,
  )
  return rows.map(({ bar }) => bar)
}
