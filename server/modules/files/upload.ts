import type { FilePurpose, ImageRef } from '@senluna/contract/site/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, later, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { randomUUID } from 'node:crypto'
import type { Files } from './files.ts'
import { remade } from './remake.ts'
import { holdSender, insertFile, sentSince, type FileOwner, type StoredFile } from './store.ts'

/**
 * So many pictures somebody may send within 24 hours, whatever for. Those of staff count for them,
 * also in a member's name.
 */
export const MOST_A_DAY = 40

/** A picture as its owner's page gets it. */
export const imageRef = ({ id, width, height }: Pick<StoredFile, 'id' | 'width' | 'height'>): ImageRef => ({
  fileId: id,
  url: `/wps/v2/files/${id}`,
  width,
  height,
})

/**
 * Draws a picture anew and keeps it for its owner, until something uses it or a day is over.
 *
 * Refuses FILE_TYPE, FILE_SIZE, SYS_THROTTLED beyond the day's number, SYS_BUSY when too many
 * pictures wait.
 */
export async function keepPicture(
  files: Files,
  owner: FileOwner,
  sent: { purpose: FilePurpose; sent: Buffer },
  now: Instant,
): Promise<ImageRef> {
  await refuseBeyondDay(files.db, owner, now)
  const picture = await files.pool.run(randomUUID(), () => remade(sent.sent, sent.purpose))
  const file = { id: newId<'file'>(now), ...picture }
  await files.db.transaction().execute(async (tx) => {
    await holdSender(tx, owner)
    await refuseBeyondDay(tx, owner, now)
    await insertFile(tx, { id: file.id, owner, purpose: sent.purpose, picture }, now)
    await files.store.put(tx, file.id, picture.body)
  })
  await files.store.bring(file.id, picture.body).catch((error: unknown) => {
    // Nobody has learned of it: what is known of it goes with what nothing uses.
    files.log?.warn({ error: String(error) }, 'a picture could not be kept')
    throw new Refusal('SYS_BUSY', { retryAfterSec: 5 })
  })
  return imageRef(file)
}

async function refuseBeyondDay(db: Db, owner: FileOwner, now: Instant): Promise<void> {
  const sent = await sentSince(db, owner, later(now, -DAY))
  const oldest = sent.at(-MOST_A_DAY)
  if (oldest) throw new Refusal('SYS_THROTTLED', { retryAfterSec: Math.ceil((oldest.getTime() + DAY - now) / SECOND) })
}
