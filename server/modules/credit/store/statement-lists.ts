import { sql } from 'kysely'
import type { CreditState } from '@senluna/kit/agents/credit/statement-steps.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { STATEMENT, type Statement } from './statement-store.ts'

/** A statement with the names of both. `upline` null: the house. */
export interface NamedStatement extends Statement {
  userName: string
  upline: string | null
}

const NAMED = sql`select ${STATEMENT}, m.user_name as "userName", u.user_name as upline from credit.statement s
  join credit.in_people m on m.id = s.member_id left join credit.in_people u on u.id = s.upline_id`

/** The last statements of an account. */
export async function lastStatements(db: Db, memberId: Id<'member'>, most: number): Promise<NamedStatement[]> {
  const { rows } =
    await sql<NamedStatement>`${NAMED} where s.member_id = ${memberId} order by s.week desc limit ${most}`.execute(db)
  return rows
}

/** An account's statement of a week, and those of everybody right below it. */
export async function statementsAround(db: Db, memberId: Id<'member'>, week: string): Promise<NamedStatement[]> {
  const { rows } = await sql<NamedStatement>`${NAMED} where s.week = ${week}::date
      and (s.member_id = ${memberId} or s.upline_id = ${memberId}) order by m.user_name`.execute(db)
  return rows
}

/** One statement, with names. */
export async function namedStatement(db: Db | Tx, id: Id<'credit-statement'>): Promise<NamedStatement | undefined> {
  const { rows } = await sql<NamedStatement>`${NAMED} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** The closed weeks in which an account has a statement, the latest first. */
export async function weeksOf(db: Db, memberId: Id<'member'>, most: number): Promise<BusinessDate[]> {
  const { rows } = await sql<{ week: BusinessDate }>`select to_char(week, 'YYYY-MM-DD') as week from credit.statement
    where member_id = ${memberId} order by statement.week desc limit ${most}`.execute(db)
  return rows.map(({ week }) => week)
}

/** Which statements of a brand somebody looks at. */
export interface StatementsAsked {
  merchantCode: MerchantCode
  week: string | undefined
  state: CreditState | undefined
  ofHouse: boolean
  name: string | undefined
  after: { at: string; id: Id<'credit-statement'> } | undefined
  most: number
}

/** Statements of a brand, the latest week first. */
export async function brandStatements(db: Db, asked: StatementsAsked): Promise<NamedStatement[]> {
  const { merchantCode, week, state, ofHouse, name, after, most } = asked
  const { rows } = await sql<NamedStatement>`${NAMED} where s.merchant_id = ${merchantCode}
      and (${week ?? null}::date is null or s.week = ${week ?? null}::date)
      and (${state ?? null}::text is null or s.state = ${state ?? null})
      and (not ${ofHouse} or s.upline_id is null)
      and (${name ?? null}::text is null or m.user_name = ${name ?? null} or u.user_name = ${name ?? null})
      and (${after?.at ?? null}::date is null or (s.week, s.id) < (${after?.at ?? null}::date, ${after?.id ?? null}::uuid))
    order by s.week desc, s.id desc limit ${most}`.execute(db)
  return rows
}
