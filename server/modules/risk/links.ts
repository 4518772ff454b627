import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, instant, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { askApproval, relatedMembers, type ApprovalAction } from '../approvals/index.ts'
import { memberById } from '../members/index.ts'
import { cameFrom, isOnDevice, sharedDevices, type DeviceLink } from '../sessions/index.ts'
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

const CLEAR = 'risk.link.clear'
const EVER = instant(0)

/**
 * Asks to clear an account's link to a device; cleared before, it stays as it is. Refuses
 * SYS_NOT_FOUND for a link there isn't, also another brand's, APPROVAL_OPEN.
 */
export const clearLink = (db: Db, call: Call<typeof contract.clearLink>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, now } = call
    const { deviceId, memberId } = body
    if (!(await isOnDevice(tx, brand.merchantCode, body, graphSince(now)))) throw new Refusal('SYS_NOT_FOUND')
    const cleared = await clearedOn(tx, brand.merchantCode, [deviceId])
    if (cleared.some((link) => link.member_id === memberId)) return { cleared: true as const }
    const about = { member: (await memberById(tx, memberId))?.userName, device: deviceId }
    return askApproval(tx, call, {
      action: CLEAR,
      object: { kind: 'device-link', id: `${deviceId}/${memberId}` },
      memberId,
      payload: { deviceId, memberId },
      before: { ...about, linked: true },
      after: { ...about, linked: false },
      needs: 'risk.approve',
    })
  })

/** Clears a link once a second person has agreed. */
export const clearLinkApproval: ApprovalAction = {
  action: CLEAR,
  // Clearing speaks for everybody on the device.
  isAbout: async (tx, { payload, merchantCode }, staffId) => {
    const { deviceId } = payload as DeviceLink
    const members = await relatedMembers(tx, staffId)
    return members.length > 0 && cameFrom(tx, merchantCode, { device: deviceId }, members, EVER)
  },
  async run(tx, { payload, merchantCode, makerName, reason }, { now }) {
    const { deviceId, memberId } = payload as DeviceLink
    const isLinked = await isOnDevice(tx, merchantCode, { deviceId, memberId }, graphSince(now))
    if (!isLinked || !(await insertCleared(tx, { merchantCode, deviceId, memberId, reason, name: makerName }, now)))
      throw new Refusal('APPROVAL_STALE')
  },
}

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
