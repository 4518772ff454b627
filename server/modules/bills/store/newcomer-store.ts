import { sql } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Newcomer } from '@senluna/kit/agents/affiliates/newcomer.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Whose new members, in which products, and who registered when. */
export interface CameAsked {
  holderId: Id<'member'>
  products: readonly Product[]
  /** Days of registration; `until` is the first day after them, and after what counts. */
  since: BusinessDate
  until: BusinessDate
  /** The bill that is worked out anew: whom it counted itself is no reason. */
  lineId: Id<'bill-line'> | undefined
}

type Came = Omit<Newcomer, 'barred' | 'memberId' | 'bets'> & { memberId: Id<'member'> }

const PLAYS = sql.raw([ACCOUNT_TYPE.MEMBER, ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT].join(', '))

/**
 * Who registered below an affiliate and put money in before the last day is over. Whom another bill
 * counted is not asked about again.
 */
export async function cameBelow(db: Db | Tx, { merchantCode, timeZone }: Brand, asked: CameAsked): Promise<Came[]> {
  const { holderId, since, until, lineId } = asked
  const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone ${timeZone})::date`
  const { rows } = await sql<{
    memberId: Id<'member'>
    registeredOn: BusinessDate
    deposited: Amount
    depositedOn: BusinessDate
  }>`select m.id as "memberId", to_char(${dayOf('m.created_at')}, 'YYYY-MM-DD') as "registeredOn", x.first_deposited as deposited,
      to_char(${dayOf('x.first_deposit_at')}, 'YYYY-MM-DD') as "depositedOn"
    from bills.in_members m
    join facts.for_team_people x on x.member_id = m.id
    cross join lateral members.place_at(m.id, ((${dayOf('m.created_at')} + 1)::timestamp at time zone ${timeZone}) - interval '1 microsecond') w
    where m.merchant_id = ${merchantCode} and m.counted and w.type in (${PLAYS}) and ${holderId}::uuid = any (w.path)
      and m.created_at >= (${since}::date)::timestamp at time zone ${timeZone} and m.created_at < (${until}::date)::timestamp at time zone ${timeZone}
      and x.first_deposit_at < (${until}::date)::timestamp at time zone ${timeZone}
      and not exists (select from bills.counted c where c.member_id = m.id and c.line_id is distinct from ${lineId ?? null}::uuid)
    order by m.id`.execute(db)
  return rows.map(({ deposited, depositedOn, ...row }) => ({
    ...row,
    firstDeposit: { day: depositedOn, amount: deposited },
  }))
}

/** Valid bets of some members by day, before a day. */
export async function betsOf(
  db: Db | Tx,
  { merchantCode, currency }: Brand,
  members: readonly Id<'member'>[],
  { products, since, until }: Pick<CameAsked, 'products' | 'since' | 'until'>,
): Promise<ReadonlyMap<string, Newcomer['bets'][number][]>> {
  const { rows } = await sql<{ memberId: string; day: BusinessDate; validBet: Amount }>`
    select member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, sum(valid_bet)::bigint as "validBet" from bills.in_play
    where merchant_id = ${merchantCode} and member_id = any (${[...members]}::uuid[]) and currency = ${currency.code}
      and product = any (${[...products]}::text[]) and day >= ${since}::date and day < ${until}::date
    group by 1, 2 having sum(valid_bet) <> 0 order by 1, 2`.execute(db)
  const found = new Map<string, Newcomer['bets'][number][]>()
  for (const { memberId, day, validBet } of rows)
    found.set(memberId, [...(found.get(memberId) ?? []), { day, validBet }])
  return found
}
