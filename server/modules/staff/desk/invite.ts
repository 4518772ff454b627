import type * as contract from '@senluna/contract/desk/staff-accounts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newToken } from '../../../platform/ids.ts'
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts'
import {
  askApproval,
  type ApprovalAction,
  type Approved,
  type Released,
  type StaffCall,
} from '../../approvals/index.ts'
import { maskedContact } from '../../members/index.ts'
import { isConfirmedAddress, isOfAnother, writeInvitation } from '../invitations/invitation-store.ts'
import { mailInvitation } from '../invitations/mail-invitation.ts'
import { invitationHash, newPassword } from '../secrets.ts'
import { noteSponsors } from '../sponsor-store.ts'
import { named, object, refuseAboveBrands, refuseUnknown } from './accounts.ts'
import { beginStaffAnew, isStaffName, openStaffAccount, staffById, unknownRoles } from './store.ts'

/** What invitations are made of. */
export interface Inviting {
  db: Db
  outgoing: Outgoing
}

/** How a person gets into their account: by a link to their address, or by a printed code. */
type Way = { email: string } | { how: 'PRINTED_CODE' }

/** A new account as it is asked for. */
type NewAccount = Pick<contract.DeskStaff, 'name' | 'shownAs' | 'roles'>

/**
 * The way that is asked for, and what the second person reads of it: whether the address is known
 * to be the person's own. Where there is none, the release makes a code. Refuses VAL_FIELD at an
 * address that no mail can go to, and at one of a colleague: whoever reads it would be two people.
 */
async function wayOf(
  { outgoing }: Inviting,
  tx: Tx,
  merchantCode: MerchantCode,
  email: string | undefined,
  staffId: Id<'staff'> | null = null,
): Promise<{ way: Way; shown: object }> {
  if (email === undefined) return { way: { how: 'PRINTED_CODE' }, shown: { how: 'PRINTED_CODE' } }
  if (outgoing.can('mail') === 'off')
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'email', patternId: 'MAIL_OFF' }] })
  if (await isOfAnother(tx, merchantCode, email, staffId))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'email', patternId: 'EMAIL_OF_COLLEAGUE' }] })
  const confirmed = staffId !== null && (await isConfirmedAddress(tx, staffId, email))
  return { way: { email }, shown: { email, emailState: confirmed ? 'CONFIRMED' : 'UNCONFIRMED' } }
}

/** Addresses as the audit log has them, which is kept for ever. */
const concealed = (side: unknown): unknown => {
  const email = (side as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string'
    ? { ...(side as object), email: maskedContact({ kind: 'email', value: email }) }
    : side
}

/**
 * Asks for a new account. Refuses VAL_FIELD for roles that there aren't, REG_USERNAME_TAKEN,
 * APPROVAL_OPEN.
 */
export const add = (parts: Inviting, call: Call<typeof contract.addStaff>) =>
  parts.db.transaction().execute(async (tx) => {
    const { body, brand } = call
    const { email, ...account } = body
    await refuseUnknown(tx, brand.merchantCode, body.roles)
    if (await isStaffName(tx, brand.merchantCode, body.name)) throw new Refusal('REG_USERNAME_TAKEN')
    const { way, shown } = await wayOf(parts, tx, brand.merchantCode, email)
    return askApproval(tx, call, {
      action: 'staff.add',
      object: { kind: 'staff', id: body.name },
      payload: { ...account, way },
      after: { ...account, ...shown },
      needs: 'staff.approve',
      concealed,
    })
  })

/**
 * Asks to begin an account anew. Refuses SYS_NOT_FOUND, AUTH_FORBIDDEN for who decides above the
 * brands, VAL_FIELD, APPROVAL_OPEN.
 */
export const renew = (parts: Inviting, call: Call<typeof contract.renewStaffAccount>) =>
  askToInvite(parts, call, 'staff.renew')

/**
 * Asks to invite somebody again. Refuses as above, and APPROVAL_STATE for an account that has had
 * its first log-in.
 */
export const invite = (parts: Inviting, call: Call<typeof contract.inviteStaff>) =>
  askToInvite(parts, call, 'staff.invite')

const askToInvite = (
  parts: Inviting,
  call: Call<typeof contract.renewStaffAccount>,
  action: 'staff.renew' | 'staff.invite',
) =>
  parts.db.transaction().execute(async (tx) => {
    const account = await named(tx, call)
    refuseAboveBrands(account)
    if (action === 'staff.invite' && account.state !== 'INVITED') throw new Refusal('APPROVAL_STATE')
    const { name, state } = account
    const { way, shown } = await wayOf(parts, tx, call.brand.merchantCode, call.body.email ?? account.email, account.id)
    return askApproval(tx, call, {
      action,
      object: object(account.id),
      payload: { way },
      before: { name, state, ...(account.email ? { email: account.email } : {}) },
      after: { name, state: 'INVITED', ...shown },
      needs: 'staff.approve',
      concealed,
    })
  })

/**
 * Lets a person in by the way that was asked for, once the second person has said yes. A printed
 * code is answered to the second person alone: whoever asked never has it.
 */
async function letIn(
  outgoing: Outgoing,
  tx: Tx,
  account: { id: Id<'staff'>; name: string },
  { makerId, payload }: Approved,
  call: StaffCall & { brand: Brand },
): Promise<Released> {
  const { way } = payload as { way: Way }
  const { now, caller } = call
  await noteSponsors(tx, account.id, [makerId, caller.staffId], now)
  if (!('email' in way)) {
    const code = newPassword()
    await writeInvitation(tx, { staffId: account.id, hash: invitationHash(code), email: null }, now)
    return { code }
  }
  if (await isOfAnother(tx, call.brand.merchantCode, way.email, account.id)) throw new Refusal('APPROVAL_STALE')
  const token = newToken()
  await writeInvitation(tx, { staffId: account.id, hash: invitationHash(token), email: way.email }, now)
  await mailInvitation(outgoing, tx, call, { to: way.email, name: account.name, token })
  return {}
}

/**
 * The openings of accounts that two people make. What has changed meanwhile is refused as stale.
 */
export const invitationApprovals = ({ outgoing }: { outgoing: Outgoing }): readonly ApprovalAction[] => [
  {
    action: 'staff.add',
    concealed,
    run: async (tx, approved, call) => {
      const { merchantCode, payload } = approved
      const { name, shownAs, roles } = payload as NewAccount
      if (await isStaffName(tx, merchantCode, name)) throw new Refusal('APPROVAL_STALE')
      if ((await unknownRoles(tx, merchantCode, roles)).length > 0) throw new Refusal('APPROVAL_STALE')
      const opened = await openStaffAccount(tx, { merchantCode, name, shownAs, roles }, call.now)
      return letIn(outgoing, tx, { id: opened, name }, approved, call)
    },
  },
  ...(['staff.renew', 'staff.invite'] as const).map((action): ApprovalAction => ({
    action,
    concealed,
    run: async (tx, approved, call) => {
      const account = await staffById(tx, approved.merchantCode, id(approved.objectId))
      if (!account || account.house.length > 0) throw new Refusal('APPROVAL_STALE')
      if (action === 'staff.invite' && account.state !== 'INVITED') throw new Refusal('APPROVAL_STALE')
      await beginStaffAnew(tx, account.id, call.now)
      return letIn(outgoing, tx, account, approved, call)
    },
  })),
]
