import type * as contract from '@senluna/contract/desk/money/adjustments.ts'
import type { ImageRef } from '@senluna/contract/site/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { keepPicture, readUpload, sendPicture, usedBy, type Files } from '../../../files/index.ts'
import { staffDid } from '../../../staff/index.ts'

const USED_BY = 'adjustment:'

/** What a picture of an adjustment is used by. */
export const evidenceOf = (adjustmentId: Id<'adjustment'>): string => `${USED_BY}${adjustmentId}`

/** A picture of an adjustment as the desk reads it. */
export const evidenceRef = (picture: { id: Id<'file'>; width: number; height: number }): ImageRef => ({
  fileId: picture.id,
  url: `/bo/v1/adjustments/files/${picture.id}`,
  width: picture.width,
  height: picture.height,
})

/**
 * Keeps a picture in the name of who sends it, until they ask for the adjustment or a day is over.
 */
export async function keepEvidence(files: Files, call: Call<typeof contract.uploadEvidence>): Promise<ImageRef> {
  const sent = await readUpload(call.request)
  if (sent.purpose !== 'PROOF') throw new Refusal('VAL_FIELD', { fields: [{ field: 'purpose' }] })
  const owner = { memberId: call.caller.staffId, merchantCode: call.brand.merchantCode }
  const { fileId, width, height } = await keepPicture(files, owner, sent, call.now)
  return evidenceRef({ id: id(fileId), width, height })
}

/**
 * A picture of an adjustment; the look is written down. Refuses SYS_NOT_FOUND, also for a picture
 * of something else.
 */
export async function showEvidence(files: Files, call: Call<typeof contract.evidence>) {
  const { brand, params, reply } = call
  const fileId = params.fileId ?? ''
  const use = isUuid(fileId) ? await usedBy(files.db, brand.merchantCode, id<'file'>(fileId)) : null
  if (!use?.startsWith(USED_BY)) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(files.db, call, {
    action: 'adjustments.picture',
    object: { kind: 'adjustment', id: use.slice(USED_BY.length) },
    after: { fileId },
  })
  return sendPicture(files, { merchantCode: brand.merchantCode, memberId: null }, fileId, reply)
}
