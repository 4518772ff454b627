import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Rank, rankList } from '@senluna/contract/site/content.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { gameCards } from '../catalog/index.ts'
import { maskedName, publicNames } from '../members/index.ts'
import { offTheBoard } from '../messages/index.ts'
import { outOfPlay } from '../protection/index.ts'
import type { Winners } from './winners.ts'

const MOST = 50
/**
 * So many rows are looked at for one list at the most: who hides many of them can't make it dear.
 */
const LOTS = 10
const AT_ONCE = 100
/** How long a win stands on the board. */
export const STANDS_MS = keptMs('winners.win')

interface WinRow {
  owner_id: Id<'member'>
  wager_id: Id<'wager'>
  game_id: string
  vendor: string
  stake: Amount
  winnings: Amount
  shown_at: Date
}

/**
 * Real wins of the last day that are old enough to be published, of members who may and want to be
 * on the board.
 *
 * Reads two small indexes of a table that holds one day, so its cost doesn't grow with what was
 * ever played.
 */
export async function ranksOf(
  winners: Winners,
  merchantCode: MerchantCode,
  language: string,
  query: QueryOf<typeof rankList>,
  now: Instant,
): Promise<ReplyOf<typeof rankList>> {
  const [most, list] = [query.limitNum ?? MOST, [] as Rank[]]
  const least = await winners.leastOf(merchantCode, now)
  let after: WinRow | undefined
  for (let lot = 0; lot < LOTS && list.length < most; lot++) {
    const rows = await winsOf(winners.db, { merchantCode, kind: query.kind ?? 'LATEST', least, after }, now)
    list.push(...(await shown(winners.db, { merchantCode, language }, rows, query.gameCategory, now)))
    after = rows.at(-1)
    if (rows.length < AT_ONCE) break
  }
  return { list: list.slice(0, most), least: least.toString() }
}

async function winsOf(
  db: Db,
  ask: { merchantCode: MerchantCode; kind: 'LATEST' | 'BIGGEST'; least: Amount; after: WinRow | undefined },
  now: Instant,
): Promise<WinRow[]> {
  const { merchantCode, after } = ask
  const [order, from] =
    ask.kind === 'LATEST'
      ? [
          sql`shown_at desc, wager_id desc`,
          after && sql`and (shown_at, wager_id) < (${after.shown_at}::timestamptz, ${after.wager_id}::uuid)`,
        ]
      : [
          sql`winnings desc, wager_id desc`,
          after && sql`and (winnings, wager_id) < (${after.winnings}::bigint, ${after.wager_id}::uuid)`,
        ]
  const { rows } =
    await sql<WinRow>`select owner_id, wager_id, game_id, vendor, stake, winnings, shown_at from winners.win
    where merchant_id = ${merchantCode} and shown_at <= ${new Date(now)} and shown_at > ${new Date(later(now, -STANDS_MS))}
      and winnings >= ${ask.least} ${from ?? sql``}
    order by ${order} limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Rows as everybody may see them; those of who may not or will not be seen are left out. */
async function shown(
  db: Db,
  { merchantCode, language }: { merchantCode: MerchantCode; language: string },
  rows: readonly WinRow[],
  category: string | undefined,
  now: Instant,
): Promise<Rank[]> {
  const owners = [...new Set(rows.map((row) => row.owner_id))]
  const gameIds = rows.map((row) => row.game_id)
  const [names, away, hidden, games] = await Promise.all([
    publicNames(db, owners),
    outOfPlay(db, owners, now),
    offTheBoard(db, owners),
    gameCards(db, merchantCode, gameIds, language),
  ])
  return rows.flatMap((row) => {
    const [name, game] = [names.get(row.owner_id), games.get(row.game_id)]
    if (name === undefined || !game || away.has(row.owner_id) || hidden.has(row.owner_id)) return []
    if (category !== undefined && game.gameType !== category) return []
    return [
      {
        account: maskedName(name),
        game: game.name,
        gameId: row.game_id,
        vendorCode: row.vendor,
        gameType: game.gameType,
        amount: row.winnings.toString(),
        multiplierX100: row.stake === 0n ? 0 : Number(((row.stake + row.winnings) * 100n) / row.stake),
        at: row.shown_at.toISOString(),
        icon: game.icon,
      },
    ]
  })
}

/** Forgets wins that no board shows any more. Run every hour. */
export async function cleanWins(db: Db, now: Instant): Promise<void> {
  await sql`delete from winners.win where shown_at <= ${new Date(later(now, -STANDS_MS))}`.execute(db)
}
