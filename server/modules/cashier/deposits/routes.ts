import * as contract from '@senluna/contract/money/deposits.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { createDeposit } from './create.ts'
import type { Deposits } from './deps.ts'
import { cancel, channels, order, orders, paid, proof } from './member.ts'
import { handleCallback } from './providers/callback.ts'
import { channelsOf } from './channels/store.ts'

/** The calls of deposits: the member's and the providers'. */
export const depositRoutes = (deposits: Deposits): Route[] => [
  route(contract.depositChannels, (call) => channels(deposits, call)),
  route(contract.createDeposit, (call) => createDeposit(deposits, call)),
  route(contract.depositOrders, (call) => orders(deposits, call)),
  route(contract.depositOrderOne, (call) => order(deposits, call)),
  route(contract.depositPaid, (call) => paid(deposits, call)),
  route(contract.depositProof, (call) => proof(deposits, call)),
  route(contract.cancelDeposit, (call) => cancel(deposits, call)),
  route(contract.payCallback, (call) =>
    handleCallback(deposits, deposits.providers.get(call.params.provider ?? ''), call),
  ),
  route(contract.cardCallback, (call) =>
    handleCallback(deposits, deposits.providers.get(call.params.provider ?? ''), call),
  ),
  route(contract.chainCallback, async (call) => {
    const onChain = (await channelsOf(deposits.db, call.brand.merchantCode)).find(
      ({ settings }) => settings.chain === call.params.chain,
    )
    return handleCallback(deposits, onChain && deposits.providers.get(onChain.provider), call)
  }),
]
