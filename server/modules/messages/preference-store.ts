import type { changePreferences as contract } from '@senluna/contract/site/messages.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type Preferences = ReplyOf<typeof contract>

/** Until somebody chooses: no offers by message, and a place on the board under a masked name. */
const UNCHOSEN: Preferences = { promotionMessages: false, winnerBoard: true }

/** What a member wants to get and to show. */
export async function preferenceOf(db: Db | Tx, memberId: Id<'member'>): Promise<Preferences> {
  const { rows } = await sql<Preferences>`
    select promotion_messages as "promotionMessages", winner_board as "winnerBoard" from messages.preference
    where member_id = ${memberId}`.execute(db)
  return rows[0] ?? UNCHOSEN
}

/** Changes what is named and leaves the rest; two changes at once both stand. */
export async function choosePreferences(
  db: Db,
  memberId: Id<'member'>,
  choice: BodyOf<typeof contract>,
  now: Instant,
): Promise<Preferences> {
  const { promotionMessages: messages = null, winnerBoard: board = null } = choice
  const { rows } = await sql<Preferences>`
    insert into messages.preference as p (member_id, promotion_messages, winner_board, changed_at)
    values (${memberId}, coalesce(${messages}::boolean, ${UNCHOSEN.promotionMessages}), coalesce(${board}::boolean, ${UNCHOSEN.winnerBoard}),
      ${new Date(now)})
    on conflict (member_id) do update set changed_at = excluded.changed_at,
      promotion_messages = coalesce(${messages}::boolean, p.promotion_messages), winner_board = coalesce(${board}::boolean, p.winner_board)
    returning promotion_messages as "promotionMessages", winner_board as "winnerBoard"`.execute(db)
  return rows[0]!
}

/** Of some members those who don't want to stand on the board of wins. */
export async function offTheBoard(db: Db, ids: readonly Id<'member'>[]): Promise<ReadonlySet<Id<'member'>>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from messages.preference
    where member_id = any (${[...ids]}::uuid[]) and not winner_board`.execute(db)
  return new Set(rows.map((row) => row.member_id))
}

/** Of some members those who want promotions by message. */
export async function consentingOf(db: Db | Tx, ids: readonly Id<'member'>[]): Promise<ReadonlySet<Id<'member'>>> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from messages.preference
    where member_id = any (${[...ids]}::uuid[]) and promotion_messages`.execute(db)
  return new Set(rows.map((row) => row.member_id))
}
