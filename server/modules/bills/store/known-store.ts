import { sql } from 'kysely'
import type { Bar } from '@senluna/kit/agents/affiliates/newcomer.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/**
 * Which of some accounts are somebody who was here before: an account of the brand that was opened
 * earlier had the same bank account or crypto address, is of the same name and birthday, or came
 * from the same device and nobody cleared that link.
 */
export async function knownBefore(
  db: Db | Tx,
  merchantCode: MerchantCode,
  members: readonly Id<'member'>[],
): Promise<ReadonlyMap<string, Bar>> {
  const { rows } = await sql<{ memberId: string; bar: Bar }>`
    with new as materialized (
      select id, created_at from bills.in_members where merchant_id = ${merchantCode} and id = any (${[...members]}::uuid[])),
    same as (
      select n.id, o.member_id as other, 'SAME_ACCOUNT' as bar, 1 as rank from new n
      join payout.for_newcomers a on a.member_id = n.id
      join payout.for_newcomers o on o.merchant_id = ${merchantCode} and o.number = a.number and o.kind = a.kind and o.bank_code = a.bank_code
      union all
      select n.id, o.member_id, 'SAME_PERSON', 2 from new n
      join members.for_newcomers a on a.member_id = n.id
      join members.for_newcomers o on o.merchant_id = ${merchantCode} and o.payee_name = a.payee_name and o.birthday = a.birthday
      union all
      select n.id, o.member_id, 'SAME_DEVICE', 3 from new n
      join sessions.for_newcomers a on a.member_id = n.id
      join sessions.for_newcomers o on o.merchant_id = ${merchantCode} and o.device_id = a.device_id
      where not exists (select from risk.for_newcomers c where c.merchant_id = ${merchantCode} and c.device_id = a.device_id
        and c.member_id in (a.member_id, o.member_id)))
    select distinct on (s.id) s.id as "memberId", s.bar from same s join new n on n.id = s.id
    join bills.in_members e on e.id = s.other and e.counted
    where s.other <> s.id and (e.created_at, e.id) < (n.created_at, n.id)
    order by s.id, s.rank`.execute(db)
  return new Map(rows.map(({ memberId, bar }) => [memberId, bar]))
}
