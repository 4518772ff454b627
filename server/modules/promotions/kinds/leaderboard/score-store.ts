import { sql, type RawBuilder } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Score } from '@senluna/kit/promotions/leaderboard.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import type { RulesOf } from '../kind.ts'
import type { BoardPeriod } from './period.ts'

/** So many places of a ranking are worked out; who has fewer points than all of them has none. */
const MOST = 2_000

/** Which ranking of which period. */
export interface BoardKey {
  merchantCode: MerchantCode
  promotionId: string
  cycle: string
}

/** Rankings that a brand published and that are not stopped, also those that are over. */
export async function boardsOf(
  db: Db,
  merchantCode: MerchantCode,
): Promise<(PromotionRow & { rules: RulesOf<'LEADERBOARD'> })[]> {
  const { rows } = await sql<PromotionRow & { rules: RulesOf<'LEADERBOARD'> }>`select * from promotions.promotion
    where merchant_id = ${merchantCode} and enabled and rules->>'kind' = 'LEADERBOARD' order by id`.execute(db)
  return rows
}

/** Two who work a ranking out at once do so one after the other; players are not held up. */
export async function holdBoard(tx: Tx, merchantCode: MerchantCode, promotionId: string): Promise<void> {
  await sql`select from promotions.promotion where merchant_id = ${merchantCode} and id = ${promotionId} for no key update`.execute(
    tx,
  )
}

/** The score of each member by what was counted. */
function scored({ by = 'TURNOVER', perPoint }: Pick<RulesOf<'LEADERBOARD'>, 'by' | 'perPoint'>): RawBuilder<unknown> {
  if (by === 'MULTIPLE')
    return sql`select member_id, coalesce(max(best_x100), 0)::bigint as score from counted group by 1`
  if (by === 'TURNOVER')
    return sql`select member_id, div(sum(valid_bet), ${perPoint}::numeric)::bigint as score from counted group by 1`
  // The days of a game in short behind each other: a row goes on over midnight.
  return sql`select r.member_id, max(length(w.wins))::bigint as score
    from (select member_id, string_agg(streak, '' order by day) as results from counted group by member_id, product, game_id) r,
      unnest(string_to_array(r.results, 'L')) as w (wins) group by 1`
}

/** Which days and bets a ranking counts. */
export type ScoredSpan = Pick<BoardPeriod, 'first' | 'last'> &
  Pick<RulesOf<'LEADERBOARD'>, 'products' | 'games' | 'by' | 'perPoint'> & { currency: string }

/** The facts of a span, and `played`: who scored what by them. */
const played = (merchantCode: MerchantCode, span: ScoredSpan): RawBuilder<unknown> => {
  const games = span.games ? [...span.games] : null
  return sql`counted as (
      select i.member_id, i.product, i.game_id, i.day, i.valid_bet, i.best_x100, i.streak from promotions.in_play i
      join promotions.in_people p on p.id = i.member_id and p.counted
      where i.merchant_id = ${merchantCode} and i.currency = ${span.currency} and i.product = any (${[...span.products]})
        and (${games}::text[] is null or i.game_id = any (${games}::text[]))
        and i.day between ${span.first}::date and ${span.last}::date),
    played as (${scored(span)})`
}

/** The first of a span as the facts have them, without when they came to it; nothing is written. */
export async function scoredIn(
  db: Db,
  merchantCode: MerchantCode,
  span: ScoredSpan,
): Promise<(Score & { id: Id<'member'> })[]> {
  const { rows } = await sql<{ id: Id<'member'>; score: bigint }>`with ${played(merchantCode, span)}
    select member_id as id, score from played where score > 0 order by score desc, member_id limit ${MOST}`.execute(db)
  return rows.map((row) => ({ ...row, reachedAt: 0 }))
}

/**
 * Writes the points of a period as the facts have them. The moment of a score is that of its last
 * change, so a tie goes to who stands there longer. Answers how many changed.
 */
export async function putScores(
  db: Db | Tx,
  { merchantCode, promotionId, cycle }: BoardKey,
  span: ScoredSpan,
  now: Instant,
): Promise<number> {
  const { numAffectedRows } = await sql`with ${played(merchantCode, span)},
    taken_back as (
      update promotions.score s set score = 0, reached_at = ${new Date(now)}
      where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and cycle = ${cycle} and score > 0
        and not exists (select from played p where p.member_id = s.member_id and p.score > 0))
    insert into promotions.score as s (merchant_id, promotion_id, cycle, member_id, score, reached_at)
      select ${merchantCode}, ${promotionId}, ${cycle}, member_id, score, ${new Date(now)}::timestamptz from played where score > 0
      on conflict (merchant_id, promotion_id, cycle, member_id) do update set score = excluded.score, reached_at = excluded.reached_at
      where s.score <> excluded.score`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Whether what a period is ranked by is known of everybody: a server of the version before may have
 * written a day without its best multiple or streak, which the night works out again.
 */
export async function isKnown(
  db: Db | Tx,
  { merchantCode }: Pick<BoardKey, 'merchantCode'>,
  {
    first,
    last,
    by,
    products,
    ...span
  }: Pick<BoardPeriod, 'first' | 'last'> & Pick<RulesOf<'LEADERBOARD'>, 'products' | 'games' | 'by'>,
): Promise<boolean> {
  if (by === undefined || by === 'TURNOVER') return true
  const games = span.games ? [...span.games] : null
  const { rows } = await sql`select from promotions.in_play i where i.merchant_id = ${merchantCode}
    and ${by === 'STREAK' ? sql`i.streak is null` : sql`i.best_x100 is null`}
    and i.day between ${first}::date and ${last}::date and i.product = any (${[...products]})
    and (${games}::text[] is null or i.game_id = any (${games}::text[])) limit 1`.execute(db)
  return rows.length === 0
}

/** The first of a ranking in their order, with their names. */
export async function scoresOf(
  db: Db | Tx,
  { merchantCode, promotionId, cycle }: BoardKey,
): Promise<(Score & { id: Id<'member'>; userName: string })[]> {
  const { rows } = await sql<{ id: Id<'member'>; userName: string; score: bigint; at: Date }>`
    select s.member_id as id, p.user_name as "userName", s.score, s.reached_at as at from promotions.score s
    join promotions.in_people p on p.id = s.member_id
    where s.merchant_id = ${merchantCode} and s.promotion_id = ${promotionId} and s.cycle = ${cycle} and s.score > 0
    order by s.score desc, s.reached_at, s.member_id limit ${MOST}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, reachedAt: at.getTime() }))
}
