import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { LEVELLED } from '../levels/run-store.ts'

/** A member with their level, as lists hold them. */
export interface VipMemberRow {
  memberId: Id<'member'>
  userName: string
  level: number
  peak: number
  raisedAt: Date | null
  changedAt: Date
}

const COLUMNS =
  sql.raw(`m.id as "memberId", m.user_name as "userName", coalesce(s.level, 0) as level, coalesce(s.peak, 0) as peak,
  s.raised_at as "raisedAt", coalesce(s.changed_at, m.created_at) as "changedAt"`)

/** Where a page of the list begins: after this level and member. */
export interface VipPlace {
  level: number
  memberId: Id<'member'>
}

/**
 * Members of a brand above the foot of its ladder, the highest first; of a name also who stands at
 * the foot, so that a level can be set and somebody look after them.
 */
export async function listVip(
  db: Db,
  asked: {
    merchantCode: MerchantCode
    after: VipPlace | undefined
    level: number | undefined
    name: string | undefined
    /** Log-in name of who looks after them. */
    host: string | undefined
    /** Only those whom nobody looks after. */
    hostless: boolean
    most: number
  },
): Promise<VipMemberRow[]> {
  const { merchantCode, after, level, name, host, hostless, most } = asked
  const { rows } =
    await sql<VipMemberRow>`select ${COLUMNS} from vip.in_members m left join vip.state s on s.member_id = m.id
    where m.merchant_id = ${merchantCode} and (s.level > 0 or (${name ?? null}::text is not null and ${LEVELLED}))
      and (${after?.level ?? null}::integer is null or (-s.level, s.member_id) > (-${after?.level ?? 0}::integer, ${after?.memberId ?? null}::uuid))
      and (${level ?? null}::integer is null or coalesce(s.level, 0) = ${level ?? null}::integer)
      and (${name ?? null}::text is null or m.user_name = ${(name ?? '').trim().toLowerCase()})
    and (${host ?? null}::text is null or exists (select from vip.host h join vip.in_staff w on w.id = h.staff_id
        where h.member_id = m.id and w.closed_at is null and w.name = ${host ?? null}))
      and (not ${hostless} or not exists (select from vip.host h join vip.in_staff w on w.id = h.staff_id
        where h.member_id = m.id and w.closed_at is null))
    order by -s.level, s.member_id limit ${most}`.execute(db)
  return rows
}

/** One member of a brand, also at the foot. */
export async function vipMember(
  db: Db | Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
): Promise<VipMemberRow | undefined> {
  const { rows } =
    await sql<VipMemberRow>`select ${COLUMNS} from vip.in_members m left join vip.state s on s.member_id = m.id
    where m.id = ${memberId} and m.merchant_id = ${merchantCode}`.execute(db)
  return rows[0]
}

/** What a member has claimed in gifts altogether. */
export async function claimedBy(db: Db, memberId: Id<'member'>): Promise<Amount> {
  const { rows } = await sql<{ sum: Amount }>`select coalesce(sum(amount), 0)::bigint as sum from vip.gift
    where member_id = ${memberId} and claimed_at is not null`.execute(db)
  return rows[0]!.sum
}
