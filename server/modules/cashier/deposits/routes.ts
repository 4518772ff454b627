import * as desk from '@senluna/contract/desk/money/deposits.ts'
import * as contract from '@senluna/contract/money/deposits.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import { importFile, preview } from '../desk/deposits/bank-import.ts'
import { createDeposit } from './create.ts'
import { credit, match, reject, resume, sendBack } from '../desk/deposits/decide.ts'
import type { Deposits } from './deps.ts'
import { deposit, deposits as list, pageOfDeposits, picture, suspense } from '../desk/deposits/lists.ts'
import { change, list as channelList, rotate } from '../desk/deposits/channels.ts'
import { cancel, channels, order, orders, paid, proof } from './member.ts'
import { takeNews } from './providers/callback.ts'
import { channelsOf } from './channels/store.ts'
import { openChannel } from '../desk/deposits/open-channel.ts'

/** The calls of deposits: the member's, the desk's and the providers'. */
export const depositRoutes = (of: Deposits): Route[] => [
  route(contract.depositChannels, (call) => channels(of, call)),
  route(contract.createDeposit, (call) => createDeposit(of, call)),
  route(contract.depositOrders, (call) => orders(of, call)),
  route(contract.depositOrderOne, (call) => order(of, call)),
  route(contract.depositPaid, (call) => paid(of, call)),
  route(contract.depositProof, (call) => proof(of, call)),
  route(contract.cancelDeposit, (call) => cancel(of, call)),
  route(contract.payCallback, (call) => takeNews(of, of.providers.get(call.params.provider ?? ''), call)),
  route(contract.cardCallback, (call) => takeNews(of, of.providers.get(call.params.provider ?? ''), call)),
  route(contract.chainCallback, async (call) => {
    const onChain = (await channelsOf(of.db, call.brand.merchantCode)).find(
      ({ settings }) => settings.chain === call.params.chain,
    )
    return takeNews(of, onChain && of.providers.get(onChain.provider), call)
  }),
  route(desk.deskDeposits, (call) => list(of, call)),
  exportRoute(of.db, desk.deskDeposits, desk.exportDeposits, (call) => pageOfDeposits(of, call)),
  route(desk.deskDepositOne, (call) => deposit(of, call)),
  route(desk.deskDepositPicture, (call) => picture(of, call)),
  route(desk.matchDeposit, (call) => match(of, call)),
  route(desk.creditDeposit, (call) => credit(of, call)),
  route(desk.rejectDeposit, (call) => reject(of, call)),
  route(desk.resumeDeposits, (call) => resume(of, call)),
  ...listRoutes(
    of.db,
    desk.suspenseList,
    desk.exportSuspense,
    (call) => suspense(of, call),
    ({ query }) => ({ action: 'suspense.list', object: { kind: 'suspense', id: query.state ?? 'open' } }),
  ),
  route(desk.returnReceipt, (call) => sendBack(of, call)),
  route(desk.deskChannels, (call) => channelList(of, call)),
  exportRoute(of.db, desk.deskChannels, desk.exportChannels, (call) => channelList(of, call)),
  route(desk.changeChannel, (call) => change(of, call)),
  route(desk.openChannel, (call) => openChannel(of, call)),
  route(desk.rotateAccount, (call) => rotate(of, call)),
  route(desk.previewBankFile, (call) => preview(of, call)),
  route(desk.importBankFile, (call) => importFile(of, call)),
]
