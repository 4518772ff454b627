import type * as contract from '@senluna/contract/money/points.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { convertRefusal, worthOf } from '@senluna/kit/points/convert.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { holdWallets, KIND, WALLET, walletOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { Call } from '../../platform/http/route.ts'
import { derivedId } from '../../platform/ids.ts'
import { insertConversion } from './conversion-store.ts'
import { addToDay, convertedOn } from './day-store.ts'
import { refuseUnfit } from './fit.ts'
import { holdPoints } from './member-store.ts'
import { creditMoney } from './money.ts'
import { takePoints } from './moves.ts'
import { termsOf } from './points.ts'

/**
 * Changes points into money, in the transaction of the call. Two at once of one member wait for
 * each other, so the day's cap holds.
 *
 * Refuses AUTH_RESTRICTED, RG_COOLING_OFF, POINT_STEP, POINT_DAILY_CAP, POINT_INSUFFICIENT.
 */
export async function convertPoints(call: Call<typeof contract.convertPoint>, tx: Tx) {
  const { brand, caller, body, now, key } = call
  const { memberId } = caller
  const { merchantCode, currency } = brand
  const points = BigInt(body.points)
  await refuseUnfit(tx, memberId, now)
  await holdPoints(tx, [{ memberId, merchantCode }])
  await holdWallets(queryOf(tx), memberId)
  const terms = await termsOf(tx, merchantCode)
  const day = businessDate(now, brand.timeZone)
  const balance = (await walletOf(queryOf(tx), memberId, WALLET.POINTS))?.balance ?? 0n
  const convertedToday = await convertedOn(tx, memberId, day)
  const refusal = convertRefusal(points, { balance, convertedToday }, terms)
  if (refusal) throw new Refusal(refusal, { value: limitsOf(terms, convertedToday) })
  const { amount, turnoverRequired } = worthOf(points, terms)
  const id = derivedId<'conversion'>('point-conversion', memberId, key)
  const move = { memberId, merchantCode, points, kind: KIND.POINTS_CONVERTED, key: derivedId<'posting'>(id), ref: id }
  const taken = await takePoints(tx, move, now)
  if (!taken) throw new Refusal('POINT_INSUFFICIENT')
  const common = { memberId, merchantCode, currency: currency.code, id }
  await creditMoney(tx, { ...common, units: amount, kind: KIND.POINTS_TO_MONEY, turnover: turnoverRequired }, now)
  await insertConversion(tx, { ...common, points, ratio: terms.ratio, amount, turnoverRequired }, now)
  await addToDay(tx, day, [{ memberId, merchantCode, converted: points, credited: amount }])
  return {
    current: balance.toString(),
    changed: (-points).toString(),
    balance: taken.balance.toString(),
    ratio: terms.ratio,
    redeemAmount: amount.toString(),
    turnoverRequired: turnoverRequired.toString(),
    serialNo: `${WALLET.POINTS}-${taken.version}`,
  }
}

const limitsOf = (
  { convertMin, convertStep, dailyCap }: Awaited<ReturnType<typeof termsOf>>,
  convertedToday: bigint,
) => ({
  min: convertMin,
  step: convertStep,
  leftToday: Math.max(0, dailyCap - Number(convertedToday)),
})
