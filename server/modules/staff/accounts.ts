import { generateSync } from 'otplib'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { STARTING_ROLES, type HouseRight } from '@senluna/kit/staff.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { newTotpSecret } from '../../platform/totp.ts'
import { recordAudit } from '../audit/index.ts'
import type { Passwords } from '../members/index.ts'
import { newPassword, type StaffSecrets } from './secrets.ts'
import { accountByName, endStaffSessions, type Account } from './store.ts'

// What the command line does: there is no call that makes staff.

/** The first log-in, which sets the authenticator up, has to happen within. */
const ENROL_WITHIN = 3 * DAY

/** A staff account to be made. */
export interface NewStaff {
  merchantCode: MerchantCode
  name: string
  shownAs: string
  roles: readonly string[]
  /** What they may do above the brands. */
  house?: readonly HouseRight[]
  /** Given for demonstrations only: others get one that nobody chose. */
  password?: string
  demonstration?: boolean
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

/**
 * Opens a staff account; answers its first password, which is kept nowhere.
 *
 * A demonstration's account has its authenticator already, so that whoever has the machine can ask
 * for a code.
 */
export async function addStaff(
  db: Db,
  deps: { passwords: Passwords; secrets: StaffSecrets },
  wanted: NewStaff,
  now: Instant,
): Promise<{ password: string }> {
  const password = wanted.password ?? newPassword()
  const passwordHash = await deps.passwords.hash(password)
  const staffId = newId<'staff'>(now)
  const secret = wanted.demonstration ? deps.secrets.sealTotp(newTotpSecret(), staffId) : null
  await db.transaction().execute(async (tx) => {
    await makeRoles(tx, wanted.merchantCode)
    await sql`insert into staff.account (id, merchant_id, name, shown_as, password_hash, totp_secret, totp_since, enrol_until,
        demonstration, created_at)
      values (${staffId}, ${wanted.merchantCode}, ${wanted.name}, ${wanted.shownAs}, ${passwordHash}, ${secret},
        ${secret === null ? null : new Date(now)}, ${new Date(later(now, ENROL_WITHIN))}, ${wanted.demonstration ?? false},
        ${new Date(now)})`.execute(tx)
    await setRoles(tx, staffId, wanted.merchantCode, wanted.roles)
    await setHouseRights(tx, staffId, wanted.house ?? [], now)
    const { name, roles, house } = wanted
    await byCommand(tx, wanted.merchantCode, staffId, 'staff.add', now, { name, roles, ...(house ? { house } : {}) })
  })
  return { password }
}

/** Sets what roles somebody has. Answers false when there is no such person. */
export async function giveRoles(
  db: Db,
  merchantCode: MerchantCode,
  name: string,
  roles: readonly string[],
  now: Instant,
): Promise<boolean> {
  return change(db, merchantCode, name, async (tx, account) => {
    await makeRoles(tx, merchantCode)
    await setRoles(tx, account.id, merchantCode, roles)
    await byCommand(tx, merchantCode, account.id, 'staff.roles', now, { roles })
  })
}

/**
 * Sets what somebody may do above the brands. Only who has the database's own rights can: the
 * server can't, and no brand's people. Answers false when there is no such person.
 */
export async function giveHouseRights(
  db: Db,
  merchantCode: MerchantCode,
  name: string,
  rights: readonly HouseRight[],
  now: Instant,
): Promise<boolean> {
  return change(db, merchantCode, name, async (tx, account) => {
    await setHouseRights(tx, account.id, rights, now)
    await byCommand(tx, merchantCode, account.id, 'staff.house', now, { house: rights })
  })
}

/**
 * Gives somebody a new first password and forgets their authenticator. Nothing when there is no
 * such person.
 */
export async function renewStaff(
  db: Db,
  deps: { passwords: Passwords },
  merchantCode: MerchantCode,
  name: string,
  now: Instant,
): Promise<{ password: string } | undefined> {
  const password = newPassword()
  const passwordHash = await deps.passwords.hash(password)
  const done = await change(db, merchantCode, name, async (tx, account) => {
    await sql`update staff.account set password_hash = ${passwordHash}, totp_secret = null, totp_since = null, totp_step = 0,
      enrol_until = ${new Date(later(now, ENROL_WITHIN))}, closed_at = null where id = ${account.id}`.execute(tx)
    await sql`delete from staff.recovery_code where staff_id = ${account.id}`.execute(tx)
    await sql`delete from staff.login_step where staff_id = ${account.id}`.execute(tx)
    await endStaffSessions(tx, { staffId: account.id }, now)
    await byCommand(tx, merchantCode, account.id, 'staff.renew', now)
  })
  return done ? { password } : undefined
}

/** Closes an account: its sessions end now. Answers false when there is no such person. */
export async function closeStaff(db: Db, merchantCode: MerchantCode, name: string, now: Instant): Promise<boolean> {
  return change(db, merchantCode, name, async (tx, account) => {
    await sql`update staff.account set closed_at = ${new Date(now)} where id = ${account.id}`.execute(tx)
    await endStaffSessions(tx, { staffId: account.id }, now)
    await byCommand(tx, merchantCode, account.id, 'staff.close', now)
  })
}

/** The code that a demonstration account's authenticator shows now. Nothing for anybody else's. */
export async function codeOf(
  db: Db,
  secrets: StaffSecrets,
  merchantCode: MerchantCode,
  name: string,
  now: Instant,
): Promise<string | undefined> {
  const account = await accountByName(db, merchantCode, name)
  if (!account?.demonstration || account.totpSecret === null) return undefined
  return generateSync({ secret: secrets.openTotp(account.totpSecret, account.id), epoch: Math.floor(now / 1_000) })
}

/** One line of the list of staff. */
export interface StaffLine {
  name: string
  shownAs: string
  roles: string[]
  house: string[]
  authenticator: boolean
  closed: boolean
}

export async function listStaff(db: Db, merchantCode: MerchantCode): Promise<StaffLine[]> {
  const { rows } = await sql<StaffLine>`select name, shown_as as "shownAs", totp_secret is not null as authenticator,
      closed_at is not null as closed,
      array(select role from staff.account_role where staff_id = account.id order by role) as roles,
      array(select h.name from staff.house_right h where h.staff_id = account.id order by h.name) as house
    from staff.account where merchant_id = ${merchantCode} order by name`.execute(db)
  return rows
}

async function change(
  db: Db,
  merchantCode: MerchantCode,
  name: string,
  run: (tx: Tx, account: Account) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await accountByName(tx, merchantCode, name)
    if (account) await run(tx, account)
    return account !== undefined
  })
}

async function setRoles(
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
async function setHouseRights(
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

async function byCommand(
  tx: Tx,
  merchantCode: MerchantCode,
  staffId: Id<'staff'>,
  action: string,
  now: Instant,
  after?: unknown,
): Promise<void> {
  await recordAudit(tx, {
    merchantCode,
    at: now,
    actor: { kind: 'system', id: 'command', name: 'command line' },
    ip: '',
    action,
    object: { kind: 'staff', id: staffId },
    ...(after === undefined ? {} : { after }),
    reason: 'command',
    traceId: '',
  })
}
