import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { PROFILE_STEPS, type ProfileStep } from '@senluna/kit/promotions/mission.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/** What somebody has done about their account so far. */
export async function stepsDone(db: Db | Tx, memberId: Id<'member'>): Promise<ReadonlySet<ProfileStep>> {
  const { rows } = await sql<Record<ProfileStep, boolean>>`
    select m.email_at is not null as "EMAIL", m.mobile_at is not null as "MOBILE", m.birthday is not null as "BIRTHDAY",
      exists (select from promotions.in_payees p where p.member_id = m.id) as "PAYOUT_ACCOUNT",
      exists (select from kyc.for_missions k where k.member_id = m.id) as "IDENTITY",
      exists (select from security.for_second_steps s where s.member_id = m.id) as "SECOND_STEP"
    from promotions.in_members m where m.id = ${memberId}`.execute(db)
  const [done] = rows
  return new Set(PROFILE_STEPS.filter((step) => done?.[step]))
}

/** How many friends, whom a member brought, made their first deposit in a span. */
export async function friendsBetween(db: Db | Tx, memberId: Id<'member'>, from: Instant, to: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promotions.in_people f
    join lateral (select min(d.credited_at) as at from promotions.in_deposits d where d.member_id = f.id) d on true
    where f.referrer_id = ${memberId} and d.at >= ${new Date(from)} and d.at < ${new Date(to)}`.execute(db)
  return rows[0]!.count
}
