import { later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { StaffId } from './store.ts'
import { STARTING_ROLES, type HouseRight } from '@senluna/kit/staff.ts'

/** One line of the list of staff. */
export interface StaffLine {
  name: string
  shownAs: string
  roles: string[]
  house: string[]
  authenticator: boolean
  closed: boolean
}

/**
 * Makes the roles a brand starts with. A right that the product brings later is offered to its
 * roles once; what an operator has taken away stays away.
 */
export async function makeRoles(tx: Db | Tx, merchantCode: MerchantCode): Promise<void> {
  for (const [role, rights] of Object.entries(STARTING_ROLES)) {
    await sql`insert into staff.role (merchant_id, code) values (${merchantCode}, ${role}) on conflict do nothing`.execute(
      tx,
    )
    await sql`insert into staff.permission (merchant_id, role, page, action)
      select r.merchant_id, r.code, split_part(x.name, '.', 1), split_part(x.name, '.', 2)
      from staff.role r, unnest(${rights}::text[]) as x(name)
      where r.merchant_id = ${merchantCode} and r.code = ${role} and not x.name = any (r.offered)
      on conflict do nothing`.execute(tx)
    await sql`update staff.role set offered = ${rights}::text[]
      where merchant_id = ${merchantCode} and code = ${role} and offered is distinct from ${rights}::text[]`.execute(tx)
  }
}

export async function listStaff(db: Db, merchantCode: MerchantCode): Promise<StaffLine[]> {
  const { rows } = await sql<StaffLine>`select name, shown_as as "shownAs", totp_secret is not null as authenticator,
      closed_at is not null as closed,
      array(select role from staff.account_role where staff_id = account.id order by role) as roles,
      array(select h.name from staff.house_right h where h.staff_id = account.id order by h.name) as house
    from staff.account where merchant_id = ${merchantCode} order by name`.execute(db)
  return rows
}

export async function setRoles(
  tx: Tx,
  staffId: Id<'staff'>,
  merchantCode: MerchantCode,
  roles: readonly string[],
): Promise<void> {
  await sql`delete from staff.account_role where staff_id = ${staffId}`.execute(tx)
  for (const role of roles)
    await sql`insert into staff.account_role (staff_id, merchant_id, role)
      values (${staffId}, ${merchantCode}, ${role})`.execute(tx)
}

/** The application's own role can't write these; where there is nothing to write it isn't tried. */
export async function setHouseRights(
  tx: Tx,
  staffId: Id<'staff'>,
  rights: readonly HouseRight[],
  now: Instant,
): Promise<void> {
  const { rows } = await sql`select from staff.house_right where staff_id = ${staffId} limit 1`.execute(tx)
  if (rows.length > 0) await sql`delete from staff.house_right where staff_id = ${staffId}`.execute(tx)
  for (const right of new Set(rights))
    await sql`insert into staff.house_right (staff_id, name, given_at)
      values (${staffId}, ${right}, ${new Date(now)})`.execute(tx)
}

/** Adds an account of the desk. */
export async function insertAccount(
  tx: Tx,
  row: {
    staffId: Id<'staff'>
    merchantCode: MerchantCode
    name: string
    shownAs: string
    passwordHash: string
    secret: Buffer | null
    enrolWithin: number
    demonstration: boolean | undefined
  },
  now: Instant,
): Promise<void> {
  await sql`insert into staff.account (id, merchant_id, name, shown_as, password_hash, totp_secret, totp_since, enrol_until,
        demonstration, created_at)
      values (${row.staffId}, ${row.merchantCode}, ${row.name}, ${row.shownAs}, ${row.passwordHash}, ${row.secret},
        ${row.secret === null ? null : new Date(now)}, ${new Date(later(now, row.enrolWithin))}, ${row.demonstration ?? false},
        ${new Date(now)})`.execute(tx)
}

/** Gives an account a new password and lets it enrol again. */
export async function renewAccount(
  tx: Tx,
  { passwordHash, enrolWithin, accountId }: { passwordHash: string; enrolWithin: number; accountId: StaffId },
  now: Instant,
): Promise<void> {
  await sql`update staff.account set password_hash = ${passwordHash}, totp_secret = null, totp_since = null, totp_step = 0,
      enrol_until = ${new Date(later(now, enrolWithin))}, closed_at = null where id = ${accountId}`.execute(tx)
}

/** Closes an account. */
export async function closeAccount(tx: Tx, accountId: StaffId, now: Instant): Promise<void> {
  await sql`update staff.account set closed_at = ${new Date(now)} where id = ${accountId}`.execute(tx)
}
