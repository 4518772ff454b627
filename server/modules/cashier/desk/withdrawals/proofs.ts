import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { keepPicture, readUpload, sendPicture } from '../../../files/index.ts'
import { staffDid } from '../../../staff/index.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { partsOf } from '../../payouts/store.ts'
import { orderByNo } from '../../withdrawals/store.ts'

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
 * The picture of a part; the look is written down. Refuses SYS_NOT_FOUND, also for one of another
 * order.
 */
export async function showProof({ db, files }: Withdrawals, call: Call<typeof contract.payoutProof>) {
  const { brand, params, reply } = call
  const order = await orderByNo(db, { merchantCode: brand.merchantCode, no: params.no ?? '' })
  const part = order && (await partsOf(db, [order.no])).find(({ proof_file: file }) => file === params.fileId)
  if (!part?.proof_file) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(db, call, {
    action: 'withdrawals.picture',
    object: { kind: 'withdrawal', id: part.no },
    after: { fileId: part.proof_file },
  })
  return sendPicture(files, { merchantCode: brand.merchantCode, memberId: null }, part.proof_file, reply)
}
