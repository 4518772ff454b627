import type { Check } from '@senluna/ledger/check.ts'
import { LEDGER_CHECKS } from '@senluna/ledger/reconcile.ts'
import { FAMILIES } from './families.ts'
import { BILL_CHECKS } from './modules/bills/reconcile.ts'
import { CASHIER_CHECKS } from './modules/cashier/reconcile.ts'
import { CREDIT_CHECKS } from './modules/credit/reconcile.ts'
import { FACT_CHECKS } from './modules/facts/reconcile.ts'
import { POINT_CHECKS } from './modules/points/reconcile.ts'
import { PROMOTION_CHECKS } from './modules/promotions/reconcile.ts'
import { REBATE_CHECKS } from './modules/rebates/reconcile.ts'
import { TRANSFER_CHECKS } from './modules/transfers/reconcile.ts'
import { TURNOVER_CHECKS } from './modules/turnover/reconcile.ts'
import { VIP_CHECKS } from './modules/vip/reconcile.ts'
import { wagerChecks } from './modules/wagers/reconcile.ts'

/** SQL that names the wagers which stand on tables of their family and not on a round. */
const OF_FAMILIES = FAMILIES.flatMap(({ wagersOfItsOwn }) => wagersOfItsOwn ?? []).join(' union all ')

/** The same of rounds that a family posts in one statement. */
const ROUNDS_OF_FAMILIES = FAMILIES.flatMap(({ roundsOfItsOwn }) => roundsOfItsOwn ?? []).join(' union all ')

/** Every invariant of the money, each by the module whose money it is. */
export const CHECKS: readonly Check[] = [
  ...LEDGER_CHECKS,
  ...wagerChecks(OF_FAMILIES, ROUNDS_OF_FAMILIES),
  ...FAMILIES.flatMap((family) => family.checks?.(OF_FAMILIES) ?? []),
  ...CASHIER_CHECKS,
  ...TRANSFER_CHECKS,
  ...TURNOVER_CHECKS,
  ...FACT_CHECKS,
  ...REBATE_CHECKS,
  ...BILL_CHECKS,
  ...POINT_CHECKS,
  ...VIP_CHECKS,
  ...PROMOTION_CHECKS,
  ...CREDIT_CHECKS,
]
