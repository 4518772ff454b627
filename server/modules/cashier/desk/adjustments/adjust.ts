import type * as contract from '@senluna/contract/desk/money/adjustments.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import { amount as money } from '@senluna/kit/money.ts'
import {
  ADJUSTMENTS,
  house,
  KIND,
  move,
  signedStep,
  SOURCE,
  STATUS,
  wallet,
  WALLET,
  walletsOf,
} from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { newId } from '../../../../platform/ids.ts'
import { pageOf } from '../../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { claimFiles, filesById } from '../../../files/index.ts'
import { isOnCredit, memberByName, refuseOnCredit } from '../../../members/index.ts'
import { openRequirement } from '../../../turnover/index.ts'
import { shownCurrency } from '../deposits/lists.ts'
import { publishBalance } from '../../receipts/credit.ts'
import { evidenceOf, evidenceRef } from './evidence.ts'
import { insertAdjustment, listAdjustmentRows } from './adjustment-store.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

const ACTION = 'adjustments.post'

interface AdjustmentRequest {
  amount: string
  turnoverX100: number
  files?: readonly Id<'file'>[]
}

/**
 * Asks for an adjustment, in the transaction that keeps the reply for its key: a repeat asks for
 * nothing more. Refuses SYS_NOT_FOUND, AUTH_REAL_ACCOUNT for free play, CRD_NO_CASH,
 * WAL_INSUFFICIENT, APPROVAL_RELATED, VAL_FIELD for a picture that is not the asker's own or is
 * used already.
 */
export async function adjust(tx: Tx, call: Call<typeof contract.adjust>) {
  const { brand, body, now } = call
  const member = await memberByName(tx, brand.merchantCode, body.name.toLowerCase())
  if (!member) throw new Refusal('SYS_NOT_FOUND')
  if (member.type === ACCOUNT_TYPE.TRIAL) throw new Refusal('AUTH_REAL_ACCOUNT')
  await refuseOnCredit(tx, member.id)
  const main = (await walletsOf(queryOf(tx), member.id)).find(({ account }) => account === WALLET.MAIN)
  if (!main) throw new Refusal('SYS_NOT_FOUND')
  const spendable = main.balance - main.held
  const units = BigInt(body.amount)
  if (spendable + units < 0n) throw new Refusal('WAL_INSUFFICIENT')
  const files = [...new Set(body.files)]
  const payload: AdjustmentRequest = {
    amount: body.amount,
    turnoverX100: units > 0n ? body.turnoverX100 : 0,
    ...(files.length > 0 ? { files } : {}),
  }
  // Each is one of its own: two for one member may wait side by side, under keys of their own.
  const adjustmentId = newId<'adjustment'>(now)
  const owner = { memberId: call.caller.staffId, merchantCode: brand.merchantCode }
  await claimFiles(tx, owner, { purpose: 'PROOF', fileIds: files, usedBy: evidenceOf(adjustmentId) }, now)
  return askApproval(tx, call, {
    action: ACTION,
    object: { kind: 'adjustment', id: adjustmentId },
    memberId: member.id,
    payload,
    before: { member: member.userName, balance: spendable.toString() },
    after: { member: member.userName, balance: (spendable + units).toString(), ...payload },
    needs: 'adjustments.approve',
  })
}

/**
 * What happens once the second person has said yes: the money moves, and a credit that must be
 * played is asked for.
 */
export const adjustmentApproval: ApprovalAction = {
  action: ACTION,
  async run(tx, approved, call) {
    const { now, brand } = call
    const { amount, turnoverX100, files = [] } = approved.payload as AdjustmentRequest
    assert(approved.memberId !== null, 'an adjustment is of somebody')
    const memberId = id<'member'>(approved.memberId)
    if (await isOnCredit(tx, memberId)) throw new Refusal('APPROVAL_STALE')
    const units = BigInt(amount)
    const query = queryOf(tx)
    const { merchantCode, currency } = brand
    const own = house(brand, ADJUSTMENTS)
    const kind = units > 0n ? KIND.MANUAL_CREDIT : KIND.MANUAL_DEBIT
    const step = signedStep(kind, units, wallet(memberId, 'MAIN'), own)
    const key = id<'posting'>(approved.objectId)
    const { status } = await move(query, { ...step, key, source: SOURCE.DESK, at: now }, STATUS)
    if (status === 'insufficient') throw new Refusal('WAL_INSUFFICIENT')
    if (status !== 'posted') throw new Refusal('APPROVAL_STALE')
    await insertAdjustment(
      tx,
      {
        objectId: id<'adjustment'>(approved.objectId),
        merchantCode,
        memberId,
        units: money(units),
        code: currency.code,
        turnoverX100,
        reason: approved.reason,
        makerName: approved.makerName,
        name: call.caller.name,
        files,
      },
      now,
    )
    const required = money((units * BigInt(turnoverX100)) / 100n)
    if (units > 0n)
      await openRequirement(tx, {
        memberId,
        merchantCode,
        source: 'ADJUSTMENT',
        sourceId: approved.objectId,
        required,
        now,
      })
    await publishBalance(tx, memberId, now)
  },
}

/** What was done, the newest first. */
export async function listAdjustments(db: Db, { brand, query }: Call<typeof contract.adjustments>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const rows = await listAdjustmentRows(db, { merchantCode: brand.merchantCode, after, name: query.name, size })
  const page = pageOf(rows, size, (last) => last.id)
  const pictures = await filesById(
    db,
    brand.merchantCode,
    page.list.flatMap((row) => row.files),
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      memberId: row.member_id,
      userName: row.user_name,
      amount: row.amount.toString(),
      currency: shownCurrency(brand),
      turnoverX100: row.turnover_x100,
      reason: row.reason,
      madeBy: row.made_by,
      checkedBy: row.checked_by,
      files: pictures.filter(({ id: fileId }) => row.files.includes(fileId)).map(evidenceRef),
      at: row.at.toISOString(),
    })),
  }
}
