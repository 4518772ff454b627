import type * as contract from '@senluna/contract/desk/members/vip.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { staffDid } from '../../staff/index.ts'
import { anyStaff, heldMembersOf, holdHost, workingStaff, writeHost } from '../hosts/host-store.ts'
import { holdStates } from '../levels/state-store.ts'
import { namedVip } from './members.ts'

/**
 * Says who looks after a member. Refuses SYS_NOT_FOUND, VAL_FIELD for somebody who doesn't work for
 * the brand, or who does it already; two at once are one after the other.
 */
export const setHost = (db: Db, call: Call<typeof contract.setVipHost>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, caller, now, reason } = call
    assert(reason, 'staff say why')
    const { merchantCode } = brand
    const { memberId, userName } = await namedVip(tx, call)
    await holdStates(tx, merchantCode, [memberId], now)
    const from = await holdHost(tx, memberId)
    const host = body.host === undefined ? undefined : await workingStaff(tx, merchantCode, body.host)
    if ((body.host !== undefined && !host) || host?.id === from)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'host', patternId: 'OTHER_COLLEAGUE' }] })
    const change = {
      id: newId<'host-change'>(now),
      memberId,
      merchantCode,
      from,
      to: host?.id,
      by: caller.name,
      reason,
    }
    await writeHost(tx, change, now)
    await staffDid(tx, call, {
      action: 'vip.host',
      object: { kind: 'member', id: memberId },
      after: { member: userName, ...(host ? { name: host.name } : {}) },
    })
    return host ? { host: { name: host.name, shownAs: host.shownAs } } : {}
  })

/**
 * Hands all members of somebody over, who may have left by now. Refuses VAL_FIELD for names of
 * nobody, for a colleague who doesn't work for the brand, and for the same person twice.
 */
export const handOver = (db: Db, call: Call<typeof contract.handOverVip>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, caller, now, reason } = call
    assert(reason, 'staff say why')
    const { merchantCode } = brand
    const from = await anyStaff(tx, merchantCode, body.from)
    if (!from) throw new Refusal('VAL_FIELD', { fields: [{ field: 'from', patternId: 'COLLEAGUE' }] })
    const to = await workingStaff(tx, merchantCode, body.to)
    if (!to || to.id === from)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'to', patternId: 'OTHER_COLLEAGUE' }] })
    const members = await heldMembersOf(tx, merchantCode, from)
    for (const memberId of members) {
      const id = newId<'host-change'>(now)
      await writeHost(tx, { id, memberId, merchantCode, from, to: to.id, by: caller.name, reason }, now)
    }
    await staffDid(tx, call, {
      action: 'vip.handover',
      object: { kind: 'staff', id: from },
      after: { name: body.from, to: to.name, linked: members.length },
    })
    return { members: members.length }
  })
