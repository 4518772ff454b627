import type { claimVipGift } from '@senluna/contract/site/vip.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { instant, iso, type Instant } from '@senluna/kit/time.ts'
import { GIFTS_OF_VIP, houseOf, KIND, move, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { VipGift } from '@senluna/kit/vip/gift-windows.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Call } from '../../../platform/http/route.ts'
import { derivedId } from '../../../platform/ids.ts'
import { collectDebt, publishBalance } from '../../cashier/index.ts'
import { refuseLocked } from '../../members/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { openRequirement } from '../../turnover/index.ts'
import { ladderAt } from '../ladder/ladder.ts'
import { holdStates } from '../levels/state-store.ts'
import { giftsOf, holdGift, writeClaim, type GiftOwner, type GiftRow } from './gift-store.ts'
import { offersOf } from './offers.ts'

const KINDS = {
  UPGRADE: KIND.VIP_UPGRADE,
  WEEKLY: KIND.VIP_PERIODIC,
  MONTHLY: KIND.VIP_PERIODIC,
  BIRTHDAY: KIND.VIP_BIRTHDAY,
} as const satisfies Record<VipGift, unknown>

/** The key under which a gift is posted: one for each. */
export const keyOfGift = (memberId: Id<'member'>, { kind, period }: Pick<GiftRow, 'kind' | 'period'>): Id<'posting'> =>
  derivedId('vip-gift', memberId, kind, period)

/**
 * Pays a gift to a member's wallet and asks them to play it once, in one transaction. A gift that
 * was claimed is answered as the first time.
 *
 * Refuses VIP_GIFT for one that can't be claimed now, AUTH_EXCLUDED during a break or exclusion,
 * AUTH_RESTRICTED for an account that takes no money.
 */
export function claimGift(db: Db, { brand, caller, body, now }: Call<typeof claimVipGift>) {
  const { memberId } = caller
  return db.transaction().execute(async (tx) => {
    const [state] = await holdStates(tx, brand.merchantCode, [memberId], now)
    const known = await holdGift(tx, memberId, body.kind, body.period)
    if (known?.claimedAt) return shown(known.amount, instant(known.claimedAt.getTime()))
    if ((await outOfPlay(tx, [memberId], now)).has(memberId)) throw new Refusal('AUTH_EXCLUDED')
    await refuseLocked(tx, memberId, 'MONEY')
    const asked = {
      brand,
      memberId,
      level: state!.level,
      ladder: await ladderAt(tx, brand, now),
      gifts: await giftsOf(tx, memberId),
    }
    const offer = (await offersOf(tx, asked, now)).find(
      ({ kind, period, wants }) => kind === body.kind && period === body.period && wants === undefined,
    )
    if (!offer) throw new Refusal('VIP_GIFT')
    await payGift(tx, brand, memberId, offer, now)
    return shown(offer.amount, now)
  })
}

const shown = (units: Amount, at: Instant) => ({
  amount: units.toString(),
  turnoverRequired: units.toString(),
  at: iso(at),
})

type Paid = Pick<GiftRow, 'kind' | 'period' | 'level' | 'amount'>

async function payGift(tx: Tx, brand: Brand, memberId: Id<'member'>, gift: Paid, now: Instant): Promise<void> {
  const { merchantCode } = brand
  const currency = brand.currency.code
  const owner: GiftOwner = { merchantCode, memberId, currency }
  if (!(await writeClaim(tx, owner, gift, now))) throw new Refusal('VIP_GIFT')
  const key = keyOfGift(memberId, gift)
  const posted = await move(
    queryOf(tx),
    {
      key,
      source: SOURCE.VIP,
      kind: KINDS[gift.kind],
      amount: gift.amount,
      from: houseOf({ merchant_id: merchantCode, currency }, GIFTS_OF_VIP),
      to: wallet(memberId, 'MAIN'),
      at: now,
    },
    ['frozen', 'unknown_account', 'currency_mismatch'],
  )
  if (posted.status !== 'posted') throw new Refusal('AUTH_RESTRICTED')
  const sourceId = `vip ${gift.kind} ${gift.period}`
  await openRequirement(tx, { memberId, merchantCode, source: 'BONUS', sourceId, required: gift.amount, now })
  await collectDebt(
    tx,
    { order: { id: key, member_id: memberId, merchant_id: merchantCode, currency }, at: now },
    gift.amount,
  )
  await publishBalance(tx, memberId, now)
}
