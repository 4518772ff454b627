import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { PaymentProvider } from '../../../../platform/payments/provider.ts'
import type { ChannelRow } from '../channels/store.ts'
import type { Deposits } from '../deps.ts'
import { keepAddress, addressOfMember } from '../store/addresses.ts'

/**
 * A member's own address on a channel's chain, asked for once and kept for good. Refuses
 * DEP_PROVIDER without an answer.
 */
export async function addressOf(
  { db, callbackUrl, log }: Deposits,
  provider: PaymentProvider,
  channel: ChannelRow,
  memberId: Id<'member'>,
  now: Instant,
): Promise<string> {
  const { chain } = channel.settings
  assert(chain, 'a channel of USDT is on a chain')
  const known = await addressOfMember(db, memberId, chain, provider.id)
  if (known !== undefined) return known
  const address = await provider
    .addressFor(memberId, chain, `${callbackUrl}/cb/chain/${chain}`)
    .catch((error: unknown) => {
      log.warn({ provider: provider.id, error: String(error) }, 'no address')
      throw new Refusal('DEP_PROVIDER')
    })
  await keepAddress(db, { merchantCode: channel.merchant_id, memberId, chain, providerId: provider.id, address }, now)
  const kept = await addressOfMember(db, memberId, chain, provider.id)
  assert(kept !== undefined, 'nobody else has the address')
  return kept
}
