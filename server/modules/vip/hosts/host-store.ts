import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Somebody of the brand's people: log-in name, and the name that players see. */
export interface HostName {
  name: string
  shownAs: string
}

/** A change of who looks after a member. */
export interface HostChange {
  id: string
  from: HostName | null
  to: HostName | null
  by: string
  reason: string
  at: Date
}

/** Who looks after each of some members; whoever has left the brand looks after nobody. */
export async function hostsOf(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, HostName>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<HostName & { memberId: Id<'member'> }>`
    select h.member_id as "memberId", s.name, s.shown_as as "shownAs" from vip.host h join vip.in_staff s on s.id = h.staff_id
    where h.member_id = any (${[...memberIds]}::uuid[]) and s.closed_at is null`.execute(db)
  return new Map(rows.map(({ memberId, ...host }) => [memberId, host]))
}

/** Somebody who works for a brand now, by log-in name. */
export async function workingStaff(
  db: Db | Tx,
  merchantCode: MerchantCode,
  name: string,
): Promise<(HostName & { id: Id<'staff'> }) | undefined> {
  const { rows } = await sql<HostName & { id: Id<'staff'> }>`select id, name, shown_as as "shownAs" from vip.in_staff
    where merchant_id = ${merchantCode} and name = ${name} and closed_at is null`.execute(db)
  return rows[0]
}

/** Somebody of a brand by log-in name, also who has left it. */
export async function anyStaff(
  db: Db | Tx,
  merchantCode: MerchantCode,
  name: string,
): Promise<Id<'staff'> | undefined> {
  const { rows } = await sql<{ id: Id<'staff'> }>`select id from vip.in_staff
    where merchant_id = ${merchantCode} and name = ${name} order by closed_at nulls first limit 1`.execute(db)
  return rows[0]?.id
}

/** Who looks after a member, held until `tx` ends; members whom nobody does have no row. */
export async function holdHost(tx: Tx, memberId: Id<'member'>): Promise<Id<'staff'> | undefined> {
  const { rows } = await sql<{ staff_id: Id<'staff'> }>`select staff_id from vip.host
    where member_id = ${memberId} for update`.execute(tx)
  return rows[0]?.staff_id
}

/** The members whom somebody looks after, held, in the order of their ids. */
export async function heldMembersOf(tx: Tx, merchantCode: MerchantCode, staffId: Id<'staff'>): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from vip.host
    where merchant_id = ${merchantCode} and staff_id = ${staffId} order by member_id for update`.execute(tx)
  return rows.map((row) => row.member_id)
}

/** Writes who looks after a member from now on, and how that came to be. */
export async function writeHost(
  tx: Tx,
  change: {
    id: Id<'host-change'>
    memberId: Id<'member'>
    merchantCode: MerchantCode
    from: Id<'staff'> | undefined
    to: Id<'staff'> | undefined
    by: string
    reason: string
  },
  now: Instant,
): Promise<void> {
  const { id, memberId, merchantCode, from, to, by, reason } = change
  if (to === undefined) await sql`delete from vip.host where member_id = ${memberId}`.execute(tx)
  else
    await sql`insert into vip.host (member_id, merchant_id, staff_id, since) values (${memberId}, ${merchantCode}, ${to}, ${new Date(now)})
      on conflict (member_id) do update set staff_id = excluded.staff_id, since = excluded.since`.execute(tx)
  await sql`insert into vip.host_change (id, member_id, merchant_id, from_staff, to_staff, by_name, reason, at)
    values (${id}, ${memberId}, ${merchantCode}, ${from ?? null}, ${to ?? null}, ${by}, ${reason}, ${new Date(now)})`.execute(
    tx,
  )
}

/** How it came to be who looks after a member, the latest change first. */
export async function hostChanges(db: Db, memberId: Id<'member'>, most: number): Promise<HostChange[]> {
  const name = (table: string) =>
    sql.raw(
      `case when ${table}.id is null then null else json_build_object('name', ${table}.name, 'shownAs', ${table}.shown_as) end`,
    )
  const { rows } =
    await sql<HostChange>`select c.id, ${name('f')} as from, ${name('t')} as to, c.by_name as by, c.reason, c.at
    from vip.host_change c left join vip.in_staff f on f.id = c.from_staff left join vip.in_staff t on t.id = c.to_staff
    where c.member_id = ${memberId} order by c.seq desc limit ${most}`.execute(db)
  return rows
}
