import { sql } from 'kysely'
import { DECIDED, type Newcomer, type NewcomerLine } from '@senluna/kit/agents/affiliates/newcomer.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { BillRow } from './bill-store.ts'

/** A new member as a bill has it: what was looked at, and what became of it. */
export type BilledNewcomer = Newcomer & NewcomerLine & { memberId: Id<'member'> }

const isDecided = ({ outcome }: NewcomerLine): boolean => DECIDED.some((decided) => decided === outcome)

/**
 * Writes the new members of a bill, and who of them is counted by its line from now on; whom the
 * version before counted is counted no more. Throws when another line counted somebody.
 */
export async function insertNewcomers(
  tx: Tx,
  bill: Pick<BillRow, 'id' | 'line_id' | 'holder_id' | 'computed_at'>,
  rows: readonly BilledNewcomer[],
): Promise<void> {
  await sql`delete from bills.counted where line_id = ${bill.line_id}`.execute(tx)
  if (rows.length === 0) return
  const column = <Value>(valueOf: (row: BilledNewcomer) => Value) => rows.map(valueOf)
  await sql`insert into bills.newcomer (bill_id, member_id, registered_on, deposited_on, deposited, bets, barred, outcome, met_on, last_day,
      valid_bet, amount)
    select ${bill.id}, n.* from unnest(${column(({ memberId }) => memberId)}::uuid[], ${column(({ registeredOn }) => registeredOn)}::date[],
      ${column(({ firstDeposit }) => firstDeposit?.day ?? null)}::date[], ${column(({ firstDeposit }) => firstDeposit?.amount.toString() ?? null)}::bigint[],
      ${column(({ bets }) => JSON.stringify(bets.map(({ day, validBet }) => ({ day, validBet: validBet.toString() }))))}::jsonb[],
      ${column(({ barred }) => barred)}::text[], ${column(({ outcome }) => outcome)}::text[], ${column(({ metOn }) => metOn)}::date[],
      ${column(({ lastDay }) => lastDay)}::date[], ${column(({ validBet }) => validBet.toString())}::bigint[],
      ${column(({ amount }) => amount.toString())}::bigint[]) as n`.execute(tx)
  const counted = rows.filter(isDecided)
  const { numAffectedRows } = await sql`insert into bills.counted (member_id, line_id, holder_id, outcome, at)
    select c.id, ${bill.line_id}, ${bill.holder_id}, c.outcome, ${bill.computed_at}
    from unnest(${counted.map(({ memberId }) => memberId)}::uuid[], ${counted.map(({ outcome }) => outcome)}::text[]) as c (id, outcome)
    on conflict (member_id) do nothing`.execute(tx)
  assert(numAffectedRows === BigInt(counted.length), 'nobody is counted twice')
}

interface NewcomerRow {
  memberId: Id<'member'>
  registeredOn: BusinessDate
  depositedOn: BusinessDate | null
  deposited: Amount | null
  bets: { day: BusinessDate; validBet: string }[]
  barred: Newcomer['barred']
  outcome: NewcomerLine['outcome']
  metOn: BusinessDate | null
  lastDay: BusinessDate
  validBet: Amount
  amount: Amount
}

const day = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`)

/** The new members of a bill: those who qualified first, in their order. */
export async function newcomersIn(db: Db | Tx, billId: Id<'bill'>): Promise<BilledNewcomer[]> {
  const { rows } = await sql<NewcomerRow>`select member_id as "memberId", ${day('registered_on')} as "registeredOn",
      ${day('deposited_on')} as "depositedOn", deposited, bets, barred, outcome, ${day('met_on')} as "metOn", ${day('last_day')} as "lastDay",
      valid_bet as "validBet", amount
    from bills.newcomer where bill_id = ${billId} order by met_on nulls last, last_day, member_id`.execute(db)
  return rows.map(({ depositedOn, deposited, bets, ...row }) => ({
    ...row,
    firstDeposit: depositedOn !== null && deposited !== null ? { day: depositedOn, amount: deposited } : null,
    bets: bets.map((bet) => ({ day: bet.day, validBet: BigInt(bet.validBet) as Amount })),
  }))
}
