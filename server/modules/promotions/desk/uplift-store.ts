import type { Brand } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** What one of the two groups did. */
export interface GroupFigures {
  control: boolean
  since: Date
  members: number
  active: number
  deposits: Amount
  validBet: Amount
  ggr: Amount
}

/**
 * What the audience of a promotion did from the day on which each came to it, and those who are
 * left out of it: played by business days of the brand, put in by the moment.
 */
export async function groupsOf(
  db: Db,
  { merchantCode, timeZone, currency }: Brand,
  promotionId: string,
): Promise<GroupFigures[]> {
  const { rows } = await sql<GroupFigures>`select j.control, min(j.joined_at) as since, count(*)::integer as members,
      (count(*) filter (where p.bets > 0 or d.deposits > 0))::integer as active, coalesce(sum(d.deposits), 0)::bigint as deposits,
      coalesce(sum(p.bets), 0)::bigint as "validBet", coalesce(sum(p.ggr), 0)::bigint as ggr
    from promotions.joined j
    left join lateral (select sum(i.valid_bet) as bets, sum(i.stake - i.payout) as ggr from promotions.in_play i
      where i.member_id = j.member_id and i.merchant_id = j.merchant_id and i.currency = ${currency.code}
        and i.day >= (j.joined_at at time zone ${timeZone})::date) p on true
    left join lateral (select sum(i.received) as deposits from promotions.in_deposits i
      where i.member_id = j.member_id and i.credited_at >= j.joined_at) d on true
    where j.merchant_id = ${merchantCode} and j.promotion_id = ${promotionId} group by j.control`.execute(db)
  return rows
}

/** Of some promotions of a brand those that leave a control group out. */
export async function comparedAmong(
  db: Db,
  { merchantCode }: Pick<Brand, 'merchantCode'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`select id from promotions.promotion
    where merchant_id = ${merchantCode} and id = any (${[...ids]}::text[]) and control_percent > 0 order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
