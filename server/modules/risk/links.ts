import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { isOnDevice, sharedDevices, type DeviceLink } from '../sessions/index.ts'
import { staffDid } from '../staff/index.ts'
import { openCasesOf, insertCleared, deleteCleared, clearedOn } from './link-store.ts'

const GRAPH_BACK = 90 * DAY
/** From when on it counts that two accounts were on a device. */
export const graphSince = (now: Instant) => later(now, -GRAPH_BACK)

/** The links of these devices that somebody has cleared: no signal counts them. */
export async function clearedLinks(
  db: Db | Tx,
  merchantCode: MerchantCode,
  devices: readonly string[],
): Promise<DeviceLink[]> {
  const rows = await clearedOn(db, merchantCode, devices)
  return rows.map((row) => ({ deviceId: row.device_id, memberId: row.member_id }))
}

/** Devices that several accounts came from, with what was cleared of them. */
export async function listGraph(db: Db, { brand, query, now }: Call<typeof contract.graph>) {
  const page = await sharedDevices(db, brand.merchantCode, graphSince(now), query)
  const cleared = await clearedOn(
    db,
    brand.merchantCode,
    page.list.map(({ value }) => value),
  )
  const cases = await openCasesOf(db, page.list)
  const open = new Map<string, number>(cases.map((row) => [row.member_id, row.n]))
  return {
    ...page,
    list: page.list.map((place) => ({
      ...place,
      openCases: place.members.reduce((sum, { id }) => sum + (open.get(id) ?? 0), 0),
      members: place.members.map((member) => {
        const row = cleared.find((link) => link.device_id === place.value && link.member_id === member.id)
        return row
          ? { ...member, cleared: { by: row.cleared_by, at: row.cleared_at.toISOString(), reason: row.reason } }
          : member
      }),
    })),
  }
}

/**
 * Clears an account's link to a device; cleared before, it stays as it is. Refuses SYS_NOT_FOUND
 * for a link there isn't, also another brand's.
 */
export const clearLink = (db: Db, call: Call<typeof contract.clearLink>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, caller, now } = call
    if (!(await isOnDevice(tx, brand.merchantCode, body, graphSince(now)))) throw new Refusal('SYS_NOT_FOUND')
    const done = await insertCleared(
      tx,
      {
        merchantCode: brand.merchantCode,
        deviceId: body.deviceId,
        memberId: body.memberId,
        reason: call.reason,
        name: caller.name,
      },
      now,
    )
    if (done)
      await staffDid(tx, call, {
        action: 'risk.link.clear',
        object: { kind: 'member', id: body.memberId },
        before: { device: body.deviceId, cleared: false },
        after: { device: body.deviceId, cleared: true },
      })
    return { cleared: true as const }
  })

/** Lets a link count again. Refuses SYS_NOT_FOUND for one that isn't cleared. */
export const restoreLink = (db: Db, call: Call<typeof contract.restoreLink>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand } = call
    const done = await deleteCleared(tx, brand.merchantCode, body.deviceId, body.memberId)
    if (!done) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, {
      action: 'risk.link.restore',
      object: { kind: 'member', id: body.memberId },
      before: { device: body.deviceId, cleared: true },
      after: { device: body.deviceId, cleared: false },
    })
    return { cleared: false as const }
  })
