import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { GameType } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { cursorOf, keysOf } from './list/cursor.ts'
import { openIn } from './list/regions.ts'
import { GAME_COLUMNS, gameOf, type GameRow } from './game-row.ts'
import { pageOf } from '../../platform/page.ts'

/** Whose marks they are, and of which brand's games. */
export interface Owner {
  memberId: Id<'member'>
  merchantCode: MerchantCode
}

/** Whose marks are listed, and where they are. */
type Reader = Owner & { country: string }

/** The ids of a member's favourites, newest mark first. */
export async function favoriteIdsOf(db: Db, { memberId, merchantCode }: Owner): Promise<string[]> {
  const { rows } = await sql<{ game_id: string }>`select f.game_id
    from catalog.favorite f join catalog.game g on g.merchant_id = ${merchantCode} and g.game_id = f.game_id and g.enabled
    where f.member_id = ${memberId} order by f.marked_at desc, f.game_id`.execute(db)
  return rows.map((row) => row.game_id)
}

/** Marks a game; again changes nothing. Refuses GAME_DISABLED when the brand has no such game. */
export async function mark(db: Db, owner: Owner, gameId: string, now: Instant): Promise<string[]> {
  const { rows } = await sql`with game as (
      select game_id from catalog.game where merchant_id = ${owner.merchantCode} and game_id = ${known(gameId)} and enabled
    ), marked as (
      insert into catalog.favorite (member_id, game_id, merchant_id, marked_at)
      select ${owner.memberId}, game_id, ${owner.merchantCode}, ${new Date(now)} from game on conflict do nothing
    )
    select game_id from game`.execute(db)
  if (rows.length === 0) throw new Refusal('GAME_DISABLED')
  return favoriteIdsOf(db, owner)
}

/** Takes a mark away; again changes nothing. */
export async function unmark(db: Db, owner: Owner, gameId: string): Promise<string[]> {
  await sql`delete from catalog.favorite where member_id = ${owner.memberId} and game_id = ${known(gameId)}`.execute(db)
  return favoriteIdsOf(db, owner)
}

/** A game's id as tables have it; anything else is the id of no game. */
const known = (gameId: string): string => (/^[a-z0-9][a-z0-9-]{0,59}$/.test(gameId) ? gameId : '')

interface MarkRow extends GameRow {
  keys: [number, string]
}

/** One page of the favourites, newest mark first. */
export async function favoritesOf(
  db: Db,
  { memberId, merchantCode, country }: Reader,
  question: { gameType?: GameType | undefined; after?: string | undefined; pageSize?: number | undefined },
  now: Instant,
) {
  const size = question.pageSize ?? 10
  // Microseconds since 1970 are whole and exact in a cursor.
  const keys = sql`(-(extract(epoch from f.marked_at) * 1000000)::bigint), f.game_id`
  const [at, id] = question.after ? keysOf(question.after, ['number', 'string']) : []
  const { rows } = await sql<MarkRow>`select ${GAME_COLUMNS}, true as favorite, json_build_array(${keys}) as keys
    from catalog.favorite f
      join catalog.game g on g.merchant_id = ${merchantCode} and g.game_id = f.game_id and g.enabled and ${openIn(country)}
      join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.listed
    where f.member_id = ${memberId} and (${question.gameType ?? null}::text is null or g.game_type = ${question.gameType ?? null})
      ${at === undefined ? sql`` : sql`and (${keys}) > (${String(at)}::bigint, ${String(id)}::text)`}
    order by f.marked_at desc, f.game_id limit ${size + 1}`.execute(db)
  const keyOf = ({ keys: last }: MarkRow) => cursorOf(last)
  return pageOf(rows, size, keyOf, (row) => gameOf(row, now))
}

interface PlayedRow extends GameRow {
  played_at: Date
}

/** The games a member played last, each once. */
export async function recentOf(
  db: Db,
  { memberId, merchantCode, country }: Reader,
  gameType: GameType | undefined,
  count: number,
  now: Instant,
) {
  const { rows } = await sql<PlayedRow>`select ${GAME_COLUMNS}, r.played_at,
      exists (select from catalog.favorite f where f.member_id = ${memberId} and f.game_id = g.game_id) as favorite
    from catalog.recent r
      join catalog.game g on g.merchant_id = ${merchantCode} and g.game_id = r.game_id and g.enabled and ${openIn(country)}
      join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage and v.listed
    where r.member_id = ${memberId} and (${gameType ?? null}::text is null or g.game_type = ${gameType ?? null})
    order by r.played_at desc, r.game_id limit ${count}`.execute(db)
  return { list: rows.map((row) => ({ ...gameOf(row, now), playedAt: row.played_at.toISOString() })) }
}

/** Forgets what members marked and played last: their accounts are removed. */
export async function forgetMarks(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from catalog.favorite where member_id = any (${[...memberIds]}::uuid[])`.execute(tx)
  await sql`delete from catalog.recent where member_id = any (${[...memberIds]}::uuid[])`.execute(tx)
}
