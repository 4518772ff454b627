import { sql } from 'kysely'
import type { Amount } from '@senluna/kit/money.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { PLAY_SUM } from '../../facts/index.ts'
import { besidePlay, type TeamView } from './places.ts'
import { keptOf, rowsOf, teamDaysOf } from './sums.ts'

const GAME = 'GAME:'

/** What a team came to: of play by product, of movements by kind and a vendor's product. */
export interface KindSum {
  /** `PLAY_SUM` of play. */
  kind: number
  product: string
  stake: Amount
  validBet: Amount
  payout: Amount
  /** Signed from the members' side; 0 of play. */
  amount: Amount
}

/**
 * What an account's team, itself included, came to on the view's days, in movements of some kinds
 * and in play. Cost: the team's sums of those days, and the account's own rows.
 */
export async function sumsByKind(db: Db, view: TeamView, kinds: readonly number[]): Promise<KindSum[]> {
  const read = await teamDaysOf(db, view, view.days)
  const kept = keptOf(view, 'TEAM', read, {
    columns: sql`f.kind, f.product, f.stake, f.valid_bet, f.payout, f.amount`,
    filter: sql`(f.kind = ${sql.lit(PLAY_SUM)} or ${besidePlay(kinds)})`,
  })
  const played = rowsOf(view, 'TEAM', read, {
    of: 'in_play',
    columns: sql`${sql.lit(PLAY_SUM)}, f.product, f.stake, f.valid_bet, f.payout, 0`,
    filter: sql`true`,
  })
  const moved = rowsOf(view, 'TEAM', read, {
    of: 'in_money',
    columns: sql`f.kind, case when f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME}) then substr(f.code, ${sql.lit(GAME.length + 1)})
      else '' end, 0, 0, 0, f.amount`,
    filter: besidePlay(kinds),
  })
  const { rows } =
    await sql<KindSum>`select kind::integer as kind, product, sum(stake)::bigint as stake, sum(valid_bet)::bigint as "validBet",
      sum(payout)::bigint as payout, sum(amount)::bigint as amount
    from (${kept} union all ${played} union all ${moved}) f group by 1, 2`.execute(db)
  return rows
}
