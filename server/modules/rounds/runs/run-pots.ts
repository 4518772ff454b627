import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { drawsJackpot, jackpotStream, type JackpotLevel } from '@senluna/kit/games/jackpot.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { pf1Stream, streamKey } from '../../fairness/index.ts'
import { award } from '../../jackpots/index.ts'
import type { Rounds } from '../rounds.ts'
import type { RunRow } from './run-store.ts'

/**
 * Lets a run that is over grow the pots its game joins, by all that was staked on it, and win those
 * that it wins: a random level by the run's own seeds and nonce, a must-hit one that it finds
 * reached. In the transaction that settles it, so once. Free play and a stake that came back do
 * neither.
 */
export async function settleAtPots(rounds: Rounds, tx: Tx, row: RunRow, now: Instant): Promise<void> {
  const { rows } = await sql<{ merchant_id: MerchantCode; staked: bigint }>`
    select merchant_id, staked from rounds.grow_pots(${row.owner_id}, ${row.id}, ${new Date(now)})`.execute(tx)
  const [grown] = rows
  const { hints } = rounds.jackpots
  const hint = grown && (await hints.within(tx, grown.merchant_id, row.game_id))
  if (!hint) return
  const key = streamKey(rounds.source.vault.open(row.sealed, row.seed_id))
  const draws = ({ level, oneIn }: { level: JackpotLevel; oneIn?: bigint }): boolean =>
    oneIn !== undefined &&
    drawsJackpot(
      pf1Stream({ serverSeed: key, game: jackpotStream(level), client: row.client_seed, nonce: Number(row.nonce) }),
      grown.staked,
      oneIn,
    )
  if (!hint.random.some(draws) && !hints.isDue(hint, grown.staked)) {
    hint.own += grown.staked
    return
  }
  const round = { memberId: row.owner_id, merchantCode: grown.merchant_id, wagerId: row.id, game: row.game_id }
  await award(rounds.jackpots, tx, round, draws, now)
}
