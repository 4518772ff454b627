import { sql } from 'kysely'
import type * as contract from '@senluna/contract/member/kyc.ts'
import type { DeskKyc } from '@senluna/contract/member/kyc.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
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
  const application =
    params.id !== undefined && isUuid<'kyc'>(params.id)
      ? await applicationOf(db, brand.merchantCode, params.id)
      : undefined
  if (!application) throw new Refusal('SYS_NOT_FOUND')
  return application
}

/** One application whole; the look is written down. Refuses SYS_NOT_FOUND. */
export async function read(db: Db, call: Call<typeof contract.deskKycRead>): Promise<contract.DeskKycOne> {
  const application = await found(db, call)
  const files = await filesById(db, application.merchant_id, application.documents)
  await staffDid(db, call, { action: 'kyc.read', object: object(application) })
  return {
    ...rowOf(application),
    declared: application.declared,
    documents: files.map(({ id: fileId, width, height }, nth) => ({
      kind: application.kinds[nth]!,
      image: { fileId, url: `/bo/v1/kyc/${application.id}/pictures/${fileId}`, width, height },
    })),
    has: await kycTierOf(db, application.member_id),
  }
}

/**
 * A picture of an application; every look is written down. Refuses SYS_NOT_FOUND, also for one of
 * another application.
 */
export async function picture(files: Files, call: Call<typeof contract.deskKycPicture>) {
  const application = await found(files.db, call)
  const fileId = application.documents.find((document) => document === call.params.fileId)
  if (fileId === undefined) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(files.db, call, { action: 'kyc.picture', object: object(application), after: { fileId } })
  return sendPicture(files, { merchantCode: application.merchant_id, memberId: null }, fileId, call.reply)
}

/** An application that waits, held. Refuses SYS_NOT_FOUND, KYC_STATE. */
async function held(tx: Tx, call: DeskCall, states: readonly DeskKyc['state'][]): Promise<Application> {
  const { brand, params } = call
  const application =
    params.id !== undefined && isUuid<'kyc'>(params.id)
      ? await lockedApplication(tx, brand.merchantCode, params.id)
      : undefined
  if (!application) throw new Refusal('SYS_NOT_FOUND')
  if (!states.includes(application.state)) throw new Refusal('KYC_STATE')
  return application
}

/** Accepts an application; the third tier waits for a second person. Refuses what `held` does. */
export function accept(db: Db, call: Call<typeof contract.acceptKyc>) {
  return db.transaction().execute(async (tx) => {
    const application = await held(tx, call, ['PENDING'])
    await refuseOutOfTurn(tx, application)
    if (application.tier === 3)
      return askApproval(tx, call, {
        action: 'kyc.accept',
        object: object(application),
        memberId: application.member_id,
        payload: {},
        before: { tier: 2, pictures: application.documents.length },
        after: { tier: 3 },
        needs: 'kyc.approve',
      })
    await accepted(tx, application, { id: call.caller.staffId, name: call.caller.name }, call.now)
    await staffDid(tx, call, {
      action: 'kyc.accept',
      object: object(application),
      before: { tier: application.tier - 1 },
      after: { tier: application.tier },
    })
    return shown(tx, application)
  })
}

/**
 * What came before may have been taken away while this one waited: nobody is asked for what can't
 * be. Refuses KYC_STATE.
 */
async function refuseOutOfTurn(tx: Tx, application: Application): Promise<void> {
  if ((await holdTier(tx, application.member_id)) !== application.tier - 1) throw new Refusal('KYC_STATE')
}

async function accepted(
  tx: Tx,
  application: Application,
  by: { id: Id<'staff'>; name: string },
  now: Instant,
): Promise<void> {
  await refuseOutOfTurn(tx, application)
  await stepApplication(tx, application, 'ACCEPTED', { by, reason: null }, now)
  await setTier(tx, { memberId: application.member_id, merchantCode: application.merchant_id }, application.tier, now)
  await notify(tx, application, 'kycAccepted', undefined, now)
}

/** What happens when a second person agrees to the third tier. */
export const tierApproval: ApprovalAction = {
  action: 'kyc.accept',
  async run(tx, approved, { now }) {
    const application = await lockedApplication(tx, approved.merchantCode, id(approved.objectId))
    if (application?.state !== 'PENDING') throw new Refusal('APPROVAL_STALE')
    await accepted(tx, application, { id: approved.makerId, name: approved.makerName }, now)
  },
}

/** Rejects an application, with words for the member. Refuses what `held` does. */
export function reject(db: Db, call: Call<typeof contract.rejectKyc>) {
  return db.transaction().execute(async (tx) => {
    const application = await held(tx, call, ['PENDING'])
    return end(tx, call, application, 'REJECTED', call.body.message)
  })
}

/**
 * Asks for other pictures; of one accepted before it takes the tier away until they come. Refuses
 * what `held` does.
 */
export function askAgain(db: Db, call: Call<typeof contract.askKycAgain>) {
  return db.transaction().execute(async (tx) => {
    const application = await held(tx, call, ['PENDING', 'ACCEPTED'])
    if (application.state === 'ACCEPTED') {
      const has = await holdTier(tx, application.member_id)
      if (has < application.tier || application.tier === 1) throw new Refusal('KYC_STATE')
      await setTier(
        tx,
        { memberId: application.member_id, merchantCode: application.merchant_id },
        application.tier - 1,
        call.now,
      )
    }
    return end(tx, call, application, 'ASKED_AGAIN', call.body.message)
  })
}

async function end(
  tx: Tx,
  call: DeskCall,
  application: Application,
  state: 'REJECTED' | 'ASKED_AGAIN',
  reason: string,
): Promise<DeskKyc> {
  const { caller, now } = call
  await stepApplication(tx, application, state, { by: { id: caller.staffId, name: caller.name }, reason }, now)
  await notify(tx, application, state === 'REJECTED' ? 'kycRejected' : 'kycAskedAgain', reason, now)
  await staffDid(tx, call, {
    action: state === 'REJECTED' ? 'kyc.reject' : 'kyc.askAgain',
    object: object(application),
    before: { state: application.state },
    after: { state },
  })
  return shown(tx, application)
}

async function notify(
  tx: Tx,
  application: Application,
  template: 'kycAccepted' | 'kycRejected' | 'kycAskedAgain',
  reason: string | undefined,
  now: Instant,
): Promise<void> {
  const args = { tier: String(application.tier), ...(reason === undefined ? {} : { reason }) }
  const memberId = id<'member'>(application.member_id)
  await sendMessage(tx, { memberId, tab: 'PERSONAL', template, args, route: '/?mc=securityCenter' }, now)
}

async function shown(tx: Tx, application: Application): Promise<DeskKyc> {
  return rowOf((await applicationOf(tx, application.merchant_id, application.id)) ?? application)
}
