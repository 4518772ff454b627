import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/members/rooms.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id } from '@senluna/kit/ids.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { emit } from '../../../platform/outbox.ts'
import { memberById } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { idIn } from './conversations.ts'
import type { Chat } from '../chat.ts'
import { shownName } from '../rooms/room-member.ts'
import { pageOf } from '../../../platform/page.ts'

interface Row {
  id: string
  member_id: string
  member_name: string
  kind: 'MUTE' | 'BAN'
  since: Date
  until: Date | null
  reason: string
  staff_name: string
}

const COLUMNS = sql.raw('id, member_id, member_name, kind, since, until, reason, staff_name')

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
  const { rows } = await sql<Row>`select ${COLUMNS} from chat.sanction
    where merchant_id = ${call.brand.merchantCode} and lifted_at is null and (until is null or until > ${new Date(call.now)})
      ${at === undefined || last === undefined ? sql`` : sql`and (since, id) < (${new Date(Number(at))}::timestamptz, ${last}::uuid)`}
    order by since desc, id desc limit ${size + 1}`.execute(chat.db)
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
  return chat.db.transaction().execute(async (tx) => {
    await sql`update chat.sanction set lifted_at = ${new Date(now)}
      where merchant_id = ${brand.merchantCode} and member_id = ${member.id} and kind = ${body.kind} and lifted_at is null`.execute(
      tx,
    )
    const { rows } =
      await sql<Row>`insert into chat.sanction (id, merchant_id, member_id, member_name, kind, since, until, reason, staff_id, staff_name)
      values (${newId<'sanction'>(now)}, ${brand.merchantCode}, ${member.id}, ${shownName(member)}, ${body.kind}, ${new Date(now)}, ${until},
        ${call.reason}, ${caller.staffId}, ${caller.name}) returning ${COLUMNS}`.execute(tx)
    await notifyMember(tx, member.id, body.kind === 'BAN', now)
    const imposed = sanctionOf(rows[0]!)
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
  return chat.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row & { lifted_at: Date | null }>`select ${COLUMNS}, lifted_at from chat.sanction
      where id = ${idIn(call)} and merchant_id = ${brand.merchantCode} for update`.execute(tx)
    const row = rows[0]
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (row.lifted_at !== null) return sanctionOf(row)
    await sql`update chat.sanction set lifted_at = ${new Date(now)} where id = ${row.id}`.execute(tx)
    await notifyMember(tx, row.member_id, false, now)
    await staffDid(tx, call, {
      action: 'rooms.lift',
      object: { kind: 'member', id: row.member_id },
      before: { kind: row.kind, until: row.until?.toISOString() ?? null },
    })
    return sanctionOf(row)
  })
}

const notifyMember = (tx: Tx, memberId: string, out: boolean, now: Instant): Promise<void> =>
  emit(tx, now, { topic: 'chatRights', audience: memberId, payload: { out } })
