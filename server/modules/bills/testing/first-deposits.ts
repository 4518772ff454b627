import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import type { Somebody } from '../../rounds/testing/house.ts'
import type { BillHouse } from './bill-house.ts'

const CHANNEL = randomUUID()
let orders = 0

/** A deposit that is credited now, as the cashier keeps it; no money is moved for it. */
export async function deposits({ db, now }: BillHouse, { member }: Somebody, units: bigint): Promise<void> {
  const at = new Date(now())
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (${CHANNEL}, 'senluna', 'BANK-N', 'BANK_QR', 'manual-bank', 'A bank', 1, 100, 0, 0, 15, 1, '{}', 'OPEN', '{}', '{}', ${at}, ${at})
    on conflict do nothing`.execute(db)
  orders += 1
  await sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
      currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
      changed_at, credited_at)
    values (${newId(now())}, 'senluna', ${`D${String(orders).padStart(10, '0')}`}, ${member.id}, 'm', ${CHANNEL}, 'BANK-N', 'manual-bank', 'BANK_QR',
      'XVD', gen_random_uuid(), ${units}, 0, 0, ${units}, 0, ${units}, 0, 'CREDITED', ${at}, ${at}, ${at}, ${at})`.execute(
    db,
  )
  await sql`insert into facts.mark (member_id, day) values (${member.id}, (${at}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date)
    on conflict do nothing`.execute(db)
}

/** Says that somebody came from another's device. */
export async function onDeviceOf({ db }: BillHouse, who: Somebody, other: Somebody): Promise<void> {
  await sql`update sessions.session set device_id = (select max(device_id) from sessions.session where member_id = ${other.member.id})
    where member_id = ${who.member.id}`.execute(db)
}

/** Gives somebody a bank account. */
export const banksAt = ({ db, now }: BillHouse, { member }: Somebody, number: string, state = 'ACTIVE') =>
  sql`insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, state, usable_at, created_at, ended_at)
    values (${newId(now())}, 'senluna', ${member.id}, 'BANK', 'VCB', ${number}, 'A', ${state}, ${new Date(now())}, ${new Date(now())},
      ${state === 'REMOVED' ? new Date(now()) : null})`.execute(db)

/** Says who somebody is. */
export const isPerson = ({ db }: BillHouse, { member }: Somebody, payeeName: string, birthday: string) =>
  sql`update members.member set profile = profile || ${JSON.stringify({ payeeName, birthday })}::jsonb where id = ${member.id}`.execute(
    db,
  )
