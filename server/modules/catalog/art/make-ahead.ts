import { setTimeout as sleep } from 'node:timers/promises'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Icons } from './icons.ts'
import { likelyPictures } from './queries/pictures.ts'

/** How pictures are made ahead. */
export interface Ahead {
  /** At most so many. */
  most: number
  /** The rest after each, so that what people wait for comes first. */
  pauseMs: number
  /** Ends it after the picture under way. */
  signal: AbortSignal
}

/**
 * Makes the pictures that the first visitors of a brand will see: the head of each category's
 * popular list.
 *
 * One after the other; what is there already costs a look at the disk. Answers how many it went
 * through.
 */
export async function makeIconsAhead(db: Db, merchantCode: MerchantCode, icons: Icons, ahead: Ahead): Promise<number> {
  const rows = await likelyPictures(db, merchantCode, ahead.most)
  let done = 0
  for (const picture of rows) {
    if (ahead.signal.aborted) break
    await icons.of(picture, 328, 'avif')
    done++
    await sleep(ahead.pauseMs, undefined, { signal: ahead.signal }).catch(() => undefined)
  }
  return done
}
