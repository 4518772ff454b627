import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { BOOK, WAGER_STATUS } from '../../wagers/index.ts'

const LINE = (id: Id<'member'>) => sql`select m.id from credit.in_members m
  where m.id = ${id} or (m.path @> array[${id}]::uuid[] and m.path <> '{}'::uuid[])`

/** What keeps a line from going on credit. */
export interface CashOfLine {
  /** Somebody has money set aside, at a vendor, or owes some. */
  isBound: boolean
  /** Somebody ordered to pay money in or out at some time. */
  hasOrders: boolean
  /** Somebody waits for the result of a bet. */
  hasOpenBets: boolean
  /** Main wallets with something in them. */
  wallets: readonly { memberId: Id<'member'>; balance: Amount }[]
}

/** What a general agent and everybody below it hold and wait for, as cash accounts. */
export async function cashOfLine(tx: Tx, generalAgentId: Id<'member'>): Promise<CashOfLine> {
  const { rows } = await sql<Omit<CashOfLine, 'wallets'>>`with line as materialized (${LINE(generalAgentId)})
    select exists (select from line join ledger.for_balances b on b.owner_id = line.id
        where b.held <> 0 or (b.balance <> 0 and b.account_no not in (${sql.lit(WALLET.MAIN)}, ${sql.lit(WALLET.TRIAL)}, ${sql.lit(WALLET.POINTS)}))) as "isBound",
      exists (select from line join cashier.for_orders o on o.member_id = line.id) as "hasOrders",
      exists (select from line join credit.in_late_hours l on l.owner_id = line.id and l.settled_to is null
        join credit.in_wagers w on w.owner_id = l.owner_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
        where w.book = ${sql.lit(BOOK.REAL)} and w.status = ${sql.lit(WAGER_STATUS.OPEN)}) as "hasOpenBets"`.execute(tx)
  const { rows: wallets } = await sql<{
    memberId: Id<'member'>
    balance: Amount
  }>`select b.owner_id as "memberId", b.balance
    from (${LINE(generalAgentId)}) line join ledger.for_balances b on b.owner_id = line.id
    where b.account_no = ${sql.lit(WALLET.MAIN)} and b.balance <> 0 order by 1`.execute(tx)
  return { ...rows[0]!, wallets }
}
