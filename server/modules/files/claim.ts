import type { Id } from '@senluna/kit/ids.ts'
import { IMAGE_COUNT, type FilePurpose } from '@senluna/contract/site/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { markUsed, type FileOwner } from './store.ts'

/**
 * Takes a member's own pictures into use: each once, for what it was sent for.
 *
 * `usedBy` names what shows them, as `ticket:<id>`. Refuses FILE_COUNT for too many, VAL_FIELD for
 * one that is not there, not theirs or in use already.
 */
export async function claimFiles(
  tx: Tx,
  owner: FileOwner,
  claim: { purpose: FilePurpose; fileIds: readonly Id<'file'>[]; usedBy: string },
  now: Instant,
): Promise<void> {
  const { purpose, fileIds, usedBy } = claim
  if (fileIds.length === 0) return
  if (fileIds.length > IMAGE_COUNT) throw new Refusal('FILE_COUNT')
  const taken = await markUsed(tx, owner, purpose, fileIds, usedBy, now)
  if (taken !== fileIds.length) throw new Refusal('VAL_FIELD', { fields: [{ field: 'images' }] })
}
