import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Touches } from '../../approvals/index.ts'

const finds = async (db: Db, query: RawBuilder<unknown>) => (await query.execute(db)).rows.length > 0

const deposit: Touches = ({ db, merchantCode, name, members }) =>
  finds(
    db,
    sql`select from cashier.deposit where merchant_id = ${merchantCode} and order_no = ${name}
      and member_id = any (${[...members]}::uuid[])`,
  )

/** Money that came in belongs to whose order it came for; in suspense it is nobody's. */
const receipt: Touches = async ({ db, merchantCode, name, members }) =>
  isUuid(name) &&
  finds(
    db,
    sql`select from cashier.receipt r join cashier.deposit d on d.id = r.deposit_id
      where r.id = ${name} and r.merchant_id = ${merchantCode} and d.member_id = any (${[...members]}::uuid[])`,
  )

const withdrawal: Touches = ({ db, merchantCode, name, members }) =>
  finds(
    db,
    sql`select from payout.withdrawal where merchant_id = ${merchantCode} and no = ${name}
      and member_id = any (${[...members]}::uuid[])`,
  )

const payoutAccount: Touches = async ({ db, merchantCode, name, members }) =>
  isUuid(name) &&
  finds(
    db,
    sql`select from payout.account where id = ${name} and merchant_id = ${merchantCode}
      and member_id = any (${[...members]}::uuid[])`,
  )

/** Whose orders, money and accounts a call names. */
export const touches = { deposit, receipt, withdrawal, payoutAccount }
