import type { Amount } from '@senluna/kit/money.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'

export interface Locked {
  id: Id<'deposit'>
  member_id: Id<'member'>
  order_no: string
  merchant_id: MerchantCode
  currency: string
  played_later: boolean
  left: Amount
  parts: number
}

/** Members whose money may be unlocked, in any order. */
export async function membersWithLocked(db: Db): Promise<{ member_id: Locked['member_id'] }[]> {
  const { rows } = await sql<{ member_id: Locked['member_id'] }>`select d.member_id from cashier.deposit d
    where d.locked_part > 0 and d.locked_part > (select coalesce(sum(u.amount), 0) from cashier.deposit_unlock u
      where u.member_id = d.member_id and u.deposit_id = d.id)
      and exists (select from ledger.for_balances a where a.owner_id = d.member_id and a.account_no = ${WALLET.LOCKED}
        and a.balance - a.held > 0)
    group by d.member_id order by random() limit 500`.execute(db)
  return rows
}

/** A member's deposits that are locked in part, the oldest first. */
export async function lockedDepositsOf(tx: Tx, memberId: Id<'member'>): Promise<Locked[]> {
  const { rows } = await sql<Locked>`select d.id, d.order_no, d.member_id, d.merchant_id, d.currency, d.played_later,
      (d.locked_part - coalesce(sum(u.amount), 0))::bigint as left, count(u.seq)::integer as parts
    from cashier.deposit d left join cashier.deposit_unlock u on u.member_id = d.member_id and u.deposit_id = d.id
    where d.member_id = ${memberId} and d.locked_part > 0 group by d.id order by d.id`.execute(tx)
  return rows
}

/** Notes a part of a deposit that is unlocked. */
export async function insertUnlock(
  tx: Tx,
  { memberId, depositId, seq, part }: { memberId: Id<'member'>; depositId: Id<'deposit'>; seq: number; part: Amount },
  now: Instant,
): Promise<void> {
  await sql`insert into cashier.deposit_unlock (member_id, deposit_id, seq, amount, at)
    values (${memberId}, ${depositId}, ${seq}, ${part}, ${new Date(now)})`.execute(tx)
}
