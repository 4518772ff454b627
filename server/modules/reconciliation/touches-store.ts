import { sql } from 'kysely'
import { isUuid } from '@senluna/kit/ids.ts'
import { isDay } from '../../platform/day-range.ts'
import type { Touches } from '../approvals/index.ts'
import { concernsChannelDay } from '../cashier/index.ts'

const BANK_DAY = /^(\d{4}-\d{2}-\d{2})\/(.{1,100})$/

/**
 * Of the lines that are compared an address of a chain is one member's, a day of a channel is of
 * those who paid on it; a vendor's day is nobody's.
 */
const reconLine: Touches = async ({ db, merchantCode, name, members }) => {
  const [, day, channel] = BANK_DAY.exec(name) ?? []
  if (day !== undefined && channel !== undefined)
    return isDay(day) && concernsChannelDay({ db, merchantCode, members }, { day, channel })
  const [chain = '', address = ''] = name.split('/')
  const { rows } =
    await sql`select from reconciliation.in_chains where merchant_id = ${merchantCode} and chain = ${chain}
    and address = ${address} and member_id = any (${[...members]}::uuid[])`.execute(db)
  return rows.length > 0
}

const reconCase: Touches = async (named) => {
  if (!isUuid(named.name)) return false
  const { rows } = await sql<{ about: string }>`select about from reconciliation."case"
    where id = ${named.name} and merchant_id = ${named.merchantCode} and kind <> 'VENDOR'`.execute(named.db)
  return rows[0] !== undefined && reconLine({ ...named, name: rows[0].about })
}

/** Whose addresses and days a call or a case names. */
export const touches = { reconCase, reconLine }
