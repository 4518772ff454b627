import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { KIND, TREASURY } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { treasuryOf } from '../../wallet/index.ts'
import { askedOf, COLUMNS, costsIn, PIECE } from './given-store.ts'
import { zonesOf, type MemberDay } from './mark-store.ts'
import { forgetMoney, readPostings } from './money-store.ts'
import type { DaySpan } from './play-store.ts'

// What jackpots cost a brand. Its jackpot wallet is the brand's, not a member's; its postings are
// kept beside those of members, so that every sum of costs has them.

/** The owner of a brand's jackpot wallet among those whose money is kept. */
export const potsOf = (merchantCode: MerchantCode): Id<'member'> => id(treasuryOf(merchantCode))

const ownersOf = (brands: readonly Brand[]) =>
  sql`unnest(${brands.map(({ merchantCode }) => potsOf(merchantCode))}::uuid[], ${brands.map(({ merchantCode }) => merchantCode)}::text[])
    as o (id, merchant_id) join ${zonesOf(brands)} on z.merchant_id = o.merchant_id`

/**
 * Adds the postings of brands' jackpot wallets that weren't read yet to their days, and answers the
 * days that changed.
 */
export async function readPots(tx: Tx, brands: readonly Brand[]): Promise<MemberDay[]> {
  const { rows: moved } = await sql<{ id: Id<'member'> }>`select o.id from ${ownersOf(brands)}
    join facts.cursor c on c.owner_id = o.id and c.zone <> z.zone`.execute(tx)
  if (moved.length > 0)
    await forgetMoney(
      tx,
      moved.map((owner) => owner.id),
    )
  const wallets = sql`select o.id, o.merchant_id, z.zone, a.account_no, a.currency, a.version, coalesce(c.version, 0) as read
      from ${ownersOf(brands)}
      join facts.in_balances a on a.owner_id = o.id and a.account_no = ${sql.lit(TREASURY.JACKPOT)}
      left join facts.cursor c on c.owner_id = a.owner_id and c.account_no = a.account_no
      where a.version > coalesce(c.version, 0)`
  return (await readPostings(tx, wallets)).days
}

/**
 * Lays what jackpots cost on some days to games, in place of what stood there: shares of stakes by
 * the valid bets of the games that made pots grow, which a round of the house's stake and a gambled
 * win have none of. Seeds, and shares of a day without such bets, stand under empty names. The sum
 * is what was posted, to the unit.
 */
export async function writePotCosts(tx: Tx, days: readonly DaySpan[]): Promise<void> {
  if (days.length === 0) return
  await sql`delete from facts.given g using ${askedOf(days)} where (g.merchant_id, g.day, g.member_id) = (a.merchant_id, a.day, a.member_id)`.execute(
    tx,
  )
  await sql`with costs as materialized (
      select a.merchant_id, a.member_id, a.day, a.since, a.until, m.currency, m.kind = ${sql.lit(KIND.JACKPOT_CONTRIBUTION)} as shared, sum(m.amount) as total
      from ${askedOf(days)} join facts.money m on m.merchant_id = a.merchant_id and m.day = a.day and m.member_id = a.member_id
      where ${costsIn('m')} group by 1, 2, 3, 4, 5, 6, 7),
    bets as materialized (
      select c.merchant_id, c.member_id, c.day, c.currency, c.total, f.product, f.game_id, f.vendor, sum(f.valid_bet) as weight
      from costs c join facts.play f on f.merchant_id = c.merchant_id and f.day = c.day and f.currency = c.currency and f.valid_bet > 0
      where c.shared and exists (select from jackpots.for_facts s where s.merchant_id = c.merchant_id and s.game_id = f.game_id
        and s.currency = c.currency and s.since < c.until and (s.until is null or s.until > c.since))
      group by 1, 2, 3, 4, 5, 6, 7, 8),
    laid as (
      select merchant_id, member_id, day, currency, product, game_id, vendor, ${PIECE} as amount
      from (select *, sum(weight) over (partition by merchant_id, day, currency) as whole,
          sum(weight) over (partition by merchant_id, day, currency order by product, game_id, vendor) as upto from bets) b
      union all
      select c.merchant_id, c.member_id, c.day, c.currency, '', '', '', c.total from costs c
      where not c.shared or not exists (select from bets b where (b.merchant_id, b.day, b.currency) = (c.merchant_id, c.day, c.currency)))
    insert into facts.given (${COLUMNS})
    select merchant_id, day, member_id, currency, product, game_id, vendor, sum(amount)::bigint
    from laid group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0`.execute(tx)
}
