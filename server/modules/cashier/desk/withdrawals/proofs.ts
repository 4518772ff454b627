import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { keepPicture, readUpload, sendPicture, usedBy } from '../../../files/index.ts'
import { staffDid } from '../../../staff/index.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { orderByNo } from '../../withdrawals/store.ts'

/** What the picture of a part's payment is used by. */
export const proofOf = (no: string, part: number | ''): string => `withdrawal:${no}:${part}`

/**
 * Keeps the picture of a payment in its member's name: they see it with the part it is given for.
 */
export async function keepProof({ db, files }: Withdrawals, call: Call<typeof contract.uploadPayoutProof>) {
  const order = await orderByNo(db, { merchantCode: call.brand.merchantCode, no: call.params.no ?? '' })
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  const sent = await readUpload(call.request)
  if (sent.purpose !== 'PROOF') throw new Refusal('VAL_FIELD', { fields: [{ field: 'purpose' }] })
  const owner = { memberId: order.member_id, merchantCode: order.merchant_id, sentBy: call.caller.staffId }
  return keepPicture(files, owner, sent, call.now)
}

/**
 * The picture of a part, also of one whose payment a second person is asked to agree to; the look
 * is written down. Refuses SYS_NOT_FOUND, also for one of another
 * order.
 */
export async function showProof({ db, files }: Withdrawals, call: Call<typeof contract.payoutProof>) {
  const { brand, params, reply } = call
  const order = await orderByNo(db, { merchantCode: brand.merchantCode, no: params.no ?? '' })
  const fileId = params.fileId ?? ''
  const use = order && isUuid<'file'>(fileId) ? await usedBy(db, brand.merchantCode, fileId) : null
  if (!order || !use?.startsWith(proofOf(order.no, ''))) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(db, call, {
    action: 'withdrawals.picture',
    object: { kind: 'withdrawal', id: order.no },
    after: { fileId },
  })
  return sendPicture(files, { merchantCode: brand.merchantCode, memberId: null }, fileId, reply)
}
