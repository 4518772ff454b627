import { sql } from 'kysely'
import { choosesIn } from '@senluna/games/rules.ts'
import { recordOf } from '@senluna/kit/games/record.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A round that was played: by which choice, for what, and what it paid. */
export interface PlayedRound {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  game: string
  /** Undefined for a game without a choice. */
  choice: string | undefined
  stake: Amount
  payout: Amount
  currency: string
}

/**
 * Some rounds by their wagers; those of other families aren't among them. Cost: two look-ups each.
 */
export async function playedRounds(
  db: Db | Tx,
  wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<PlayedRound[]> {
  if (wagers.length === 0) return []
  const { rows } = await sql<Omit<PlayedRound, 'choice'> & { record: Buffer }>`
    select w.owner_id as "memberId", w.id as "wagerId", w.game_id as game, w.stake, w.payout, w.currency, r.draws as record
    from unnest(${wagers.map(({ memberId }) => memberId)}::uuid[], ${wagers.map(({ wagerId }) => wagerId)}::uuid[]) as k (owner_id, id)
    join rounds.in_wagers w on w.owner_id = k.owner_id and w.id = k.id
    join rounds.round r on r.owner_id = w.owner_id and r.id = w.round_id`.execute(db)
  return rows.map(({ record, ...row }) => ({ ...row, choice: recordOf(record, choosesIn(row.game)).choice }))
}
