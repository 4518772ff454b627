import type { Amount } from '@senluna/kit/money.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { ClosingMoney } from '../security.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'

/** Writes down that an account is closed. */
export async function insertClosure(
  tx: Tx,
  row: {
    memberId: Id<'member'>
    merchantCode: MerchantCode
    reason: string | undefined
    rule: ClosingMoney['rule']
    balance: Amount
    currency: string
    eraseAt: Instant
    forgetDays: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into security.closure (member_id, merchant_id, closed_at, reason, given_up, currency, erase_at, forget_at)
      values (${row.memberId}, ${row.merchantCode}, ${new Date(now)}, ${row.reason ?? ''},
        ${row.rule === 'GIVEN_UP' ? row.balance : 0n}, ${row.currency}, ${new Date(row.eraseAt)}, ${new Date(now + row.forgetDays * DAY)})
      on conflict (member_id) do update set closed_at = excluded.closed_at, reason = excluded.reason, given_up = excluded.given_up,
        erase_at = excluded.erase_at, erased_at = null, forget_at = excluded.forget_at, forgotten_at = null`.execute(tx)
}

/** An account that its owner closed, as staff see it. */
export interface ClosedRow {
  id: Id<'member'>
  userName: string
  closedAt: Date
  eraseAt: Date
  reason: string
  givenUp: Amount
  currency: string
}

/**
 * A brand's closed accounts that are not erased, the latest first; of one name, or of names that
 * begin so.
 */
export async function listClosed(
  db: Db,
  search: { merchantCode: MerchantCode; name: string },
  after: { at: Date; id: Id<'member'> } | undefined,
  most: number,
): Promise<ClosedRow[]> {
  const begins = `${search.name
    .replaceAll('\0', '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ClosedRow>`select c.member_id as id, m.user_name as "userName", c.closed_at as "closedAt",
      c.erase_at as "eraseAt", c.reason, c.given_up as "givenUp", c.currency
    from security.closure c join members.for_lists m on m.id = c.member_id
    where c.merchant_id = ${search.merchantCode} and c.erased_at is null and m.user_name like ${begins}
      and (${after?.at ?? null}::timestamptz is null or (c.closed_at, c.member_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by c.closed_at desc, c.member_id desc limit ${most}`.execute(db)
  return rows
}

/** A closed account of the brand that is not erased. */
export async function closedOne(
  tx: Tx,
  memberId: Id<'member'>,
  merchantCode: MerchantCode,
): Promise<{ userName: string; closedAt: Date } | undefined> {
  const { rows } = await sql<{ userName: string; closedAt: Date }>`
    select m.user_name as "userName", c.closed_at as "closedAt"
    from security.closure c join members.for_lists m on m.id = c.member_id
    where c.member_id = ${memberId} and c.merchant_id = ${merchantCode} and c.erased_at is null`.execute(tx)
  return rows[0]
}

/** Takes a closure back; undefined when there is none that can be. */
export async function deleteClosure(
  tx: Tx,
  memberId: Id<'member'>,
  merchantCode: MerchantCode,
): Promise<{ closed_at: Date } | undefined> {
  const { rows } = await sql<{ closed_at: Date }>`delete from security.closure
    where member_id = ${memberId} and merchant_id = ${merchantCode} and erased_at is null returning closed_at`.execute(
    tx,
  )
  return rows[0]
}

/** Whose closed accounts are due, the first closed first. */
export async function dueClosures(
  db: Db,
  due: RawBuilder<unknown>,
  most: number,
  without: readonly string[],
): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from security.closure
    where ${due} and member_id <> all (${[...without]}::uuid[]) order by closed_at limit ${most}`.execute(db)
  return rows.map((row) => row.member_id)
}

/** The brand of a closed account that is due, locked; nothing for one that is somebody else's. */
export async function lockDue(
  tx: Tx,
  due: RawBuilder<unknown>,
  memberId: Id<'member'>,
): Promise<MerchantCode | undefined> {
  const { rows } = await sql<{ merchant_id: MerchantCode }>`select merchant_id from security.closure
    where ${due} and member_id = ${memberId} for no key update skip locked`.execute(tx)
  return rows[0]?.merchant_id
}

/** Takes what is personal out of members' changes. */
export async function wipeChanges(tx: Tx, members: Id<'member'>[]): Promise<void> {
  await sql`update security.change set ip = '', detail = '{}' where member_id = any(${members}::uuid[])`.execute(tx)
}

/** Notes that closed accounts are erased. */
export async function markErased(tx: Tx, members: Id<'member'>[], now: Instant): Promise<void> {
  await sql`update security.closure set erased_at = ${new Date(now)}, reason = '' where member_id = any(${members}::uuid[])`.execute(
    tx,
  )
}

/** Notes that closed accounts are forgotten. */
export async function markForgotten(tx: Tx, members: Id<'member'>[], now: Instant): Promise<void> {
  await sql`update security.closure set forgotten_at = ${new Date(now)} where member_id = any(${members}::uuid[])`.execute(
    tx,
  )
}
