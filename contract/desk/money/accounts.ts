import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Accounts that their owners closed, at the desk.

const closedAccount = z.object({
  id: wire.uuid,
  userName: z.string(),
  closedAt: wire.moment,
  /** When contact, profile and password are erased: after that nothing can be opened again. */
  eraseAt: wire.moment,
  /** What its owner gave as the reason. */
  reason: z.string(),
  /** Play money that went back to the house. */
  givenUp: wire.digits,
  currency: z.string(),
})
export type ClosedAccount = z.infer<typeof closedAccount>

export const closedAccounts = endpoint({
  summary:
    'Accounts that their owners closed and that are not erased, latest first, by key. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/accounts/closed',
  for: 'staff',
  right: 'members.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(64))) }),
  reply: wire.page(closedAccount),
  refusals: [],
})
export const exportClosed = exportOf(closedAccounts, 'members.export')

export const reopenAccount = endpoint({
  summary:
    'Asks to open an account again that its owner closed, until it is erased; once approved, its owner is notified.',
  method: 'POST',
  path: '/bo/v1/accounts/{id}/reopen',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
