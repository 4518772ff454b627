import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { isHouseRight, isRight, type HouseRight, type Right, type StaffCaller } from '@senluna/kit/staff.ts'
import { HOUR, instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'

/** So long without use ends a staff session, and so long it lasts at most. */
export const STAFF_IDLE = 30 * MINUTE
export const STAFF_LONGEST = 8 * HOUR

export type StaffId = Id<'staff'>

/** A staff account as a log-in needs it. */
export interface Account {
  id: StaffId
  merchantCode: MerchantCode
  name: string
  shownAs: string
  passwordHash: string
  totpSecret: Buffer | null
  totpStep: number
  enrolUntil: Instant
  demonstration: boolean
  closed: boolean
}

interface AccountRow {
  id: Id<'staff'>
  merchant_id: MerchantCode
  name: string
  shown_as: string
  password_hash: string
  totp_secret: Buffer | null
  totp_step: bigint
  enrol_until: Date
  demonstration: boolean
  closed_at: Date | null
}

const COLUMNS = sql.raw(
  'id, merchant_id, name, shown_as, password_hash, totp_secret, totp_step, enrol_until, demonstration, closed_at',
)

const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  merchantCode: row.merchant_id,
  name: row.name,
  shownAs: row.shown_as,
  passwordHash: row.password_hash,
  totpSecret: row.totp_secret,
  totpStep: Number(row.totp_step),
  enrolUntil: instant(row.enrol_until.getTime()),
  demonstration: row.demonstration,
  closed: row.closed_at !== null,
})

export async function accountByName(
  db: Db | Tx,
  merchantCode: MerchantCode,
  name: string,
): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from staff.account
    where merchant_id = ${merchantCode} and name = ${name}`.execute(db)
  return rows[0] && accountOf(rows[0])
}

/** Who of a brand's people has a log-in name, closed accounts not counted. */
export async function staffByName(db: Db | Tx, merchantCode: MerchantCode, name: string): Promise<StaffId | undefined> {
  const account = await accountByName(db, merchantCode, name)
  return account?.closed === false ? account.id : undefined
}

/** The account, nobody else changing it until `tx` ends. */
export async function lockAccount(tx: Tx, staffId: StaffId): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from staff.account where id = ${staffId} for update`.execute(
    tx,
  )
  return rows[0] && accountOf(rows[0])
}

/** A staff session with what every call needs of its account. */
export interface StaffSessionRow {
  caller: StaffCaller
  handleHash: Buffer
  seenAt: Instant
  expiresAt: Instant
  over: boolean
}

export async function sessionByToken(db: Db | Tx, hash: Buffer): Promise<StaffSessionRow | undefined> {
  const { rows } = await sql<{
    id: Id<'staff-session'>
    merchant_id: MerchantCode
    staff_id: Id<'staff'>
    handle_hash: Buffer
    seen_at: Date
    expires_at: Date
    over: boolean
    name: string
    shown_as: string
    rights: string[]
    house: string[]
  }>`select s.id, s.merchant_id, s.staff_id, s.handle_hash, s.seen_at, s.expires_at, a.name, a.shown_as,
      s.ended_at is not null or a.closed_at is not null as over,
      array(select distinct p.page || '.' || p.action from staff.account_role r
        join staff.permission p on p.merchant_id = r.merchant_id and p.role = r.role
        where r.staff_id = s.staff_id) as rights,
      array(select h.name from staff.house_right h where h.staff_id = s.staff_id) as house
    from staff.session s join staff.account a on a.id = s.staff_id
    where s.token_hash = ${hash}`.execute(db)
  const row = rows[0]
  return (
    row && {
      caller: {
        staffId: row.staff_id,
        merchantCode: row.merchant_id,
        name: row.name,
        shownAs: row.shown_as,
        rights: [...row.rights.filter(isRight), ...row.house.filter(isHouseRight)],
        sessionId: row.id,
      },
      handleHash: row.handle_hash,
      seenAt: instant(row.seen_at.getTime()),
      expiresAt: instant(row.expires_at.getTime()),
      over: row.over,
    }
  )
}

/** Whether a staff session still answers. */
export const isOpen = (session: StaffSessionRow, now: Instant): boolean =>
  !session.over && now < session.expiresAt && now - session.seenAt <= STAFF_IDLE

export async function touchSession(db: Db, sessionId: Id<'staff-session'>, now: Instant): Promise<void> {
  await sql`update staff.session set seen_at = greatest(seen_at, ${new Date(now)}) where id = ${sessionId} and ended_at is null`.execute(
    db,
  )
}

/**
 * Ends open sessions: of one person, or one of them, or those that are over; their desks get a live
 * message. Answers how many.
 */
export async function endStaffSessions(
  tx: Tx,
  which:
    | { staffId: StaffId; except?: Id<'staff-session'> }
    | { sessionId: Id<'staff-session'> }
    | { unusedSince: Instant },
  now: Instant,
): Promise<number> {
  const at = new Date(now)
  const condition =
    'staffId' in which
      ? sql`staff_id = ${which.staffId} and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null})`
      : 'sessionId' in which
        ? sql`id = ${which.sessionId}`
        : sql`(seen_at < ${new Date(which.unusedSince)} or expires_at <= ${at})`
  const { rows } = await sql<{
    id: Id<'staff-session'>
    staff_id: Id<'staff'>
  }>`update staff.session set ended_at = ${at}
    where ended_at is null and ${condition} returning id, staff_id`.execute(tx)
  for (const row of rows)
    await emit(tx, now, {
      topic: 'session',
      audience: row.staff_id,
      payload: { sessionId: row.id, type: 'ended' },
    })
  return rows.length
}

/** Everything that is allowed to somebody; nothing once their account is closed. */
export async function rightsOf(db: Db | Tx, staffId: Id<'staff'>): Promise<ReadonlySet<Right>> {
  const { rows } = await sql<{ name: string; house: boolean }>`
    select p.page || '.' || p.action as name, false as house from staff.account_role r
      join staff.permission p on p.merchant_id = r.merchant_id and p.role = r.role
      join staff.account a on a.id = r.staff_id and a.closed_at is null
      where r.staff_id = ${staffId}
    union all
    select h.name, true from staff.house_right h join staff.account a on a.id = h.staff_id and a.closed_at is null
      where h.staff_id = ${staffId}`.execute(db)
  // A role's row that names a right above the brands gives nothing.
  return new Set(
    rows.flatMap(({ name, house }): Right[] => {
      if (house) return isHouseRight(name) ? [name] : []
      return isRight(name) ? [name] : []
    }),
  )
}

/** What of somebody's rights stands above the brands. */
export const houseRightsOf = ({ rights }: Pick<StaffCaller, 'rights'>): HouseRight[] => rights.filter(isHouseRight)

/** Whether somebody's roles allow something, of an account that is open. */
export async function staffMay(db: Db | Tx, staffId: Id<'staff'>, right: Exclude<Right, HouseRight>): Promise<boolean> {
  const [page, action] = right.split('.')
  const { rows } = await sql`select from staff.account a join staff.account_role r on r.staff_id = a.id
    join staff.permission p on p.merchant_id = r.merchant_id and p.role = r.role
    where a.id = ${staffId} and a.closed_at is null and p.page = ${page} and p.action = ${action} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether somebody has a role of their brand. */
export async function hasRole(db: Db | Tx, staffId: Id<'staff'>, role: string): Promise<boolean> {
  const { rows } =
    await sql`select from staff.account_role where staff_id = ${staffId} and role = ${role} limit 1`.execute(db)
  return rows.length > 0
}

/** Of some of the staff those whose accounts are closed. */
export async function closedAmong(db: Db | Tx, staffIds: readonly StaffId[]): Promise<StaffId[]> {
  const { rows } = await sql<{ id: StaffId }>`select id from staff.account
    where id = any (${[...staffIds]}::uuid[]) and closed_at is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** The address that somebody confirmed as theirs; none of a closed account. */
export async function mailAddressOf(db: Db | Tx, staffId: StaffId): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`select email from staff.account
    where id = ${staffId} and closed_at is null and email_verified_at is not null`.execute(db)
  return rows[0]?.email ?? undefined
}

/** The roles of a brand that give a right, by name. */
export async function rolesThatMay(
  db: Db | Tx,
  merchantCode: MerchantCode,
  right: Exclude<Right, HouseRight>,
): Promise<string[]> {
  const [page, action] = right.split('.')
  const { rows } = await sql<{ role: string }>`select distinct role from staff.permission
    where merchant_id = ${merchantCode} and page = ${page} and action = ${action} order by 1`.execute(db)
  return rows.map(({ role }) => role)
}

/** The open accounts of a brand that have one of some roles, by name; 500 at most. */
export async function staffOfRoles(
  db: Db,
  merchantCode: MerchantCode,
  roles: readonly string[],
): Promise<{ name: string; shownAs: string }[]> {
  const { rows } = await sql<{
    name: string
    shownAs: string
  }>`select a.name, a.shown_as as "shownAs" from staff.account a
    where a.merchant_id = ${merchantCode} and a.closed_at is null and exists (select from staff.account_role r
      where r.staff_id = a.id and r.role = any (${[...roles]}::text[])) order by a.name limit 500`.execute(db)
  return rows
}
