import * as contract from '@senluna/contract/desk/money/bank-files.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import { exportRoute } from '../../../staff/index.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { importFile, preview } from './import.ts'
import { bankFile, bankFiles } from './lists.ts'

/** Bank statement files for the brand's people. */
export const bankFileRoutes = (deposits: Deposits): Route[] => [
  route(contract.previewBankFile, (call) => preview(deposits, call)),
  route(contract.importBankFile, (call) => importFile(deposits, call)),
  route(contract.bankFiles, (call) => bankFiles(deposits, call)),
  exportRoute(deposits.db, contract.bankFiles, contract.exportBankFiles, (call) => bankFiles(deposits, call)),
  route(contract.bankFileOne, (call) => bankFile(deposits, call)),
]
