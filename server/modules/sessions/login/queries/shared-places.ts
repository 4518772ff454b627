import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Member } from '../../../members/index.ts'
import { pageOf } from '../../../../platform/page.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

/** Which places an account came from, and how many others of its brand came from the same. */
export interface SharedPlaces {
  devices: string[]
  addresses: string[]
  /** Other accounts on its devices of the last 90 days, and at its addresses of the last day. */
  onDevices: number
  onAddresses: number
  /** Countries it came from in the last day. */
  places: number
}

const DEVICES_FOR = 90 * DAY

/** An account on a device. */
export interface DeviceLink {
  deviceId: string
  memberId: Id<'member'>
}

/**
 * Looks an account's devices and addresses up among its brand's other accounts. `leftOut` tells of
 * devices which links say nothing: neither does the device link that account to others, nor others
 * to it.
 */
export async function sharedPlaces(
  db: Db | Tx,
  member: Pick<Member, 'id' | 'merchantCode'>,
  now: Instant,
  leftOut: (devices: readonly string[]) => Promise<readonly DeviceLink[]>,
): Promise<SharedPlaces> {
  const since = new Date(now - DEVICES_FOR)
  const day = new Date(now - DAY)
  const { rows: own } = await sql<{ device_id: string; ip: string; place: string; lately: boolean }>`
    select distinct device_id, ip, place, seen_at > ${day} as lately from sessions.session
    where member_id = ${member.id} and seen_at > ${since}`.execute(db)
  const lately = own.filter((item) => item.lately)
  const devices = [...new Set(own.map((item) => item.device_id).filter((deviceId) => deviceId !== ''))]
  const addresses = [...new Set(lately.map(({ ip }) => ip))]
  const out = await leftOut(devices)
  const linking = devices.filter(
    (device) => !out.some((link) => link.deviceId === device && link.memberId === member.id),
  )
  const { rows } = await sql<{ devices: number; addresses: number }>`select
    (select count(distinct member_id) from sessions.session where merchant_id = ${member.merchantCode}
      and device_id = any(${linking}::text[]) and member_id <> ${member.id} and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and seen_at > ${since}
      and (device_id, member_id) not in (select * from unnest(${out.map(({ deviceId }) => deviceId)}::text[],
        ${out.map(({ memberId }) => memberId)}::uuid[])))::integer as devices,
    (select count(distinct member_id) from sessions.session where merchant_id = ${member.merchantCode}
      and ip = any(${addresses}::text[]) and member_id <> ${member.id} and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and seen_at > ${day})::integer as addresses`.execute(
    db,
  )
  return {
    devices,
    addresses,
    onDevices: rows[0]!.devices,
    onAddresses: rows[0]!.addresses,
    places: new Set(lately.map(({ place }) => place).filter((place) => place !== '')).size,
  }
}

interface DeviceRow {
  device_id: string
  members: { id: Id<'member'>; userName: string }[]
  last_at: Date
}

/** Whether an account of the brand came from a device since; `type <> 4` as everywhere here. */
export async function isOnDevice(
  db: Db | Tx,
  merchantCode: MerchantCode,
  link: DeviceLink,
  since: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from sessions.session
    where merchant_id = ${merchantCode} and member_id = ${link.memberId} and device_id = ${link.deviceId} and device_id <> ''
      and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and seen_at > ${new Date(since)}) as found`.execute(db)
  return rows[0]!.found
}

/** Whether one of some members came from a device, or an address of the network, since. */
export async function cameFrom(
  db: Db | Tx,
  merchantCode: MerchantCode,
  place: { device: string } | { ip: string },
  members: readonly Id<'member'>[],
  since: Instant,
): Promise<boolean> {
  const there = 'device' in place ? sql`device_id = ${place.device}` : sql`ip = ${place.ip}`
  const { rows } = await sql`select from sessions.session where merchant_id = ${merchantCode}
    and member_id = any (${[...members]}::uuid[]) and ${there} and seen_at > ${new Date(since)} limit 1`.execute(db)
  return rows.length > 0
}

/** Who came from the devices of an account since, by device; trial accounts don't count. */
export async function onSameDevices(
  db: Db | Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
  since: Instant,
): Promise<DeviceLink[]> {
  const { rows } = await sql<DeviceLink>`select distinct o.device_id as "deviceId", o.member_id as "memberId"
    from (select distinct device_id from sessions.session where member_id = ${memberId} and seen_at > ${new Date(since)}
      and device_id <> '' and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)}) d
    join sessions.session o on o.merchant_id = ${merchantCode} and o.device_id = d.device_id and o.member_id <> ${memberId}
      and o.type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and o.seen_at > ${new Date(since)}`.execute(db)
  return rows
}

/** Devices of a brand that more than one account came from since, the latest first; by key. */
export async function sharedDevices(
  db: Db,
  merchantCode: MerchantCode,
  since: Instant,
  page: { after?: string | undefined; pageSize?: number | undefined },
) {
  const size = page.pageSize ?? 20
  const [, ms, device] = /^(\d{1,15})\.(.{1,64})$/.exec(page.after ?? '') ?? []
  const { rows } = await sql<DeviceRow>`select device_id, max(seen_at) as last_at,
      jsonb_agg(distinct jsonb_build_object('id', member_id, 'userName', user_name)) as members
    from sessions.session
    where merchant_id = ${merchantCode} and seen_at > ${new Date(since)} and device_id <> '' and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)}
    group by device_id
    having count(distinct member_id) > 1
      ${ms !== undefined && device !== undefined ? sql`and (max(seen_at), device_id) < (${new Date(Number(ms))}, ${device})` : sql``}
    order by max(seen_at) desc, device_id desc limit ${size + 1}`.execute(db)
  return pageOf(
    rows,
    size,
    (last) => `${last.last_at.getTime()}.${last.device_id}`,
    (row) => ({
      id: row.device_id,
      kind: 'DEVICE' as const,
      value: row.device_id,
      members: row.members,
      lastAt: row.last_at.toISOString(),
    }),
  )
}
