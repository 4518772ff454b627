import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { DeskRole, DeskStaff } from '@senluna/contract/desk/staff-accounts.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { isHouseRight, isRight } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { dropInvitation } from '../invitations/invitation-store.ts'
import { endStaffSessions } from '../store.ts'

// What the desk reads and writes of staff. Who may ask for it, and who has to agree, is a later
// module's.

interface Row {
  id: Id<'staff'>
  name: string
  shown_as: string
  roles: string[]
  house: string[]
  closed_at: Date | null
  authenticator: boolean
  demonstration: boolean
  created_at: Date
  seen_at: Date | null
  ip: string | null
  email: string | null
  related: string[]
}

const COLUMNS =
  sql.raw(`a.id, a.name, a.shown_as, a.closed_at, a.totp_secret is not null as authenticator, a.demonstration, a.created_at,
  a.email, s.seen_at, s.ip, array(select r.role from staff.account_role r where r.staff_id = a.id order by r.role) as roles,
  array(select h.name from staff.house_right h where h.staff_id = a.id order by h.name) as house,
  array(select m.user_name from approvals.for_relations r join members.for_lists m on m.id = r.member_id and m.merchant_id = a.merchant_id where r.staff_id = a.id order by 1) as related`)
const FROM = sql.raw(`staff.account a left join lateral
  (select seen_at, ip from staff.session where staff_id = a.id order by seen_at desc limit 1) s on true`)

const staffOf = (row: Row): DeskStaff => ({
  id: row.id,
  name: row.name,
  shownAs: row.shown_as,
  roles: row.roles,
  house: row.house.filter(isHouseRight),
  state: row.closed_at ? 'CLOSED' : row.authenticator ? 'OPEN' : 'INVITED',
  demonstration: row.demonstration,
  createdAt: row.created_at.toISOString(),
  ...(row.seen_at ? { lastSeenAt: row.seen_at.toISOString() } : {}),
  ...(row.ip ? { lastIp: row.ip } : {}),
  ...(row.email ? { email: row.email } : {}),
  related: row.related,
})

/** The people of a brand by name, from one name on. */
export async function staffPage(
  db: Db,
  merchantCode: MerchantCode,
  ask: { name?: string | undefined; role?: string | undefined; after?: string | undefined; size: number },
): Promise<DeskStaff[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM} where a.merchant_id = ${merchantCode}
      and (${ask.name ?? ''} = '' or position(lower(${ask.name ?? ''}) in a.name) > 0)
      and (${ask.role ?? null}::text is null
        or exists (select from staff.account_role r where r.staff_id = a.id and r.role = ${ask.role ?? null}))
      and (${ask.after ?? null}::text is null or a.name > ${ask.after ?? null})
    order by a.name limit ${ask.size}`.execute(db)
  return rows.map(staffOf)
}

/** One of the people of a brand. */
export async function staffById(
  db: Db | Tx,
  merchantCode: MerchantCode,
  staffId: Id<'staff'>,
): Promise<DeskStaff | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM}
    where a.merchant_id = ${merchantCode} and a.id = ${staffId}`.execute(db)
  return rows[0] && staffOf(rows[0])
}

/**
 * Who of a brand's people asks for changes of staff or agrees to them, closed accounts not counted.
 */
export async function keepersOf(tx: Tx, merchantCode: MerchantCode): Promise<{ edits: boolean; approves: boolean }[]> {
  const { rows } = await sql<{ edits: boolean; approves: boolean }>`select bool_or(p.action = 'edit') as edits,
      bool_or(p.action = 'approve') as approves
    from staff.account a join staff.account_role r on r.staff_id = a.id
    join staff.permission p on p.merchant_id = r.merchant_id and p.role = r.role
    where a.merchant_id = ${merchantCode} and a.closed_at is null and p.page = 'staff' and p.action in ('edit', 'approve')
    group by a.id`.execute(tx)
  return rows
}

/** Whether a name is taken among a brand's people. */
export async function isStaffName(db: Db | Tx, merchantCode: MerchantCode, name: string): Promise<boolean> {
  const { rows } = await sql`select from staff.account where merchant_id = ${merchantCode} and name = ${name}`.execute(
    db,
  )
  return rows.length > 0
}

/** Of some roles those that the brand doesn't have. */
export async function unknownRoles(
  db: Db | Tx,
  merchantCode: MerchantCode,
  roles: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from staff.role where merchant_id = ${merchantCode}`.execute(
    db,
  )
  return roles.filter((role) => !rows.some(({ code }) => code === role))
}

/** An account whose password nobody knows, and which opens only by an invitation. */
export async function openStaffAccount(
  tx: Tx,
  wanted: { merchantCode: MerchantCode; name: string; shownAs: string; roles: readonly string[] },
  now: Instant,
): Promise<Id<'staff'>> {
  const id = newId<'staff'>(now)
  await sql`insert into staff.account (id, merchant_id, name, shown_as, password_hash, enrol_until, created_at)
    values (${id}, ${wanted.merchantCode}, ${wanted.name}, ${wanted.shownAs}, '', ${new Date(now)}, ${new Date(now)})`.execute(
    tx,
  )
  await writeRoles(tx, wanted.merchantCode, id, wanted.roles)
  return id
}

export async function writeRoles(
  tx: Tx,
  merchantCode: MerchantCode,
  staffId: Id<'staff'>,
  roles: readonly string[],
): Promise<void> {
  await sql`delete from staff.account_role where staff_id = ${staffId}`.execute(tx)
  await sql`insert into staff.account_role (staff_id, merchant_id, role)
    select ${staffId}::uuid, ${merchantCode}::text, unnest(${[...new Set(roles)]}::text[])`.execute(tx)
}

/** Forgets password and authenticator; the account opens again only by an invitation. */
export async function beginStaffAnew(tx: Tx, staffId: Id<'staff'>, now: Instant): Promise<void> {
  await sql`update staff.account set password_hash = '', totp_secret = null, totp_since = null, totp_step = 0,
    enrol_until = ${new Date(now)}, closed_at = null where id = ${staffId}`.execute(tx)
  await sql`delete from staff.recovery_code where staff_id = ${staffId}`.execute(tx)
  await sql`delete from staff.login_step where staff_id = ${staffId}`.execute(tx)
  await endStaffSessions(tx, { staffId }, now)
}

export async function shutStaffAccount(tx: Tx, staffId: Id<'staff'>, now: Instant): Promise<void> {
  await sql`update staff.account set closed_at = coalesce(closed_at, ${new Date(now)}) where id = ${staffId}`.execute(
    tx,
  )
  await dropInvitation(tx, staffId)
  await endStaffSessions(tx, { staffId }, now)
}

/** The roles of a brand with what they allow. */
export async function rolesOf(db: Db | Tx, merchantCode: MerchantCode): Promise<DeskRole[]> {
  const { rows } = await sql<{ code: string; rights: string[]; people: bigint }>`select r.code,
      array(select p.page || '.' || p.action from staff.permission p where p.merchant_id = r.merchant_id and p.role = r.code) as rights,
      (select count(*) from staff.account_role a join staff.account s on s.id = a.staff_id and s.closed_at is null
        where a.merchant_id = r.merchant_id and a.role = r.code) as people
    from staff.role r where r.merchant_id = ${merchantCode} order by r.code`.execute(db)
  return rows.map((row) => ({ ...row, rights: row.rights.filter(isRight).sort(), people: Number(row.people) }))
}

/** Writes what a role allows; one that isn't there is made. */
export async function writeRole(
  tx: Tx,
  merchantCode: MerchantCode,
  code: string,
  rights: readonly string[],
): Promise<void> {
  await sql`insert into staff.role (merchant_id, code) values (${merchantCode}, ${code}) on conflict do nothing`.execute(
    tx,
  )
  await sql`delete from staff.permission where merchant_id = ${merchantCode} and role = ${code}`.execute(tx)
  const pairs = [...new Set(rights)].map((right) => right.split('.'))
  await sql`insert into staff.permission (merchant_id, role, page, action)
    select ${merchantCode}::text, ${code}::text, * from unnest(${pairs.map(([page]) => page)}::text[], ${pairs.map(([, action]) => action)}::text[])`.execute(
    tx,
  )
}
