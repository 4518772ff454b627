import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A browser that takes a member's notifications. */
export interface Subscription {
  endpoint: string
  memberId: Id<'member'>
  deviceId: string
  merchantCode: MerchantCode
  p256dh: string
  auth: string
  language: string
}

/** So many devices of one member at most; a further one takes the place of the oldest. */
const MOST = 10

/**
 * Keeps a browser's subscription: it is this member's and no other's, and the only one of its
 * device.
 */
export async function keepSubscription(tx: Tx, subscription: Subscription, now: Instant): Promise<void> {
  await sql`delete from push.subscription where member_id = ${subscription.memberId} and device_id = ${subscription.deviceId}
    and endpoint <> ${subscription.endpoint}`.execute(tx)
  await sql`insert into push.subscription (endpoint, member_id, device_id, merchant_id, p256dh, auth, language, created_at)
    values (${subscription.endpoint}, ${subscription.memberId}, ${subscription.deviceId}, ${subscription.merchantCode}, ${subscription.p256dh}, ${subscription.auth}, ${subscription.language},
      ${new Date(now)})
    on conflict (endpoint) do update set member_id = excluded.member_id, device_id = excluded.device_id,
      merchant_id = excluded.merchant_id, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
      created_at = excluded.created_at`.execute(tx)
  await sql`delete from push.subscription where endpoint in (select endpoint from push.subscription
    where member_id = ${subscription.memberId} order by created_at desc, endpoint offset ${MOST})`.execute(tx)
}

export async function isOn(db: Db, memberId: Id<'member'>, deviceId: string): Promise<boolean> {
  const { rows } =
    await sql`select from push.subscription where member_id = ${memberId} and device_id = ${deviceId}`.execute(db)
  return rows.length > 0
}

/** Ends the member's notifications on some devices. */
export async function forgetDevices(tx: Db | Tx, memberId: Id<'member'>, deviceIds: readonly string[]): Promise<void> {
  await sql`delete from push.subscription where member_id = ${memberId} and device_id = any(${[...deviceIds]})`.execute(
    tx,
  )
}

/** A member logs in on a device: what it showed to others before it shows no more. */
export async function keepDeviceFor(tx: Tx, memberId: Id<'member'>, deviceId: string): Promise<void> {
  if (deviceId === '') return
  await sql`delete from push.subscription where device_id = ${deviceId} and member_id <> ${memberId}`.execute(tx)
}

/** Forgets what was kept for accounts that are removed. */
export async function forgetSubscriptions(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from push.subscription where member_id = any(${[...memberIds]})`.execute(tx)
}

/** A push service says that a browser has given its subscription up. */
export async function forgetEndpoint(db: Db, endpoint: string): Promise<void> {
  await sql`delete from push.subscription where endpoint = ${endpoint}`.execute(db)
}

export async function subscriptionsOf(tx: Db | Tx, memberId: Id<'member'>): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`select endpoint, member_id as "memberId", device_id as "deviceId",
    merchant_id as "merchantCode", p256dh, auth, language from push.subscription where member_id = ${memberId}
    order by created_at, endpoint`.execute(tx)
  return rows
}
