import { sql, type RawBuilder } from 'kysely'
import type { TeamTotals } from '@senluna/kit/agents/pay/reckon.ts'
import type { TeamFigures } from '@senluna/kit/agents/pay/dividend.ts'
import type { Amount } from '@senluna/kit/money.ts'

/** What a team came to, as the database says it. */
export interface TotalsRow extends TeamFigures {
  key: number
  active: number
}

export function totalsOfRow(row: TotalsRow): TeamTotals {
  const { key: _, active, ...team } = row
  return { team, active }
}

/**
 * Adds up the figures of members for each team, and counts who bet at least what makes a member of
 * it active: the same as `teamOf` and `activeAmong`, without a row for each member.
 */
export const totalsFrom = (figures: RawBuilder<unknown>, leasts: readonly Amount[]): RawBuilder<TotalsRow> => sql`
  select t.key, sum(t.valid_bet)::bigint as "validBet", sum(t.stake)::bigint as stake, sum(t.payout)::bigint as payout, sum(t.rebates)::bigint as rebates,
    sum(t.bonuses)::bigint as bonuses, sum(t.wages)::bigint as wages, sum(t.fees)::bigint as "paymentFees",
    (count(*) filter (where t.counted > 0 and t.counted >= l.least))::integer as active
  from (
    select s.key, sum(s."validBet") as valid_bet, sum(s."validBet") filter (where s.counts) as counted, sum(s.stake) as stake, sum(s.payout) as payout,
      sum(s.rebates) as rebates, sum(s.bonuses) as bonuses, sum(s.wages) as wages, sum(s."paymentFees") as fees
    from ${figures} s group by s.key, s."memberId") t
  join unnest(${[...leasts]}::bigint[]) with ordinality as l (least, place) on l.place = t.key + 1
  group by t.key`
