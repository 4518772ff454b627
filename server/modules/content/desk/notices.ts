import type * as contract from '@senluna/contract/desk/brand/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { momentOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { deskNoticeOf, noticesPage } from './store.ts'
import { removeNotice, saveNotice } from '../notices/save-notice.ts'
import { memberByName } from '../../members/index.ts'
import { staffDid } from '../../staff/index.ts'
import { lockNotice } from '../notices/notice-store.ts'

const PAGE = 20

const object = (id: string) => ({ kind: 'notice', id })

/**
 * The notices of the brand, the newest first. Refuses VAL_FIELD for a key that was never given out.
 */
export async function notices(db: Db, { brand, query, now }: Call<typeof contract.deskNotices>) {
  const size = query.pageSize ?? PAGE
  const rows = await noticesPage(
    db,
    brand.merchantCode,
    { type: query.type, after: placeOf(query.after), size: size + 1 },
    now,
  )
  return pageOf(rows, size, (last) => `${Date.parse(last.createdAt)}_${last.id}`)
}

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined
  const [, at, id] = /^(\d{1,14})_([a-z0-9-]{1,60})$/.exec(after) ?? []
  if (at === undefined || id === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(Number(at)), id }
}

/**
 * Writes a notice. Refuses VAL_FIELD with the fields that can't be shown, also for a new one whose
 * name is taken and for links that lead elsewhere, APPROVAL_STALE when it is another one than was
 * read.
 */
export function save(db: Db, call: Call<typeof contract.saveDeskNotice>): Promise<contract.DeskNotice> {
  const { body, brand, params, now } = call
  const id = params.id ?? ''
  const { startAt, endAt, onlyFor, seen, ...rest } = body
  const draft = {
    ...rest,
    id,
    startAt: momentOf('startAt', startAt),
    ...(endAt === undefined ? {} : { endAt: momentOf('endAt', endAt) }),
  }
  return db.transaction().execute(async (tx) => {
    await lockNotice(tx, brand.merchantCode, id)
    const before = await deskNoticeOf(tx, brand.merchantCode, id, now)
    if (seen === 0 && before)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'id', patternId: 'NOTICE_TAKEN', args: [id] }] })
    if (seen !== undefined && seen !== (before?.version ?? 0)) throw new Refusal('APPROVAL_STALE')
    const only = onlyFor && (await withLine(tx, brand.merchantCode, onlyFor))
    await saveNotice(tx, brand, { ...draft, ...(only ? { onlyFor: only } : {}) }, now)
    const after = await deskNoticeOf(tx, brand.merchantCode, id, now)
    assert(after, 'a notice that was saved is there')
    const summaryOf = (notice: contract.DeskNotice) => ({
      type: notice.type,
      titles: notice.titles,
      audience: notice.audience,
      ...(notice.onlyFor ? { onlyFor: notice.onlyFor } : {}),
      version: notice.version,
    })
    await staffDid(tx, call, {
      action: 'content.save',
      object: object(id),
      ...(before ? { before: summaryOf(before) } : {}),
      after: summaryOf(after),
    })
    return after
  })
}

/**
 * Looks the line up that a notice is for. Refuses VAL_FIELD for one that is no account of the
 * brand.
 */
async function withLine(db: Db, merchantCode: MerchantCode, only: contract.NoticeFor) {
  if (only.line === undefined) return only
  const above = await memberByName(db, merchantCode, only.line.toLowerCase())
  if (!above)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'onlyFor', patternId: 'ACCOUNT', args: [only.line] }] })
  return { ...only, line: above.userName, lineId: above.id }
}

/** Takes a notice away. Refuses SYS_NOT_FOUND. */
export const remove = (db: Db, call: Call<typeof contract.removeDeskNotice>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params, now } = call
    const before = await deskNoticeOf(tx, brand.merchantCode, params.id ?? '', now)
    if (!before) throw new Refusal('SYS_NOT_FOUND')
    await removeNotice(tx, brand.merchantCode, before.id, now)
    await staffDid(tx, call, { action: 'content.remove', object: object(before.id), before: { titles: before.titles } })
    return { removed: true }
  })
