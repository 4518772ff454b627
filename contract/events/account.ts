import { LIMIT_KINDS } from '@senluna/kit/protection/protection.ts'
import * as z from 'zod/mini'
import { exportReport } from '../member/exports.ts'
import * as wire from '../wire.ts'
import { event } from './event.ts'

/** What can change in an account's security. */
export const SECURITY_CHANGES = [
  'totpOn',
  'totpOff',
  'codesRenewed',
  'codeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'paymentPassword',
  'payoutAccountAdded',
  'payoutAccountRemoved',
  'deviceKnown',
  'devicesForgotten',
  'sessionsEnded',
  'profile',
  'contactChanged',
  'profileByStaff',
  'identityByStaff',
  'contactByStaff',
  'passwordByStaff',
  'paymentByStaff',
  'secondStepByStaff',
  'passwordSet',
  'signInAdded',
  'signInRemoved',
  'closed',
  'reopened',
  'exportAsked',
] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]

/** What happens to somebody's account, sessions and protection. */
export const ACCOUNT_EVENTS = {
  /** An account was opened, none for free play. */
  memberOpened: event('person', z.object({})),
  /** A member's number or address was confirmed. */
  contactConfirmed: event('person', z.object({ kind: z.enum(['mobile', 'email']) })),
  passwordChanged: event('person', z.object({})),
  /** A log-in from a device that the account was never on. Its name may be empty. */
  newDevice: event('person', z.object({ device: z.string(), ip: z.string() })),
  securityChanged: event('person', z.object({ what: z.enum(SECURITY_CHANGES), ip: z.string() })),
  /** A session of a member or of one of the staff is over. */
  session: event('person', z.object({ sessionId: wire.uuid, type: z.enum(['ended', 'kicked']) })),
  /** A limit took effect, or ended where the value is null. Minutes for `session`, else money. */
  limitChanged: event('person', z.object({ kind: z.enum(LIMIT_KINDS), value: z.nullable(wire.digits) })),
  /** Staff shut a member out, for good where `until` is null. */
  shutOut: event('person', z.object({ kind: z.enum(['coolOff', 'exclusion']), until: z.nullable(wire.moment) })),
  /** The end of an exclusion was approved; from `at` on the member may come back. */
  returnAllowed: event('person', z.object({ at: wire.moment })),
  /** A member's play shows markers of harm. */
  playNoticed: event('person', z.object({})),
  exportReady: event('person', z.object({ jobId: wire.uuid, report: exportReport, until: wire.moment })),
}
