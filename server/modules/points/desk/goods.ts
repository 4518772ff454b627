import type * as contract from '@senluna/contract/desk/brand/points.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { LANGUAGES } from '@senluna/text/languages.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { momentOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { refuseContacts, refuseForeignImage } from '../../../platform/words/own-links.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { asked, asOf, givesMore, type GoodsBody } from './goods-request.ts'
import {
  allGoods,
  goodsById,
  lockGoods,
  placeOf,
  placeText,
  putGoods,
  stateOf,
  type GoodsDraft,
  type GoodsRow,
} from '../goods/goods-store.ts'

const PAGE = 20
const GOODS = 'points.goods'
const objectOf = (id: string) => ({ kind: 'goods', id })

const shown = (row: GoodsRow): contract.DeskGoods => ({
  id: row.id,
  kind: row.kind,
  names: { ...row.names },
  images: { ...row.images },
  points: row.points.toString(),
  value: row.value.toString(),
  requirement: row.requirement.toString(),
  vip: row.vip,
  stock: row.stock,
  ...(row.per_member === null ? {} : { perMember: row.per_member }),
  startAt: row.start_at.toISOString(),
  ...(row.end_at ? { endAt: row.end_at.toISOString() } : {}),
  enabled: row.enabled,
  sort: row.sort,
  status: stateOf(row),
  version: row.version,
  createdAt: row.created_at.toISOString(),
})

/** One page of a brand's goods. */
export async function list(db: Db, { brand, query }: Call<typeof contract.deskGoodsList>) {
  const size = query.pageSize ?? PAGE
  return pageOf(await allGoods(db, brand.merchantCode, placeOf(query.after), size + 1), size, placeText, shown)
}

/**
 * Writes goods; a price or a worth, new goods and more of them are asked for, since an order of
 * them is money. Refuses VAL_FIELD with the fields that can't be shown, APPROVAL_STALE for what
 * somebody else has saved since it was read, APPROVAL_OPEN.
 */
export const save = (db: Db, call: Call<typeof contract.saveDeskGoods>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, now, params } = call
    const { seen, stockSeen: stockRead, ...read } = body
    const id = params.id ?? ''
    draftOf(brand, id, read)
    await lockGoods(tx, brand.merchantCode, id)
    const before = await goodsById(tx, brand.merchantCode, id)
    if (seen !== (before?.version ?? 0)) throw new Refusal('APPROVAL_STALE')
    const [goods, stockSeen] = before ? [asOf(before, read, stockRead), before.stock] : [read, 0]
    if (!before || givesMore(before, goods))
      return askApproval(tx, call, {
        action: GOODS,
        object: objectOf(id),
        payload: { goods, seen, stockSeen },
        ...(before ? { before: asked(shown(before)) } : {}),
        after: asked(goods),
        needs: 'points.approve',
      })
    const after = await put(tx, brand, { id, goods, stockSeen }, now)
    await staffDid(tx, call, { action: GOODS, object: objectOf(id), before: shown(before), after: shown(after) })
    return shown(after)
  })

/** Writes them once the second person has said yes, where they still are as they were read. */
export const goodsApproval: ApprovalAction = {
  action: GOODS,
  async run(tx, { objectId: id, payload }, { brand, now }) {
    const { goods, seen, stockSeen } = payload as { goods: GoodsBody; seen: number; stockSeen: number }
    await lockGoods(tx, brand.merchantCode, id)
    const before = await goodsById(tx, brand.merchantCode, id)
    if (seen !== (before?.version ?? 0)) throw new Refusal('APPROVAL_STALE')
    await put(tx, brand, { id, goods, stockSeen }, now)
  },
}

/** Writes goods that are held. What members took since they were read is gone from the stock. */
async function put(
  tx: Tx,
  brand: Brand,
  { id, goods, stockSeen }: { id: string; goods: GoodsBody; stockSeen: number },
  now: Instant,
): Promise<GoodsRow> {
  const before = await goodsById(tx, brand.merchantCode, id)
  const draft = draftOf(brand, id, goods)
  const meanwhile = before ? stockSeen - before.stock : 0
  await putGoods(tx, brand.merchantCode, { ...draft, stock: Math.max(0, draft.stock - meanwhile) }, now)
  const after = await goodsById(tx, brand.merchantCode, id)
  assert(after, 'goods that were saved are there')
  return after
}

function draftOf(brand: Brand, id: string, body: GoodsBody): GoodsDraft {
  const { names, images } = body
  const startAt = momentOf('startAt', body.startAt)
  const endAt = body.endAt === undefined ? undefined : momentOf('endAt', body.endAt)
  const spoken = (texts: Readonly<Record<string, string>>) =>
    Object.keys(texts).length > 0 && Object.keys(texts).every((language) => language in LANGUAGES)
  const checks: [field: string, fine: boolean, patternId: string][] = [
    ['id', /^[a-z0-9-]{1,60}$/.test(id), 'NAME'],
    ['names', spoken(names) && Object.values(names).every((name) => name.length <= 120), 'EMPTY'],
    [
      'images',
      spoken(images) && Object.values(images).every((image) => /^(?:https:\/\/|\/(?![/\\]))[^\s\\"'<>]+$/.test(image)),
      'PICTURE',
    ],
    ['endAt', endAt === undefined || endAt > startAt, 'AFTER_START'],
    ['value', body.kind !== 'BONUS' || body.value !== '0', 'EMPTY'],
  ]
  const broken = checks.filter(([, fine]) => !fine).map(([field, , patternId]) => ({ field, patternId }))
  if (broken.length > 0) throw new Refusal('VAL_FIELD', { fields: broken })
  refuseContacts(brand, 'names', ...Object.values(names))
  for (const image of Object.values(images)) refuseForeignImage(brand, 'images', image)
  return {
    id,
    kind: body.kind,
    names,
    images,
    points: BigInt(body.points),
    value: BigInt(body.value),
    requirement: BigInt(body.requirement),
    vip: body.vip,
    stock: body.stock,
    per_member: body.perMember ?? null,
    start_at: new Date(startAt),
    end_at: endAt === undefined ? null : new Date(endAt),
    enabled: body.enabled,
    sort: body.sort,
  }
}
