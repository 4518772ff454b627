import { PRODUCTS } from '@senluna/kit/product.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount, rate, type Amount } from '@senluna/kit/money.ts'
import { bonusOf, maxBetOf, type BonusTerms } from '@senluna/kit/promotions/deposit-bonus.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, KIND, move, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import { newId } from '../../../../platform/ids.ts'
import { publishBalance } from '../../../cashier/index.ts'
import { capStakes, outOfPlay } from '../../../protection/index.ts'
import { coverRequirement } from '../../../turnover/index.ts'
import { chargeBudget, returnBudget } from '../../participation/budget-store.ts'
import { hasParticipation, insertParticipation } from '../../participation/participation-store.ts'
import type { RulesOf } from '../kind.ts'
import { choicesOf, deleteChoice, placeOf, runningBonus, setEnd, type Choice } from './bonus-store.ts'
import { closeWagered } from './running.ts'

type Rules = RulesOf<'DEPOSIT_BONUS'>

/** The rules with their amounts as amounts. */
export const bonusTerms = ({ minDeposit, ratePpm, cap, turnoverX100, includeDeposit }: Rules): BonusTerms => ({
  minDeposit: amount(BigInt(minDeposit)),
  rate: rate(ratePpm),
  cap: amount(BigInt(cap)),
  turnoverX100,
  includeDeposit,
})

const maxBetTerms = ({ ratePpm, least }: NonNullable<Rules['maxBet']>) => ({
  rate: rate(ratePpm),
  least: amount(BigInt(least)),
})

/** A deposit that was credited. */
export interface CreditedDeposit {
  memberId: Id<'member'>
  orderNo: string
  /** What of it can be played with at once. */
  amount: Amount
  /** What the channel kept of it. */
  fee: Amount
}

/** What was sent: a least deposit is reached by that, whatever the channel keeps. */
export const paidOf = ({ amount: credited, fee }: Pick<CreditedDeposit, 'amount' | 'fee'>): Amount =>
  amount(credited + fee)

/**
 * Gives the bonuses that were chosen before these deposits came. A deposit that is too small, or
 * isn't the one the bonus is for, leaves the choice for the next. A delivery that comes again finds
 * no choice.
 */
export async function grantBonuses(
  tx: Tx,
  brands: readonly Brand[],
  deposits: readonly CreditedDeposit[],
  now: Instant,
): Promise<void> {
  const owners = deposits.map(({ memberId }) => memberId)
  const chosen = new Map((await choicesOf(tx, owners, true)).map((choice) => [choice.member_id, choice]))
  for (const deposit of deposits) {
    const choice = chosen.get(deposit.memberId)
    const brand = brands.find(({ merchantCode }) => merchantCode === choice?.merchant_id)
    if (choice && brand && (await grantOne(tx, brand, choice, deposit, now))) chosen.delete(deposit.memberId)
  }
}

/** Answers whether the choice is used up. */
async function grantOne(
  tx: Tx,
  brand: Brand,
  { promotion_id: promotionId, cycle, terms_version: termsVersion, rules, chosen_at }: Choice,
  credited: CreditedDeposit,
  now: Instant,
): Promise<boolean> {
  const { memberId, orderNo, amount: deposit } = credited
  const place = await placeOf(tx, memberId, orderNo)
  if (!place || place.creditedAt < chosen_at) return false
  const terms = bonusTerms(rules)
  const isEnough = paidOf(credited) >= terms.minDeposit
  const held = isEnough ? bonusOf(deposit, { ...terms, minDeposit: amount(0n) }) : undefined
  if (held === undefined || held.bonus === 0n || (rules.nth > 0 && place.nth < rules.nth)) return false
  await deleteChoice(tx, memberId)
  await closeWagered(tx, memberId, now)
  const isAnother = rules.nth > 0 && place.nth !== rules.nth
  const taken = isAnother || (await hasParticipation(tx, { memberId, promotionId, cycle }))
  if (taken || (await runningBonus(tx, memberId))) return true
  if ((await outOfPlay(tx, [memberId], now)).size > 0) return true
  const { merchantCode } = brand
  // What the budget no longer covers is a deposit like any other: nothing has to be wagered for it.
  if ((await chargeBudget(tx, { merchantCode, promotionId }, [held.bonus])) === 0) return true
  const endsAt = later(now, rules.days * DAY)
  const maxBet = rules.maxBet && maxBetOf(deposit, held.bonus, maxBetTerms(rules.maxBet))
  // Before the money is there: a stake under way is waited for, the next one knows the cap.
  const cap = { most: maxBet ?? null, products: rules.products, until: endsAt }
  await capStakes(tx, { memberId, merchantCode }, cap)
  const participation = newId<'participation'>(now)
  const { status } = await move(
    queryOf(tx),
    {
      key: id<'posting'>(participation),
      source: SOURCE.PROMOTION,
      kind: KIND.DEPOSIT_BONUS,
      amount: held.bonus,
      from: house(brand, GIVEN_AWAY),
      to: wallet(memberId, 'MAIN'),
      at: now,
    },
    ['frozen', 'unknown_account', 'currency_mismatch'],
  )
  if (status !== 'posted') {
    await capStakes(tx, { memberId, merchantCode }, undefined)
    await returnBudget(tx, { merchantCode, promotionId }, held.bonus)
    return true
  }
  const covered = await coverRequirement(
    tx,
    { memberId, merchantCode, source: 'DEPOSIT', sourceId: orderNo },
    { required: held.required, contrib: contribOf(rules), id: participation },
    now,
  )
  const written = await insertParticipation(
    tx,
    {
      id: participation,
      merchantCode,
      promotionId,
      memberId,
      cycle,
      termsVersion,
      currency: brand.currency.code,
      amount: held.bonus,
      required: covered.required,
      kind: KIND.DEPOSIT_BONUS,
      data: {
        orderNo,
        deposit: deposit.toString(),
        requirement: covered.id,
        own: covered.own.toString(),
        products: rules.products,
        maxBet: maxBet?.toString() ?? null,
      },
    },
    now,
  )
  assert(written, 'a bonus that was looked for under its choice is new')
  await setEnd(tx, participation, endsAt)
  await publishBalance(tx, memberId, now)
  return true
}

/** What doesn't count for the bonus counts for nothing of its row; the rest counts as usual. */
export const contribOf = ({ products }: Pick<Rules, 'products'>) =>
  Object.fromEntries(PRODUCTS.filter((product) => !products.includes(product)).map((product) => [product, 0]))
