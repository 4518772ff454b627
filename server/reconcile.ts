import type { Check } from '@senluna/ledger/check.ts'
import { LEDGER_CHECKS } from '@senluna/ledger/reconcile.ts'
import { CASHIER_CHECKS } from './modules/cashier/reconcile.ts'
import { LOTTERY_CHECKS, LOTTERY_WAGERS } from './modules/lottery/reconcile.ts'
import { roundChecks } from './modules/rounds/reconcile.ts'
import { TRANSFER_CHECKS } from './modules/transfers/reconcile.ts'
import { TURNOVER_CHECKS } from './modules/turnover/reconcile.ts'
import { wagerChecks } from './modules/wagers/reconcile.ts'

/** SQL that names the wagers whose money their family of games checks by itself. */
const OF_FAMILIES = [LOTTERY_WAGERS].join(' union all ')

/** Every invariant of the money, each by the module whose money it is. */
export const CHECKS: readonly Check[] = [
  ...LEDGER_CHECKS,
  ...wagerChecks(OF_FAMILIES),
  ...roundChecks(OF_FAMILIES),
  ...CASHIER_CHECKS,
  ...TRANSFER_CHECKS,
  ...TURNOVER_CHECKS,
  ...LOTTERY_CHECKS,
]
