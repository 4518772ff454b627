import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { houseOf, move, POINTS_GIVEN, SOURCE, wallet, type Kind } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { collectDebt, publishBalance } from '../cashier/index.ts'
import { openRequirement } from '../turnover/index.ts'

/** Money that somebody gets for points. */
export interface Credit {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  units: bigint
  kind: Kind
  /** What it comes of: a conversion, an order of goods. Crediting for it again changes nothing. */
  id: Id<'conversion'> | Id<'redemption'>
  turnover: bigint
}

/**
 * Credits the main wallet with money that points became, with what of it must be played; a debt is
 * collected from it first.
 */
export async function creditMoney(tx: Tx, credit: Credit, now: Instant): Promise<void> {
  const { memberId, merchantCode, currency, units, kind, id } = credit
  const row = { merchant_id: merchantCode, currency }
  await move(queryOf(tx), {
    key: derivedId('points-money', id),
    source: SOURCE.POINTS,
    ref: id,
    kind,
    amount: amount(units),
    from: houseOf(row, POINTS_GIVEN),
    to: wallet(memberId, 'MAIN'),
    at: now,
  })
  await openRequirement(tx, {
    memberId,
    merchantCode,
    source: 'POINTS',
    sourceId: id,
    required: amount(credit.turnover),
    now,
  })
  await collectDebt(tx, { order: { id, member_id: memberId, ...row }, at: now }, amount(units))
  await publishBalance(tx, memberId, now)
}
