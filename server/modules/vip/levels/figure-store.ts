import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What a member played and put in. */
export interface VipFigures {
  memberId: Id<'member'>
  /** Over all time. */
  validBet: Amount
  deposit: Amount
}

/** What some members played and put in over all time, in a currency; each of them has a row. */
export async function figuresOf(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
  currency: string,
): Promise<VipFigures[]> {
  const { rows } = await sql<VipFigures>`
    select m.id as "memberId", coalesce(sum(f.valid_bet), 0)::bigint as "validBet", coalesce(sum(f.deposited), 0)::bigint as deposit
    from unnest(${[...memberIds]}::uuid[]) as m (id)
    left join vip.in_months f on f.member_id = m.id and f.currency = ${currency} group by 1 order by 1`.execute(db)
  return rows
}

/** The valid bets of some members on the days from one to another, both included. */
export async function betsBetween(
  db: Db | Tx,
  wanted: readonly { memberId: Id<'member'>; from: string; to: string }[],
  currency: string,
): Promise<ReadonlyMap<Id<'member'>, Amount>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{
    id: Id<'member'>
    bet: Amount
  }>`select d.id, coalesce(sum(p.valid_bet), 0)::bigint as bet
    from unnest(${wanted.map(({ memberId }) => memberId)}::uuid[], ${wanted.map(({ from }) => from)}::date[], ${wanted.map(({ to }) => to)}::date[])
      as d (id, since, upto)
    left join vip.in_play p on p.member_id = d.id and p.day between d.since and d.upto and p.currency = ${currency} group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ id, bet }) => [id, bet]))
}

/** Whether a member put money in on the days from one to another, both included. */
export async function depositedBetween(
  db: Db | Tx,
  memberId: Id<'member'>,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { rows } =
    await sql`select from vip.in_money where member_id = ${memberId} and day between ${from}::date and ${to}::date
    and kind = ${sql.lit(KIND.DEPOSIT)} and amount > 0 limit 1`.execute(db)
  return rows.length > 0
}
