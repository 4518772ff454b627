import type { Route } from '../../../platform/http/route.ts'
import type { Files } from '../../files/index.ts'
import type { Deposits } from '../deposits/deps.ts'
import type { Withdrawals } from '../withdrawals/deps.ts'
import { adjustmentRoutes } from './adjustments/routes.ts'
import { bankFileRoutes } from './bank-files/routes.ts'
import { depositRoutes } from './deposits/routes.ts'
import { withdrawalDeskRoutes } from './withdrawals/routes.ts'

/** What the pages of money in and out are made of. */
export interface CashierDesk {
  deposits: Deposits
  withdrawals: Withdrawals
  files: Files
}

/** The calls of money in and out. */
export const deskRoutes = ({ deposits, withdrawals, files }: CashierDesk): Route[] => [
  ...depositRoutes(deposits),
  ...bankFileRoutes(deposits),
  ...withdrawalDeskRoutes(withdrawals),
  ...adjustmentRoutes(files),
]
