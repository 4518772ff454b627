import type * as contract from '@senluna/contract/member/devices.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Call } from '../../platform/http/route.ts'
import { lockMember } from '../members/index.ts'
import { endSessions, openSessionsOf } from '../sessions/index.ts'
import { noteChange } from './changes.ts'
import type { Security } from './security.ts'
import { forgetDevices } from './second-step/device-store.ts'

/** Where the caller's account is logged in now. */
export async function listSessions({ db }: Security, { caller, now }: Call<typeof contract.openSessions>) {
  const open = await openSessionsOf(db, caller.memberId, now)
  return {
    list: open.map((item) => ({
      ...item,
      at: iso(item.at),
      seenAt: iso(item.seenAt),
      current: item.id === caller.sessionId,
    })),
  }
}

/**
 * Logs one device out. Refuses SYS_NOT_FOUND for a session that isn't the caller's or isn't open.
 */
export async function endOne(security: Security, call: Call<typeof contract.endSession>) {
  const { caller, now } = call
  const { memberId } = caller
  const asked = call.params.id
  if (asked === undefined || !isUuid(asked)) throw new Refusal('SYS_NOT_FOUND')
  await security.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const ended = await endSessions(tx, security.sessions, memberId, 'logout', now, { only: id<'session'>(asked) })
    if (ended === 0) throw new Refusal('SYS_NOT_FOUND')
    await noteChange(tx, { memberId, ip: call.ip, traceId: call.traceId }, 'sessionsEnded', now, { count: 1 })
  })
  return { ended: true as const }
}

/**
 * Logs every other device out; none is known any more, so the second step is asked for everywhere.
 */
export async function endOthers(security: Security, call: Call<typeof contract.endOtherSessions>) {
  const { caller, now } = call
  const { memberId } = caller
  return security.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const ended = await endSessions(tx, security.sessions, memberId, 'logout', now, { except: caller.sessionId })
    const forgotten = await forgetDevices(tx, memberId)
    const by = { memberId, ip: call.ip, traceId: call.traceId }
    if (ended > 0) await noteChange(tx, by, 'sessionsEnded', now, { count: ended })
    if (forgotten > 0) await noteChange(tx, by, 'devicesForgotten', now, { count: forgotten })
    return { ended, forgotten }
  })
}
