import { sql, type RawBuilder } from 'kysely'
import { PLAY_KINDS } from '@senluna/ledger/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Days } from '../previous.ts'

/** What is looked at: an account of an agent's team, by days. */
export interface TeamView {
  brand: Brand
  /** Whose team it is. */
  agent: Id<'member'>
  /** The agent itself, or whom it looks at. */
  focus: Id<'member'>
  days: Days
}

/** The account and all below it, those right below it, or itself alone. */
export type Scope = 'TEAM' | 'DIRECT' | 'ME'

/**
 * Whose figures of which days count: rows of `member_id`, `path`, `from_day` and `until_day`
 * (excluded). Below the focus an account counts while it stood below the agent, too.
 */
export function placesOf(view: TeamView, scope: Scope): RawBuilder<unknown> {
  const { brand, agent, focus } = view
  const self =
    focus === agent
      ? sql`select ${focus}::uuid as member_id, '{}'::uuid[] as path, '-infinity'::date as from_day, 'infinity'::date as until_day`
      : sql`select ${placed(brand)} from teams.in_places m where m.id = ${focus} and m.path @> array[${agent}::uuid]`
  if (scope === 'ME') return self
  if (scope === 'DIRECT')
    return sql`select ${placed(brand)} from teams.in_places m where m.parent_id = ${focus} and m.path @> array[${agent}::uuid]`
  return sql`${belowOf(view)} union all ${self}`
}

/** The same of all below the focus, without it. */
export const belowOf = ({ brand, agent, focus }: TeamView): RawBuilder<unknown> =>
  sql`select member_id, path, from_day, until_day from members.places_below(${focus}, ${brand.timeZone})
    ${focus === agent ? sql`` : sql`where path @> array[${agent}::uuid]`}`

/** The places of one account in a view, found by its id. */
export const placeOf = (
  { brand, agent, focus }: TeamView,
  scope: Scope,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const isFocus = sql`(m.id = ${focus} and m.path @> array[${agent}::uuid])`
  const own =
    focus === agent
      ? sql`select '-infinity'::date as from_day, 'infinity'::date as until_day where ${id} = ${focus}`
      : undefined
  const below =
    scope === 'DIRECT'
      ? sql`m.parent_id = ${focus} and m.path @> array[${agent}::uuid]`
      : sql`((m.path @> array[${focus}::uuid] and m.path @> array[${agent}::uuid]) or ${isFocus})`
  const found = sql`select x.from_day, x.until_day from (
    select ${placed(brand)} from teams.in_places m where m.id = ${id} and ${below}) x`
  return own && scope !== 'DIRECT' ? sql`${found} union all ${own}` : found
}

/** A place of `teams.in_places` by days, as `members.places_below` has it. */
const placed = ({
  timeZone,
}: Brand) => sql`m.id as member_id, m.path, coalesce((m.since at time zone ${timeZone})::date, '-infinity') as from_day,
    coalesce((m.until at time zone ${timeZone})::date, 'infinity') as until_day`

/**
 * Rows `f` of a day that counts at a place `p`. The sum keeps the place out of the index: the
 * planner expects too few rows of such a range, and would look into it for each account of a large
 * team.
 */
export const onDayOf = sql.raw('f.day + 0 >= p.from_day and f.day + 0 < p.until_day')

/** The facts `f` that count at a place `p`, in the brand's currency. */
export const factsAt = ({ brand: { merchantCode, currency } }: TeamView, { from, to }: Days): RawBuilder<unknown> =>
  sql`f.member_id = p.member_id and ${onDayOf}
    and f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date and f.currency = ${currency.code}`

/** Movements `f` of some kinds. Bets and payouts, which are most, are in another index. */
export const besidePlay = (kinds: readonly number[]): RawBuilder<unknown> =>
  sql`f.kind not in (${sql.raw(PLAY_KINDS)}) and f.kind in (${sql.raw(kinds.join(', '))})`
