import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { VipGift } from '@senluna/kit/vip/gift-windows.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A gift that is written down: one of a level passed, or one that was claimed. */
export interface GiftRow {
  kind: VipGift
  /** The level passed, the first day of the week or month, the year of the birthday. */
  period: string
  level: number
  amount: Amount
  currency: string
  claimedAt: Date | null
}

const COLUMNS = sql.raw('kind, period, level, amount, currency, claimed_at as "claimedAt"')

/** Whose gifts they are, in which money. */
export interface GiftOwner {
  merchantCode: MerchantCode
  memberId: Id<'member'>
  currency: string
}

/** Writes down the gifts of levels passed; a level that had its gift has no other. */
export async function offerUpgrades(
  tx: Tx,
  { merchantCode, memberId, currency }: GiftOwner,
  gifts: readonly { level: number; amount: Amount }[],
  now: Instant,
): Promise<void> {
  await sql`insert into vip.gift (member_id, kind, period, merchant_id, level, currency, amount, offered_at)
    select ${memberId}, 'UPGRADE', g.level::text, ${merchantCode}, g.level, ${currency}, g.amount, ${new Date(now)}
    from unnest(${gifts.map(({ level }) => level)}::smallint[], ${gifts.map((gift) => gift.amount.toString())}::bigint[]) as g (level, amount)
    where g.amount > 0 on conflict do nothing`.execute(tx)
}

/** The gifts of a member that are written down, the oldest first. */
export async function giftsOf(db: Db | Tx, memberId: Id<'member'>): Promise<GiftRow[]> {
  const { rows } = await sql<GiftRow>`select ${COLUMNS} from vip.gift where member_id = ${memberId}
    order by offered_at, level, kind`.execute(db)
  return rows
}

/** One gift of a member that is written down, held. */
export async function holdGift(
  tx: Tx,
  memberId: Id<'member'>,
  kind: VipGift,
  period: string,
): Promise<GiftRow | undefined> {
  const { rows } = await sql<GiftRow>`select ${COLUMNS} from vip.gift
    where member_id = ${memberId} and kind = ${kind} and period = ${period} for update`.execute(tx)
  return rows[0]
}

/** Writes down that a gift is claimed, once for all. Answers whether this call did. */
export async function writeClaim(
  tx: Tx,
  { merchantCode, memberId, currency }: GiftOwner,
  gift: Pick<GiftRow, 'kind' | 'period' | 'level' | 'amount'>,
  now: Instant,
): Promise<boolean> {
  const at = new Date(now)
  const written =
    await sql`insert into vip.gift (member_id, kind, period, merchant_id, level, currency, amount, offered_at, claimed_at)
    values (${memberId}, ${gift.kind}, ${gift.period}, ${merchantCode}, ${gift.level}, ${currency}, ${gift.amount}, ${at}, ${at})
    on conflict (member_id, kind, period) do update set claimed_at = excluded.claimed_at where vip.gift.claimed_at is null`.execute(
      tx,
    )
  return written.numAffectedRows === 1n
}
