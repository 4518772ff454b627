import type { Query } from '@senluna/kit/query.ts'
import { PLAY_KINDS } from '@senluna/ledger/index.ts'

/** Sums of one agent, day and kind of thing, by name. */
export type TeamSums = Record<string, string>

interface SumRow {
  name: string
  figures: string
}

const inText = (rows: readonly SumRow[]): TeamSums =>
  Object.fromEntries(rows.map(({ name, figures }) => [name, figures]))

/** What teams did, worked out from the rows of their members and where those stood on each day. */
export async function fromMembers(query: Query, leaders: readonly string[], zone: string): Promise<TeamSums> {
  const at = `from unnest($1::uuid[]) l (id), lateral members.places_below(l.id, $2) p`
  const on = `f.member_id = p.member_id and f.day >= p.from_day and f.day < p.until_day`
  const near = `p.path[cardinality(p.path)] = l.id`
  const rows = await query<SumRow>(
    `select concat_ws(' ', l.id, f.day, ${near}, 0, f.product, f.vendor) as name,
       concat_ws(' ', sum(f.bets), sum(f.stake), sum(f.valid_bet), sum(f.payout), 0) as figures
     ${at} join facts.play f on ${on} group by l.id, f.day, ${near}, f.product, f.vendor
     union all
     select concat_ws(' ', l.id, f.day, ${near}, f.kind, '', ''), concat_ws(' ', 0, 0, 0, 0, sum(f.amount))
     ${at} join facts.money f on ${on} and f.kind not in (${PLAY_KINDS}) group by l.id, f.day, ${near}, f.kind
     union all
     select concat_ws(' ', 'people', l.id, f.day, ${near}), string_agg(distinct s.no::text, ' ' order by s.no::text)
     ${at} join facts.play f on ${on} join facts.seat s on s.member_id = f.member_id group by l.id, f.day, ${near}
     union all
     select concat_ws(' ', 'hour', l.id, f.hour, ${near}), concat_ws(' ', sum(f.stake), sum(f.payout), sum(f.deposited), sum(f.withdrawn))
     ${at} join facts.hours f on f.member_id = p.member_id and (f.hour at time zone $2)::date >= p.from_day and (f.hour at time zone $2)::date < p.until_day
     group by l.id, f.hour, ${near}`,
    [leaders, zone],
  )
  return inText(rows)
}

/** What the sums of teams say of the same. */
export async function fromSums(query: Query, leaders: readonly string[]): Promise<TeamSums> {
  const rows = await query<SumRow>(
    `select concat_ws(' ', leader_id, day, near, kind, product, vendor) as name, concat_ws(' ', bets, stake, valid_bet, payout, amount) as figures
     from facts.team_days where leader_id = any ($1::uuid[])
     union all
     select concat_ws(' ', 'people', leader_id, day, near),
       (select string_agg(n::text, ' ' order by n::text) from unnest(active || idle) n)
     from facts.team_people where leader_id = any ($1::uuid[]) and active || idle <> '{}'
     union all
     select concat_ws(' ', 'hour', leader_id, hour, near), concat_ws(' ', stake, payout, deposited, withdrawn)
     from facts.team_hours where leader_id = any ($1::uuid[])`,
    [leaders],
  )
  return inText(rows)
}
