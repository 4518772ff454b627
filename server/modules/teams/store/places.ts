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
export function placesOf({ brand: { timeZone }, agent, focus }: TeamView, scope: Scope): RawBuilder<unknown> {
  const columns = sql.raw('member_id, path, from_day, until_day')
  const below = sql`select ${columns} from members.places_below(${focus}, ${timeZone}) where path @> array[${agent}::uuid]`
  const self =
    focus === agent
      ? sql`select ${focus}::uuid as member_id, '{}'::uuid[] as path, '-infinity'::date as from_day, 'infinity'::date as until_day`
      : sql`select ${columns} from members.places_below(${agent}, ${timeZone}) where member_id = ${focus}`
  if (scope === 'ME') return self
  const all = focus === agent ? sql`select ${columns} from members.places_below(${focus}, ${timeZone})` : below
  if (scope === 'DIRECT')
    return sql`${all} ${focus === agent ? sql`where` : sql`and`} path[cardinality(path)] = ${focus}`
  return sql`${all} union all ${self}`
}

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
