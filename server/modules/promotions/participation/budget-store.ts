import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Whose budget it is. */
export interface BudgetKey {
  merchantCode: MerchantCode
  promotionId: string
}

/**
 * Takes rewards out of a promotion's budget, in their order, as long as it covers them; held until
 * `tx` ends. Answers how many of the first ones it covers: all of a promotion without a budget.
 */
export async function chargeBudget(
  tx: Tx,
  { merchantCode, promotionId }: BudgetKey,
  amounts: readonly Amount[],
): Promise<number> {
  if (amounts.length === 0) return 0
  const { rows } = await sql<{ fits: number }>`select promotions.charge(${merchantCode}, ${promotionId},
    ${amounts.map(String)}::bigint[]) as fits`.execute(tx)
  return rows[0]!.fits
}

/** Gives back what was taken out of a budget and not given after all. */
export async function returnBudget(tx: Tx, { merchantCode, promotionId }: BudgetKey, units: bigint): Promise<void> {
  if (units === 0n) return
  await sql`update promotions.budget set spent = spent - ${units}
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId}`.execute(tx)
}

/**
 * Sets what a promotion may cost; absent: as much as its rules give. What it gave before counts.
 * Rewards under way are waited for, those that come later wait for `tx`.
 */
export async function setBudget(
  tx: Tx,
  { merchantCode, promotionId }: BudgetKey,
  most: Amount | undefined,
): Promise<void> {
  await sql`select from promotions.promotion where merchant_id = ${merchantCode} and id = ${promotionId} for update`.execute(
    tx,
  )
  if (most === undefined)
    await sql`delete from promotions.budget where merchant_id = ${merchantCode} and promotion_id = ${promotionId}`.execute(
      tx,
    )
  else
    await sql`insert into promotions.budget (merchant_id, promotion_id, most, spent)
      select ${merchantCode}, ${promotionId}, ${most}, coalesce(sum(amount), 0) from promotions.participation
        where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and state <> 'CLOSED'
      on conflict (merchant_id, promotion_id) do update set most = excluded.most`.execute(tx)
}

/** Promotions on offer that spent so much of their budget, in millionths, the fullest first. */
export async function budgetsNear(
  db: Db,
  merchantCode: MerchantCode,
  ppm: number,
): Promise<{ promotionId: string; most: Amount; spent: Amount }[]> {
  const { rows } = await sql<{ promotionId: string; most: Amount; spent: Amount }>`
    select b.promotion_id as "promotionId", b.most, b.spent from promotions.budget b
      join promotions.promotion p on p.merchant_id = b.merchant_id and p.id = b.promotion_id and p.enabled
    where b.merchant_id = ${merchantCode} and b.spent::numeric * 1000000 >= b.most::numeric * ${ppm}
    order by b.spent::numeric / b.most desc, b.promotion_id`.execute(db)
  return rows
}
