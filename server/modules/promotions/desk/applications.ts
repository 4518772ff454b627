import type * as contract from '@senluna/contract/desk/brand/applications.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { DAY, HOUR, later, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { idParam } from '../../../platform/http/id-param.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { filesById, sendPicture, type Files } from '../../files/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { staffDid } from '../../staff/index.ts'
import {
  holdAccepted,
  listApplications,
  stepApplication,
  type ListedApplication,
} from '../kinds/apply-form/application-store.ts'
import { grantReward } from '../participation/grant.ts'
import { requiredOf } from '../participation/take.ts'
import { notifyRefused, notifyWaiting } from '../notify.ts'

const PAGE = 20
const ACCEPT = 'promotions.application'
const objectOf = (id: string) => ({ kind: 'application', id })

/** Applications of the brand, the newest first. */
export async function applicationsPage(db: Db, { brand, query }: Call<typeof contract.deskApplications>) {
  const size = query.pageSize ?? PAGE
  const after = query.after !== undefined && isUuid<'application'>(query.after) ? query.after : null
  const { merchantCode, currency } = brand
  const { name, state, promotion: promotionId } = query
  const rows = await listApplications(db, { merchantCode, name, promotionId, state, after, most: size + 1 })
  const files = await filesById(
    db,
    merchantCode,
    rows.flatMap(({ images }) => images),
  )
  const shown = (row: ListedApplication): contract.DeskApplication => ({
    id: row.id,
    promotionId: row.promotion_id,
    memberId: row.member_id,
    userName: row.user_name,
    cycle: row.cycle,
    attempt: row.attempt,
    state: row.state,
    remark: row.remark,
    images: files
      .filter(({ id }) => row.images.includes(id))
      .map(({ id, width, height }) => ({
        fileId: id,
        url: `/bo/v1/applications/${row.id}/pictures/${id}`,
        width,
        height,
      })),
    least: row.rules.least,
    most: row.rules.most,
    aloneUpTo: row.rules.aloneUpTo,
    ...(row.amount === null ? {} : { amount: row.amount.toString() }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.decided_by === null ? {} : { decidedBy: row.decided_by }),
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    at: row.created_at.toISOString(),
  })
  return pageOf(rows, size, ({ id }) => id, shown)
}

/** A picture of an application; the look is written down. Refuses SYS_NOT_FOUND. */
export async function applicationPicture(files: Files, call: Call<typeof contract.applicationPicture>) {
  const { brand, params, reply } = call
  const row = await one(files.db, brand, idParam<'application'>(params.id))
  const fileId = row.images.find((id) => id === params.fileId)
  if (fileId === undefined) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(files.db, call, { action: 'promotions.picture', object: objectOf(row.id), after: { fileId } })
  return sendPicture(files, { merchantCode: brand.merchantCode, memberId: null }, fileId, reply)
}

/**
 * Gives an amount, or asks a second person where it is more than one may give alone: in one entry,
 * or in all that they accepted of it within a day. Refuses
 * SYS_NOT_FOUND, APPROVAL_STALE for one that was decided, VAL_FIELD outside its bounds, PROMO_OUT
 * when the budget doesn't cover it.
 */
export const acceptApplication = (db: Db, call: Call<typeof contract.acceptApplication>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, params, now, caller } = call
    const row = await waiting(tx, brand, idParam<'application'>(params.id), body.memberId)
    const units = amount(BigInt(body.amount))
    if (units < BigInt(row.rules.least) || units > BigInt(row.rules.most))
      throw new Refusal('VAL_FIELD', {
        fields: [{ field: 'amount', patternId: 'BETWEEN', args: [row.rules.least, row.rules.most] }],
      })
    const about = { member: row.user_name, note: row.remark }
    if (!(await isAlone(tx, call, row, units)))
      return askApproval(tx, call, {
        action: ACCEPT,
        object: objectOf(row.id),
        memberId: row.member_id,
        payload: { amount: units.toString() },
        before: about,
        after: { ...about, amount: units.toString() },
        needs: 'promotions.approve',
      })
    await give(tx, brand, row, units, caller.name, now)
    await staffDid(tx, call, {
      action: 'promotions.accept',
      object: objectOf(row.id),
      after: { ...about, amount: units.toString() },
    })
    return { accepted: true as const }
  })

/**
 * So many times what one person gives alone they give within a day: a large sum is no smaller for
 * coming in slices. The number is ours.
 */
const ALONE_A_DAY = 10n

/** Whether an amount is one that its caller gives alone; their own come one after another. */
async function isAlone(
  tx: Tx,
  { brand: { merchantCode }, caller, now }: Call<typeof contract.acceptApplication>,
  { rules, promotion_id: promotionId }: ListedApplication,
  units: Amount,
): Promise<boolean> {
  const most = BigInt(rules.aloneUpTo)
  if (units > most) return false
  const given = await holdAccepted(tx, { merchantCode, promotionId, by: caller.name, since: later(now, -DAY) })
  return given + units <= most * ALONE_A_DAY
}

/**
 * Refuses an application with a note that its member reads. Refuses SYS_NOT_FOUND, APPROVAL_STALE.
 */
export const rejectApplication = (db: Db, call: Call<typeof contract.rejectApplication>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, params, now, caller } = call
    const row = await waiting(tx, brand, idParam<'application'>(params.id), body.memberId)
    await stepApplication(tx, row, 'REJECTED', { reason: body.note, decidedBy: caller.name }, now)
    await notifyRefused(tx, { memberId: row.member_id, titles: row.titles, reason: body.note }, now)
    await staffDid(tx, call, {
      action: 'promotions.reject',
      object: objectOf(row.id),
      after: { member: row.user_name, note: body.note },
    })
    return { rejected: true as const }
  })

/** Gives the amount once the second person has said yes; nothing is given during a break. */
export const applicationApproval: ApprovalAction = {
  action: ACCEPT,
  async run(tx, { objectId, payload, makerName }, { brand, now }) {
    const { amount: units } = payload as { amount: string }
    const row = await waiting(tx, brand, objectId as Id<'application'>)
    await give(tx, brand, row, amount(BigInt(units)), makerName, now)
  },
}

async function one(
  db: Db | Tx,
  { merchantCode }: Brand,
  id: Id<'application'>,
  held = false,
): Promise<ListedApplication> {
  const [row] = await listApplications(db, { merchantCode, id, after: null, most: 1 }, held)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

async function waiting(
  tx: Tx,
  brand: Brand,
  id: Id<'application'>,
  memberId?: Id<'member'>,
): Promise<ListedApplication> {
  const row = await one(tx, brand, id, true)
  if (memberId !== undefined && row.member_id !== memberId) throw new Refusal('SYS_NOT_FOUND')
  if (row.state !== 'APPLYING') throw new Refusal('APPROVAL_STALE')
  return row
}

async function give(
  tx: Tx,
  brand: Brand,
  row: ListedApplication,
  units: Amount,
  decidedBy: string,
  now: Instant,
): Promise<void> {
  if ((await outOfPlay(tx, [row.member_id], now)).size > 0) throw new Refusal('APPROVAL_STALE')
  const rewardId = newId<'participation'>(now)
  const claimBefore = later(now, row.rules.claimHours * HOUR)
  const granted = await grantReward(
    tx,
    {
      id: rewardId,
      merchantCode: brand.merchantCode,
      promotionId: row.promotion_id,
      memberId: row.member_id,
      cycle: row.cycle,
      termsVersion: row.terms_version,
      currency: brand.currency.code,
      amount: units,
      required: requiredOf(units, row.rules.turnoverX100),
      kind: KIND.ACTIVITY_REWARD,
      data: { application: row.id },
      claimBefore,
    },
    now,
  )
  if (granted === 'SPENT') throw new Refusal('PROMO_OUT')
  assert(granted === 'GIVEN', 'a cycle has one application that was accepted')
  await stepApplication(tx, row, 'ACCEPTED', { amount: units, decidedBy, rewardId }, now)
  const reward = { memberId: row.member_id, titles: row.titles, amount: units, claimBefore }
  await notifyWaiting(tx, 'applicationAccepted', reward, now)
}
