import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { goodsById, putGoods, type GoodsDraft } from '@senluna/server/modules/points/goods/goods-store.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'

const SINCE = new Date(Date.UTC(2026, 10, 1))

type Words = Pick<GoodsDraft, 'id' | 'kind' | 'names' | 'points' | 'value' | 'stock' | 'per_member'> & { image: string }

/** What a demonstration's points can be changed for: demo money, and codes that staff give out. */
const GOODS: readonly Words[] = [
  {
    // What a demonstration's members come to within a month.
    id: 'demo-1k',
    kind: 'BONUS',
    names: { VI: 'Thưởng 1,000', EN: '1,000 bonus' },
    image: '/art/b-gift.svg',
    points: 100n,
    value: 1_000n,
    stock: 500,
    per_member: null,
  },
  {
    id: 'demo-20k',
    kind: 'BONUS',
    names: { VI: 'Thưởng 20,000', EN: '20,000 bonus' },
    image: '/art/b-gift.svg',
    points: 2_000n,
    value: 20_000n,
    stock: 500,
    per_member: null,
  },
  {
    id: 'demo-voucher',
    kind: 'VOUCHER',
    names: { VI: 'Phiếu quà 50,000', EN: '50,000 voucher' },
    image: '/art/b-daily.svg',
    points: 5_000n,
    value: 50_000n,
    stock: 100,
    per_member: 2,
  },
]

/** Offers the goods of demonstrations that aren't there yet; what staff changed stays. */
export async function seedPointGoods(db: Db, merchantCodes: readonly MerchantCode[], now: Instant): Promise<void> {
  for (const merchantCode of merchantCodes)
    await db.transaction().execute(async (tx) => {
      for (const [sort, { image, ...words }] of GOODS.entries()) {
        if (await goodsById(tx, merchantCode, words.id)) continue
        const more = { requirement: 0n, vip: 0, start_at: SINCE, end_at: null, enabled: true, sort }
        await putGoods(tx, merchantCode, { ...words, ...more, images: { VI: image, EN: image } }, now)
      }
    })
}
