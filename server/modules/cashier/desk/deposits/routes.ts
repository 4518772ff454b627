import * as contract from '@senluna/contract/desk/money/deposits.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import { exportRoute, listRoutes } from '../../../staff/index.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { change } from './change-channel.ts'
import { list as channelList, rotate } from './channels.ts'
import { credit } from './decide/credit.ts'
import { match } from './decide/match.ts'
import { reject, resume } from './decide/reject.ts'
import { sendBack } from './decide/send-back.ts'
import { deposit, deposits as list, pageOfDeposits, picture, suspense } from './lists.ts'
import { openChannel } from './open-channel.ts'

/** Deposits for the brand's people. */
export const depositRoutes = (deposits: Deposits): Route[] => [
  route(contract.deskDeposits, (call) => list(deposits, call)),
  exportRoute(deposits.db, contract.deskDeposits, contract.exportDeposits, (call) => pageOfDeposits(deposits, call)),
  route(contract.deskDepositOne, (call) => deposit(deposits, call)),
  route(contract.deskDepositPicture, (call) => picture(deposits, call)),
  route(contract.matchDeposit, (call) => match(deposits, call)),
  route(contract.creditDeposit, (call) => credit(deposits, call)),
  route(contract.rejectDeposit, (call) => reject(deposits, call)),
  route(contract.resumeDeposits, (call) => resume(deposits, call)),
  ...listRoutes(
    deposits.db,
    contract.suspenseList,
    contract.exportSuspense,
    (call) => suspense(deposits, call),
    ({ query }) => ({ action: 'suspense.list', object: { kind: 'suspense', id: query.state ?? 'open' } }),
  ),
  route(contract.returnReceipt, (call) => sendBack(deposits, call)),
  route(contract.deskChannels, (call) => channelList(deposits, call)),
  exportRoute(deposits.db, contract.deskChannels, contract.exportChannels, (call) => channelList(deposits, call)),
  route(contract.changeChannel, (call) => change(deposits, call)),
  route(contract.openChannel, (call) => openChannel(deposits, call)),
  route(contract.rotateAccount, (call) => rotate(deposits, call)),
]
