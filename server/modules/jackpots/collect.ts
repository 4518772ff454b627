import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { fundContributions } from './money.ts'
import { heldBefore, lockNetwork, networkOf, savePots, type Network } from './pot-store.ts'

/**
 * Brings the pots of a network that the caller holds up to every stake that is committed, in the
 * tables and in the ledger, and answers them.
 */
export async function collectHeld(tx: Tx, merchantCode: MerchantCode, now: Instant): Promise<Network> {
  const before = await heldBefore(tx, merchantCode)
  const network = await networkOf(tx, merchantCode)
  assert(network, 'a network that is held is there')
  if (network.staked > network.collected) {
    await fundContributions({ tx, merchantCode, currency: network.currency, now }, before, network)
    await savePots(tx, merchantCode, network)
    network.collected = network.staked
  }
  return network
}

/** The same for a brand whose network nobody holds; undefined where it has none. */
export async function collect(tx: Tx, merchantCode: MerchantCode, now: Instant): Promise<Network | undefined> {
  return (await lockNetwork(tx, merchantCode)) ? collectHeld(tx, merchantCode, now) : undefined
}
