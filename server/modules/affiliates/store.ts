import { sql } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { LIVE_STATES } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { WrittenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import type { BillState } from '@senluna/kit/agents/pay/bill-states.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db } from '../../platform/database/db.ts'

/** An affiliate with what came of its codes and what its bills came to. */
export interface AffiliateSums {
  id: Id<'member'>
  userName: string
  state: number
  createdAt: Date
  terms: Pick<WrittenTerms, 'tiers' | 'affiliate'> | null
  offered: boolean
  codes: number
  opened: number
  registered: number
  firstDeposits: number
  firstDeposited: Amount
  qualified: number
  netLoss: Amount
  share: Amount
  cpa: Amount
  gross: Amount
  paid: Amount
  review: number
}

/** Which affiliates of a brand, and the time that is looked at. Without `from`: ever. */
export interface AffiliatesAsked {
  merchantCode: MerchantCode
  name: string | undefined
  from: Date | undefined
  until: Date
  after: string | undefined
  size: number
}

const LIVE = sql.raw(LIVE_STATES.map((state) => `'${state}'`).join(', '))
const REVIEW = 'REVIEW' satisfies BillState
const AFFILIATE = sql.lit(ACCOUNT_TYPE.AFFILIATE)

/** Affiliates by name; one more than `size`. */
export async function affiliatesBy(db: Db, asked: AffiliatesAsked): Promise<AffiliateSums[]> {
  const { merchantCode, name = '', until, after, size } = asked
  const from = asked.from ?? new Date(0)
  const within = (moment: string) => sql`${sql.raw(moment)} >= ${from} and ${sql.raw(moment)} < ${until}`
  const { rows } = await sql<AffiliateSums>`
    select a.id, a.user_name as "userName", a.state, a.created_at as "createdAt", p.terms,
      exists (select from contracts.for_affiliates o where o.holder_id = a.id and o.state = 'NEW_REQUEST') as offered,
      coalesce(k.codes, 0)::integer as codes, coalesce(k.opened, 0)::integer as opened, t.*, b.*
    from members.for_agents a
    left join referrals.for_affiliates k on k.merchant_id = a.merchant_id and k.owner_id = a.id
    left join contracts.for_affiliates p on p.holder_id = a.id and p.state in (${LIVE})
    cross join lateral (
      select (count(*) filter (where ${within('m.created_at')}))::integer as registered,
        (count(*) filter (where ${within('x.first_deposit_at')}))::integer as "firstDeposits",
        coalesce(sum(x.first_deposited) filter (where ${within('x.first_deposit_at')}), 0)::bigint as "firstDeposited"
      from members.for_agents m left join facts.for_team_people x on x.member_id = m.id
      where m.path @> array[a.id] and m.path <> '{}'::uuid[]) t
    cross join lateral (
      select coalesce(sum(b.qualified), 0)::integer as qualified, coalesce(sum(b.net_loss), 0)::bigint as "netLoss",
        coalesce(sum(b.share), 0)::bigint as share, coalesce(sum(b.cpa), 0)::bigint as cpa, coalesce(sum(b.gross), 0)::bigint as gross,
        coalesce(sum(b.paid), 0)::bigint as paid,
        (select count(*)::integer from affiliates.in_bills r where r.holder_id = a.id and r.state = ${REVIEW}) as review
      from affiliates.in_bills b where b.holder_id = a.id and ${within('b.period_start')}) b
    where a.merchant_id = ${merchantCode} and a.type = ${AFFILIATE} and starts_with(a.user_name, ${name})
      and (${after ?? null}::text is null or a.user_name > ${after ?? null})
    order by a.user_name limit ${size + 1}`.execute(db)
  return rows
}

/** How many new members an affiliate's bills paid for. */
export async function qualifiedFor(db: Db, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{
    qualified: number
  }>`select coalesce(sum(qualified), 0)::integer as qualified from affiliates.in_bills where holder_id = ${memberId}`.execute(
    db,
  )
  return rows[0]?.qualified ?? 0
}
