import { sql } from 'kysely'
import type * as contract from '@senluna/contract/member/kyc.ts'
import type { DeskKyc } from '@senluna/contract/member/kyc.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, isRelated, type ApprovalAction } from '../../approvals/index.ts'
import { filesById, sendPicture, type Files } from '../../files/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { staffDid } from '../../staff/index.ts'
import {
  applicationOf,
  COLUMNS,
  stepApplication,
  FROM,
  holdTier,
  kycTierOf,
  lockedApplication,
  setTier,
  type Application,
} from '../store.ts'
import { pageOf } from '../../../platform/page.ts'

type DeskCall = Call<Endpoint & { for: 'staff' }>

const rowOf = (row: Application): DeskKyc => ({
  id: row.id,
  memberId: row.member_id,
  account: row.account,
  tier: row.tier,
  state: row.state,
  pictures: row.documents.length,
  doubts: [...(row.changed ? (['CHANGED'] as const) : []), ...(row.twin ? (['TWIN'] as const) : [])],
  ...(row.reason === null ? {} : { reason: row.reason }),
  createdAt: row.created_at.toISOString(),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  ...(row.decided_name ? { decidedBy: row.decided_name } : {}),
})
const object = (row: Pick<Application, 'id'>) => ({ kind: 'kyc', id: row.id })

/** The applications of the brand. */
export async function list(db: Db, { brand, query }: Call<typeof contract.deskKycList>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const account = query.account?.trim().toLowerCase() ?? null
  const tier = query.tier === undefined ? null : Number(query.tier)
  // Those that wait are a queue, the rest a history.
  const [beyond, order] = query.state === 'PENDING' ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')]
  const { rows } = await sql<Application>`select ${COLUMNS} from ${FROM}
    where a.merchant_id = ${brand.merchantCode}
      and (${after}::uuid is null or a.id ${beyond} ${after}::uuid)
      and (${query.state ?? null}::text is null or a.state = ${query.state ?? null})
      and (${tier}::smallint is null or a.tier = ${tier})
      and (${account}::text is null or m.user_name = ${account})
    order by a.id ${order} limit ${size + 1}`.execute(db)
  return pageOf(rows, size, ({ id }) => id, rowOf)
}

async function found(db: Db, call: DeskCall): Promise<Application> {
  const { brand, params } = call
  const one = isUuid(params.id ?? '') ? await applicationOf(db, brand.merchantCode, params.id!) : undefined
  if (!one) throw new Refusal('SYS_NOT_FOUND')
  return one
}

/** One application whole; the look is written down. Refuses SYS_NOT_FOUND. */
export async function read(db: Db, call: Call<typeof contract.deskKycRead>): Promise<contract.DeskKycOne> {
  const one = await found(db, call)
  const files = await filesById(db, one.merchant_id, one.documents)
  await staffDid(db, call, { action: 'kyc.read', object: object(one) })
  return {
    ...rowOf(one),
    declared: one.declared,
    documents: files.map(({ id: fileId, width, height }, nth) => ({
      kind: one.kinds[nth]!,
      image: { fileId, url: `/bo/v1/kyc/${one.id}/pictures/${fileId}`, width, height },
    })),
    has: await kycTierOf(db, one.member_id),
  }
}

/**
 * A picture of an application; every look is written down. Refuses SYS_NOT_FOUND, also for one of
 * another application.
 */
export async function picture(files: Files, call: Call<typeof contract.deskKycPicture>) {
  const one = await found(files.db, call)
  const fileId = one.documents.find((document) => document === call.params.fileId)
  if (fileId === undefined) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(files.db, call, { action: 'kyc.picture', object: object(one), after: { fileId } })
  return sendPicture(files, { merchantCode: one.merchant_id, memberId: null }, fileId, call.reply)
}

/** An application that waits, held. Refuses SYS_NOT_FOUND, KYC_STATE, APPROVAL_RELATED. */
async function held(tx: Tx, call: DeskCall, states: readonly DeskKyc['state'][]): Promise<Application> {
  const { brand, params, caller } = call
  const one = isUuid(params.id ?? '') ? await lockedApplication(tx, brand.merchantCode, params.id!) : undefined
  if (!one) throw new Refusal('SYS_NOT_FOUND')
  if (!states.includes(one.state)) throw new Refusal('KYC_STATE')
  if (await isRelated(tx, caller.staffId, one.member_id)) throw new Refusal('APPROVAL_RELATED')
  return one
}

/** Accepts an application; the third tier waits for a second person. Refuses what `held` does. */
export function accept(db: Db, call: Call<typeof contract.acceptKyc>) {
  return db.transaction().execute(async (tx) => {
    const one = await held(tx, call, ['PENDING'])
    await refuseOutOfTurn(tx, one)
    if (one.tier === 3)
      return askApproval(tx, call, {
        action: 'kyc.accept',
        object: object(one),
        memberId: one.member_id,
        payload: {},
        before: { tier: 2, pictures: one.documents.length },
        after: { tier: 3 },
        needs: 'kyc.approve',
      })
    await accepted(tx, one, { id: call.caller.staffId, name: call.caller.name }, call.now)
    await staffDid(tx, call, {
      action: 'kyc.accept',
      object: object(one),
      before: { tier: one.tier - 1 },
      after: { tier: one.tier },
    })
    return shown(tx, one)
  })
}

/**
 * What came before may have been taken away while this one waited: nobody is asked for what can't
 * be. Refuses KYC_STATE.
 */
async function refuseOutOfTurn(tx: Tx, one: Application): Promise<void> {
  if ((await holdTier(tx, one.member_id)) !== one.tier - 1) throw new Refusal('KYC_STATE')
}

async function accepted(tx: Tx, one: Application, by: { id: string; name: string }, now: Instant): Promise<void> {
  await refuseOutOfTurn(tx, one)
  await stepApplication(tx, one, 'ACCEPTED', { by, reason: null }, now)
  await setTier(tx, { memberId: one.member_id, merchantCode: one.merchant_id }, one.tier, now)
  await notify(tx, one, 'kycAccepted', undefined, now)
}

/** What happens when a second person agrees to the third tier. */
export const tierApproval: ApprovalAction = {
  action: 'kyc.accept',
  async run(tx, approved, { now }) {
    const one = await lockedApplication(tx, approved.merchantCode, approved.objectId)
    if (one?.state !== 'PENDING') throw new Refusal('APPROVAL_STALE')
    await accepted(tx, one, { id: approved.makerId, name: approved.makerName }, now)
  },
}

/** Rejects an application, with words for the member. Refuses what `held` does. */
export function reject(db: Db, call: Call<typeof contract.rejectKyc>) {
  return db.transaction().execute(async (tx) => {
    const one = await held(tx, call, ['PENDING'])
    return end(tx, call, one, 'REJECTED', call.body.message)
  })
}

/**
 * Asks for other pictures; of one accepted before it takes the tier away until they come. Refuses
 * what `held` does.
 */
export function askAgain(db: Db, call: Call<typeof contract.askKycAgain>) {
  return db.transaction().execute(async (tx) => {
    const one = await held(tx, call, ['PENDING', 'ACCEPTED'])
    if (one.state === 'ACCEPTED') {
      const has = await holdTier(tx, one.member_id)
      if (has < one.tier || one.tier === 1) throw new Refusal('KYC_STATE')
      await setTier(tx, { memberId: one.member_id, merchantCode: one.merchant_id }, one.tier - 1, call.now)
    }
    return end(tx, call, one, 'ASKED_AGAIN', call.body.message)
  })
}

async function end(
  tx: Tx,
  call: DeskCall,
  one: Application,
  state: 'REJECTED' | 'ASKED_AGAIN',
  reason: string,
): Promise<DeskKyc> {
  const { caller, now } = call
  await stepApplication(tx, one, state, { by: { id: caller.staffId, name: caller.name }, reason }, now)
  await notify(tx, one, state === 'REJECTED' ? 'kycRejected' : 'kycAskedAgain', reason, now)
  await staffDid(tx, call, {
    action: state === 'REJECTED' ? 'kyc.reject' : 'kyc.askAgain',
    object: object(one),
    before: { state: one.state },
    after: { state },
  })
  return shown(tx, one)
}

async function notify(
  tx: Tx,
  one: Application,
  template: 'kycAccepted' | 'kycRejected' | 'kycAskedAgain',
  reason: string | undefined,
  now: Instant,
): Promise<void> {
  const args = { tier: String(one.tier), ...(reason === undefined ? {} : { reason }) }
  const memberId = id<'member'>(one.member_id)
  await sendMessage(tx, { memberId, tab: 'PERSONAL', template, args, route: '/?mc=securityCenter' }, now)
}

async function shown(tx: Tx, one: Application): Promise<DeskKyc> {
  return rowOf((await applicationOf(tx, one.merchant_id, one.id)) ?? one)
}
