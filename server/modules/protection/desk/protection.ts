import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/members/protection.ts'
import type { Guarded } from '@senluna/contract/desk/members/protection.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import { breakEnds, changeLimit, COOL_OFF_TERMS, LOOSER_AFTER } from '@senluna/kit/protection/protection.ts'
import { iso, later } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { emit } from '../../../platform/outbox.ts'
import { askApproval, type ApprovalAction, type StaffCall } from '../../approvals/index.ts'
import { MEMBER_STATE, changeState, lockMember } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { guardedOne, guardedPage } from './store.ts'
import type { Protection } from '../protection.ts'
import { fitting, writeInForce } from '../limits/set-limit.ts'
import { shutAway } from '../breaks/take-break.ts'
import { holdGuard, holdPlayer, setGuard } from '../store/guards.ts'
import { limitsOf } from '../store/limits.ts'
import { recordStep, stepsOf } from '../store/steps.ts'
import { pageOf } from '../../../platform/page.ts'

const PAGE = 20

/** One page of members whom something protects; the look is not written down here. */
export async function protectedMembers(
  db: Db,
  { brand, query, now }: Pick<Call<typeof contract.deskProtection>, 'brand' | 'query' | 'now'>,
) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !isUuid(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const rows = await guardedPage(db, brand, { ...query, size: size + 1 }, now)
  return pageOf(rows, size, ({ id }) => id)
}

/** The same; the look is written down. */
export async function listProtected(db: Db, call: Call<typeof contract.deskProtection>) {
  const page = await protectedMembers(db, call)
  await staffDid(db, call, { action: 'protection.list', object: { kind: 'protection', id: call.query.by ?? 'all' } })
  return page
}

async function named(db: Db | Tx, call: Pick<StaffCall, 'brand' | 'params' | 'now'>): Promise<Guarded> {
  const found = await guardedOne(db, call.brand, idParam(call.params.id), call.now)
  if (!found) throw new Refusal('SYS_NOT_FOUND')
  return found
}

const object = (memberId: Id<'member'>) => ({ kind: 'member', id: memberId })

/** What protects one member; the look is written down. Refuses SYS_NOT_FOUND. */
export async function protectedOne(db: Db, call: Call<typeof contract.protectionOne>): Promise<Guarded> {
  const found = await named(db, call)
  await staffDid(db, call, { action: 'protection.read', object: object(found.id) })
  return found
}

const STEP_KEY = /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What was done for a member, the newest first; the look is written down. Refuses SYS_NOT_FOUND,
 * VAL_FIELD.
 */
export async function stepsOfMember(db: Db, call: Call<typeof contract.protectionSteps>) {
  const { query } = call
  if (query.after !== undefined && !STEP_KEY.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const { id: memberId } = await named(db, call)
  const page = await stepsOf(db, memberId, query.after, query.pageSize ?? PAGE)
  await staffDid(db, call, { action: 'protection.steps', object: object(memberId) })
  return {
    list: page.list.map(({ id: stepId, at, what, detail }) => ({
      id: stepId,
      at,
      kind: what,
      detail: JSON.parse(detail) as Record<string, string | number | null>,
    })),
    ...(page.next === undefined ? {} : { next: page.next }),
  }
}

/**
 * Does something for the member that a call names, whose protection nobody else changes meanwhile;
 * writes it down.
 */
async function protecting(
  { db }: Protection,
  call: StaffCall,
  action: string,
  act: (tx: Tx, memberId: Id<'member'>, before: Guarded) => Promise<void>,
): Promise<Guarded> {
  return db.transaction().execute(async (tx) => {
    const memberId = id<'member'>((await named(tx, call)).id)
    await holdPlayer(tx, memberId)
    const before = await named(tx, call)
    await act(tx, memberId, before)
    const after = await named(tx, call)
    await staffDid(tx, call, {
      action: `protection.${action}`,
      object: object(memberId),
      before: auditedState(before),
      after: auditedState(after),
    })
    return after
  })
}

const auditedState = ({ state, until, limits }: Guarded) => ({
  state,
  until: until ?? null,
  ...Object.fromEntries(limits.map(({ kind, value }) => [kind, value])),
})

/** Shuts a member out, at once. Refuses SYS_NOT_FOUND, APPROVAL_STALE for a closed account. */
export function shutOut(protection: Protection, call: Call<typeof contract.shutOut>): Promise<Guarded> {
  const { term } = call.body
  const kind = COOL_OFF_TERMS.some((item) => item === term) ? 'coolOff' : 'exclusion'
  return protecting(protection, call, 'shutOut', async (tx, memberId) => {
    const member = await lockMember(tx, memberId)
    assert(member, 'a member that was found is there')
    if (member.state === MEMBER_STATE.CLOSED) throw new Refusal('APPROVAL_STALE')
    const until = breakEnds(term, call.now)
    const step = { kind, term, until, by: call.caller.name } as const
    await shutAway(tx, protection, { memberId, merchantCode: call.brand.merchantCode }, step, call.now)
    const payload = { kind, until: until === null ? null : iso(until) } as const
    await emit(tx, call.now, { topic: 'shutOut', audience: memberId, payload })
  })
}

/**
 * Sets a limit lower. Refuses SYS_NOT_FOUND, VAL_FIELD for one that is looser or not
 * offered here.
 */
export function tightenLimit(protection: Protection, call: Call<typeof contract.tightenLimit>): Promise<Guarded> {
  const { body, brand, caller, now } = call
  const value = BigInt(body.value)
  return protecting(protection, call, 'limit', async (tx, memberId) => {
    fitting(brand, body.kind, value)
    const guard = await holdGuard(tx, memberId, brand.merchantCode)
    const before = (await limitsOf(tx, memberId)).get(body.kind) ?? { value: null, pending: null }
    const change = changeLimit(before, value, false, now)
    if (change.done === 'asked') throw new Refusal('VAL_FIELD', { fields: [{ field: 'value' }] })
    if (change.done !== 'now') {
      // A looser one that the member waits for already: it is theirs to confirm, not staff's to ask
      // for.
      if (value !== before.value) throw new Refusal('VAL_FIELD', { fields: [{ field: 'value' }] })
      return
    }
    const detail = { kind: body.kind, from: before.value, limit: change.limit, step: 'limit', by: caller.name } as const
    await writeInForce(tx, { memberId, brand, guard }, detail, now)
  })
}

/** Writes a talk down. Refuses SYS_NOT_FOUND. */
export const noteContact = (protection: Protection, call: Call<typeof contract.noteContact>): Promise<Guarded> =>
  protecting(protection, call, 'contact', (tx, memberId) =>
    recordStep(tx, memberId, 'contact', { by: call.caller.name, text: call.body.text }, call.now),
  )

const END = 'protection.end'

/**
 * Whether two people may let a member come back: after the term, or when the exclusion is the
 * staff's own.
 */
const mayEnd = ({ state, byStaff }: Guarded): boolean => state === 'OVER' || (state === 'EXCLUDED' && byStaff)

/**
 * Asks to end an exclusion. Refuses SYS_NOT_FOUND, APPROVAL_STALE for one that can't be ended by
 * staff.
 */
export const askEnd = ({ db }: Protection, call: Call<typeof contract.endExclusion>) =>
  db.transaction().execute(async (tx) => {
    const found = await named(tx, call)
    if (!mayEnd(found)) throw new Refusal('APPROVAL_STALE')
    return askApproval(tx, call, {
      action: END,
      object: object(found.id),
      memberId: found.id,
      payload: {},
      before: { member: found.userName, state: found.state, until: found.until ?? null },
      after: { member: found.userName, state: 'RETURNING' },
      needs: 'protection.approve',
    })
  })

/**
 * Lets a member come back, a day after the second person's word; what a member would wait for, they
 * wait for too.
 */
export const endExclusionApproval: ApprovalAction = {
  action: END,
  async run(tx, approved, call) {
    const memberId = id<'member'>(approved.objectId)
    await holdPlayer(tx, memberId)
    await lockMember(tx, memberId)
    const guard = await holdGuard(tx, memberId, approved.merchantCode)
    const found = await guardedOne(tx, call.brand, memberId, call.now)
    if (!found || !mayEnd(found)) throw new Refusal('APPROVAL_STALE')
    const over = found.state === 'OVER' ? guard.excludedUntil : call.now
    await changeState(tx, memberId, 2, over)
    await setGuard(tx, memberId, { ...guard, excludedUntil: over, returnAskedAt: call.now }, call.now)
    const by = `${approved.makerName}, ${call.caller.name}`
    await recordStep(tx, memberId, 'returnAsked', { by }, call.now)
    const payload = { at: iso(later(call.now, LOOSER_AFTER)) }
    await emit(tx, call.now, { topic: 'returnAllowed', audience: memberId, payload })
  },
}
