import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Right } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Call } from '../../platform/http/route.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type { Touches } from './touches.ts'

/** What is known of a request when it is approved. */
export interface Approved {
  id: Id<'approval'>
  merchantCode: MerchantCode
  objectId: string
  memberId: Id<'member'> | null
  payload: unknown
  makerId: Id<'staff'>
  makerName: string
  /** Why the maker asked. */
  reason: string
}

/** What the second person alone is shown of what they released, this once. */
export interface Released {
  code?: string
}

/** A call of somebody at the desk. */
export type StaffCall = Call<Endpoint & { for: 'staff' }>

/** What asking needs of a call: the route answers 202. */
export type Asking = Pick<
  StaffCall,
  | 'brand'
  | 'caller'
  | 'now'
  | 'ip'
  | 'deviceId'
  | 'reason'
  | 'traceId'
  | 'right'
  | 'agreedBy'
  | 'concerns'
  | 'params'
  | 'body'
> & {
  reply: { code(status: number): unknown }
}

/**
 * Something that two people do: what happens once the second has said yes. It runs in the
 * transaction of the decision and looks at the state anew; what is no longer so is refused with
 * APPROVAL_STALE and nothing happens.
 */
export interface ApprovalAction {
  /** `page.verb`, the same as in the audit log. */
  action: string
  run(tx: Tx, approved: Approved, call: StaffCall): Promise<Released | void>
  /**
   * Of what reaches beyond the brand that asked: the other brands it touches, and what their logs
   * are to have of it. Asked before it runs.
   */
  elsewhere?(tx: Tx, approved: Approved): Promise<{ merchantCodes: readonly MerchantCode[]; after: unknown }>
  /**
   * Of what holds personal data: a side as those read it who can't decide, and as the audit log,
   * which is kept for ever, has it. The request names it too (`ApprovalRequest.concealed`).
   */
  concealed?(side: unknown): unknown
  /** Whether it is about somebody of the staff otherwise than by what its call named. */
  isAbout?(tx: Tx, approved: Approved, staffId: Id<'staff'>, now: Instant): Promise<boolean>
  /** Whose account it closes: what they asked for ends with it. */
  closes?(approved: Approved): Id<'staff'>
  /** What becomes of the object when the request is rejected, taken back or runs out. */
  onRefused?(tx: Tx, approved: Approved, call: Pick<StaffCall, 'now'>): Promise<void>
}

/** The four eyes of one process: every action that needs them, by name. */
export interface Approvals {
  db: Db
  actions: ReadonlyMap<string, ApprovalAction>
  /** Whether a request is about one of some members, by its id. */
  touches: Touches
}

/** A request before it is written. */
export interface ApprovalRequest {
  action: string
  object: { kind: string; id: string }
  memberId?: Id<'member'>
  payload: unknown
  before?: unknown
  after?: unknown
  needs: Right
  /** The action's own way to conceal a side, where it has one. */
  concealed?: ApprovalAction['concealed']
}

export const createApprovals = (db: Db, actions: readonly ApprovalAction[], touches: Touches): Approvals => ({
  db,
  touches,
  actions: new Map(actions.map((action) => [action.action, action])),
})
