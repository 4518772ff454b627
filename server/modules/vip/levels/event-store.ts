import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'

/** How a level changed: by figures, by a month that fell short, by the staff. */
export type VipEventKind = 'RISE' | 'FALL' | 'HAND'

/** A change of a level with the figures it went by. */
export interface VipEvent {
  id: Id<'vip-event'>
  kind: VipEventKind
  from: number
  to: number
  ladder: number
  validBet: Amount | null
  deposit: Amount | null
  monthBet: Amount | null
  used: Amount
  byId: Id<'staff'> | null
  reason: string
  at: Date
}

/** A change as it is written down; figures that it didn't go by are left out. */
export type NewVipEvent = Pick<VipEvent, 'kind' | 'from' | 'to' | 'ladder'> &
  Partial<Pick<VipEvent, 'validBet' | 'deposit' | 'monthBet' | 'used' | 'byId' | 'reason'>>

/** Writes a change of a member's level into its history. */
export async function insertEvent(
  tx: Tx,
  who: { merchantCode: MerchantCode; memberId: Id<'member'> },
  event: NewVipEvent,
  now: Instant,
): Promise<void> {
  await sql`insert into vip.event (member_id, id, merchant_id, kind, from_level, to_level, ladder, valid_bet, deposit, month_bet, used, by_id, reason, at)
    values (${who.memberId}, ${newId<'vip-event'>(now)}, ${who.merchantCode}, ${event.kind}, ${event.from}, ${event.to}, ${event.ladder},
      ${event.validBet ?? null}, ${event.deposit ?? null}, ${event.monthBet ?? null}, ${event.used ?? 0n}, ${event.byId ?? null},
      ${event.reason ?? ''}, ${new Date(now)})`.execute(tx)
}

/** A member's history, the latest first. */
export async function eventsOf(db: Db | Tx, memberId: Id<'member'>, most: number): Promise<VipEvent[]> {
  const { rows } =
    await sql<VipEvent>`select id, kind, from_level as "from", to_level as "to", ladder, valid_bet as "validBet", deposit,
      month_bet as "monthBet", used, by_id as "byId", reason, at
    from vip.event where member_id = ${memberId} order by id desc limit ${most}`.execute(db)
  return rows
}
