import type * as contract from '@senluna/contract/desk/members/rooms.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { emit } from '../../../platform/outbox.ts'
import { memberById } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { idIn } from './conversations.ts'
import type { Chat } from '../chat.ts'
import { shownName } from '../rooms/room-member.ts'
import { pageOf } from '../../../platform/page.ts'
import { listInForce, liftKind, insertSanction, lockSanction, liftSanction, type Row } from '../rooms/sanction-store.ts'

const sanctionOf = (row: Row): contract.Sanction => ({
  id: row.id,
  memberId: row.member_id,
  name: row.member_name,
  kind: row.kind,
  since: row.since.toISOString(),
  ...(row.until === null ? {} : { until: row.until.toISOString() }),
  reason: row.reason,
  staffName: row.staff_name,
})

/** Who may not write or not enter now, latest first. */
export async function listSanctions(chat: Chat, call: Call<typeof contract.sanctions>) {
  const size = call.query.pageSize ?? 20
  const [, at, last] = /^(\d{1,16})_([0-9a-f-]{36})$/.exec(call.query.after ?? '') ?? []
  const rows = await listInForce(chat.db, { merchantCode: call.brand.merchantCode, at, last, size }, call.now)
  return pageOf(rows, size, ({ since, id }) => `${since.getTime()}_${id}`, sanctionOf)
}

/**
 * Mutes or bans a member of the brand; one of the same kind before it ends. Whoever is banned is
 * put out at once.
 */
export async function impose(chat: Chat, call: Call<typeof contract.imposeSanction>) {
  const { brand, body, caller, now } = call
  const member = await memberById(chat.db, id<'member'>(body.memberId))
  if (member?.merchantCode !== brand.merchantCode) throw new Refusal('SYS_NOT_FOUND')
  const until = body.hours === undefined ? null : new Date(later(now, body.hours * HOUR))
  const memberName = shownName(member)
  return chat.db.transaction().execute(async (tx) => {
    await liftKind(tx, { merchantCode: brand.merchantCode, memberId: member.id, kind: body.kind }, now)
    const row = await insertSanction(
      tx,
      {
        merchantCode: brand.merchantCode,
        memberId: member.id,
        memberName,
        kind: body.kind,
        until,
        reason: call.reason,
        staffId: caller.staffId,
        name: caller.name,
      },
      now,
    )
    await notifyMember(tx, member.id, body.kind === 'BAN', now)
    const imposed = sanctionOf(row)
    await staffDid(tx, call, {
      action: body.kind === 'BAN' ? 'rooms.ban' : 'rooms.mute',
      object: { kind: 'member', id: member.id },
      after: { until: imposed.until ?? null },
    })
    return imposed
  })
}

/** Ends a mute or a ban; ending it again changes nothing. */
export async function lift(chat: Chat, call: Call<typeof contract.liftSanction>) {
  const { brand, now } = call
  const sanctionId = idIn<'sanction'>(call)
  return chat.db.transaction().execute(async (tx) => {
    const row = await lockSanction(tx, sanctionId, brand.merchantCode)
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (row.lifted_at !== null) return sanctionOf(row)
    await liftSanction(tx, row.id, now)
    await notifyMember(tx, row.member_id, false, now)
    await staffDid(tx, call, {
      action: 'rooms.lift',
      object: { kind: 'member', id: row.member_id },
      before: { kind: row.kind, until: row.until?.toISOString() ?? null },
    })
    return sanctionOf(row)
  })
}

const notifyMember = (tx: Tx, memberId: Id<'member'>, out: boolean, now: Instant): Promise<void> =>
  emit(tx, now, { topic: 'chatRights', audience: memberId, payload: { out } })
