import { sql } from 'kysely'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { MemberDay } from './mark-store.ts'

const DEPOSITS = sql.raw(`${KIND.DEPOSIT}, ${KIND.DEPOSIT_CORRECTION}`)
const GAME = 'GAME:'
/** The days of a month's first half. */
const FIRST_HALF = 15

/** Adds up the months of some members' days anew, from the days as they stand. */
export async function writeMonths(tx: Tx, days: readonly MemberDay[]): Promise<void> {
  if (days.length === 0) return
  const months = [...new Map(days.map((day) => [`${day.memberId} ${day.day.slice(0, 7)}`, day])).values()]
  const asked = sql`unnest(${months.map(({ merchantCode }) => merchantCode)}::text[], ${months.map(({ memberId }) => memberId)}::uuid[],
      ${months.map(({ day }) => `${day.slice(0, 7)}-01`)}::date[]) as a (merchant_id, member_id, month)`
  await sql`delete from facts.months k using ${asked} where (k.merchant_id, k.month, k.member_id) = (a.merchant_id, a.month, a.member_id)`.execute(
    tx,
  )
  const within = (alias: string) =>
    sql.raw(`${alias}.member_id = a.member_id and ${alias}.day >= a.month and ${alias}.day < a.month + interval '1 month'
        and ${alias}.merchant_id = a.merchant_id`)
  await sql`insert into facts.months (merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, first_half, payout, given,
      deposited, withdrawn, last_played)
    select merchant_id, month, member_id, currency, product, game_id, vendor, sum(bets), sum(wins), sum(stake), sum(valid_bet),
      coalesce(sum(valid_bet) filter (where played < month + ${sql.lit(FIRST_HALF)}), 0), sum(payout),
      sum(given), sum(deposited), sum(withdrawn), max(played)
    from (
      select a.*, f.currency, f.product, f.game_id, f.vendor, f.bets, f.wins, f.stake, f.valid_bet, f.payout, 0 as given, 0 as deposited,
        0 as withdrawn, f.day as played
      from ${asked} join facts.play f on ${within('f')}
      union all
      select a.*, f.currency, substr(f.code, ${GAME.length + 1}), '', '', 0, 0, 0, 0, f.amount, 0, 0, 0, null::date
      from ${asked} join facts.money f on ${within('f')}
      where f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME})
      union all
      select a.*, f.currency, '', '', '', 0, 0, 0, 0, 0, 0, case when f.kind in (${DEPOSITS}) then f.amount else 0 end,
        case when f.kind = ${sql.lit(KIND.WITHDRAWAL_PAID)} then -f.amount else 0 end, null::date
      from ${asked} join facts.money f on ${within('f')}
      where f.kind in (${DEPOSITS}, ${sql.lit(KIND.WITHDRAWAL_PAID)})
      union all
      select a.*, f.currency, f.product, f.game_id, f.vendor, 0, 0, 0, 0, 0, f.amount, 0, 0, null::date
      from ${asked} join facts.given f on ${within('f')}) f
    group by 1, 2, 3, 4, 5, 6, 7`.execute(tx)
}
