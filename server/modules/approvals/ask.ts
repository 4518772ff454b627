import { sql } from 'kysely'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { staffDid } from '../staff/index.ts'
import type { Asking, Wanted } from './approvals.ts'
import { isAbout, isRelated } from './store.ts'

/** A request nobody has decided runs out after. */
const OPEN_FOR = DAY

/**
 * Asks for a second person, in the caller's transaction; the last thing it does. The route answers
 * 202 with the reply.
 *
 * Refuses APPROVAL_OPEN while another request for the same waits, APPROVAL_RELATED when it touches
 * the asker's own account.
 */
export async function askApproval(tx: Tx, call: Asking, wanted: Wanted): Promise<Awaiting> {
  const { brand, caller, now } = call
  if (isAbout(caller, wanted.object)) throw new Refusal('APPROVAL_RELATED')
  if (wanted.memberId && (await isRelated(tx, caller.staffId, wanted.memberId))) throw new Refusal('APPROVAL_RELATED')
  const id = newId<'approval'>(now)
  const expiresAt = new Date(later(now, OPEN_FOR))
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const asked =
    await sql`insert into approvals.approval (id, merchant_id, action, object_kind, object_id, member_id, payload, before,
      after, needs, maker_id, reason, created_at, expires_at)
    values (${id}, ${brand.merchantCode}, ${wanted.action}, ${wanted.object.kind}, ${wanted.object.id}, ${wanted.memberId ?? null},
      ${JSON.stringify(wanted.payload ?? null)}::jsonb, ${json(wanted.before)}::jsonb, ${json(wanted.after)}::jsonb, ${wanted.needs},
      ${caller.staffId}, ${call.reason}, ${new Date(now)}, ${expiresAt})
    on conflict (merchant_id, action, object_kind, object_id) where state = 'PENDING' do nothing`.execute(tx)
  if (asked.numAffectedRows !== 1n) throw new Refusal('APPROVAL_OPEN')
  const logged = wanted.concealed ?? ((side: unknown) => side)
  await staffDid(tx, call, {
    action: `${wanted.action}.asked`,
    object: wanted.object,
    before: logged(wanted.before),
    after: logged(wanted.after),
  })
  call.reply.code(202)
  return { approvalId: id, expiresAt: expiresAt.toISOString() }
}
