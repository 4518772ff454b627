import * as contract from '@senluna/contract/money/deposits.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { createDeposit } from './create.ts'
import type { Deposits } from './deps.ts'
import { cancel, channels, order, orders, paid, proof } from './member.ts'
import { takeNews } from './providers/callback.ts'
import { channelsOf } from './channels/store.ts'

/** The calls of deposits: the member's and the providers'. */
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
]
