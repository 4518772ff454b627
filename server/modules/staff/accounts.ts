import { deleteRecoveryCodes } from './recovery-store.ts'
import { deleteSteps } from './login/login-store.ts'
import { generateSync } from 'otplib'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { HouseRight } from '@senluna/kit/staff.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { newTotpSecret } from '../../platform/totp.ts'
import { recordAudit } from '../audit/index.ts'
import type { Passwords } from '../members/index.ts'
import { newPassword, type StaffSecrets } from './secrets.ts'
import { accountByName, endStaffSessions, type Account } from './store.ts'
import { insertAccount, renewAccount, closeAccount, makeRoles, setRoles, setHouseRights } from './account-store.ts'

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
    await insertAccount(
      tx,
      {
        staffId,
        merchantCode: wanted.merchantCode,
        name: wanted.name,
        shownAs: wanted.shownAs,
        passwordHash,
        secret,
        enrolWithin: ENROL_WITHIN,
        demonstration: wanted.demonstration,
      },
      now,
    )
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
    await renewAccount(tx, { passwordHash, enrolWithin: ENROL_WITHIN, accountId: account.id }, now)
    await deleteRecoveryCodes(tx, account.id)
    await deleteSteps(tx, account.id)
    await endStaffSessions(tx, { staffId: account.id }, now)
    await byCommand(tx, merchantCode, account.id, 'staff.renew', now)
  })
  return done ? { password } : undefined
}

/** Closes an account: its sessions end now. Answers false when there is no such person. */
export async function closeStaff(db: Db, merchantCode: MerchantCode, name: string, now: Instant): Promise<boolean> {
  return change(db, merchantCode, name, async (tx, account) => {
    await closeAccount(tx, account.id, now)
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
