import { createHmac } from 'node:crypto'
import type { readNotice } from '@senluna/contract/site/notices.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { Throttle } from '../../../platform/http/guards/throttle.ts'
import { addressPrefix } from '../../sessions/index.ts'
import { versionShown } from './list-notices.ts'
import type { LevelOf } from './meant.ts'
import { keepRead, keepGuestRead } from './read-store.ts'

/** Who has read what, in one process. */
export interface NoticeReads {
  db: Db
  /** Guests are known by an HMAC under it. */
  secret: Buffer
  /** Guests by their part of the network: a few at once, then one a second. */
  guests: Throttle
  levelOf: LevelOf
}

/** Builds it. */
export const createNoticeReads = (db: Db, secret: Buffer, levelOf: LevelOf): NoticeReads => ({
  db,
  secret,
  guests: new Throttle(1, 30),
  levelOf,
})

/**
 * Notes that a notice was read as it stands now: once a member, and once a guest's device in its
 * part of the network.
 *
 * Refuses SYS_NOT_FOUND for one that the visitor may not see, SYS_THROTTLED to a guest in a hurry.
 */
export async function noteRead(reads: NoticeReads, call: Call<typeof readNotice>): Promise<boolean> {
  const { db, levelOf } = reads
  const { brand, caller, language, now, params } = call
  const noticeId = params.id ?? ''
  const who = { merchantCode: brand.merchantCode, caller, language, levelOf }
  const version = await versionShown(db, who, noticeId, now)
  if (version === undefined) throw new Refusal('SYS_NOT_FOUND')
  // One that is taken away in between is not read any more.
  if (caller)
    await keepRead(db, { memberId: caller.memberId, version, merchantCode: brand.merchantCode, noticeId }, now)
  else {
    reads.guests.take(addressPrefix(call.ip), now)
    const reader = createHmac('sha256', reads.secret)
      .update(`${call.deviceId} ${addressPrefix(call.ip)}`)
      .digest()
    await keepGuestRead(db, { version, reader, merchantCode: brand.merchantCode, noticeId })
  }
  return true
}
