import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { AddressList } from '../../platform/addresses.ts'
import type { Staff } from './index.ts'

/** Refuses AUTH_FORBIDDEN for an address from which the brand's desk may not be worked at. */
export async function refuseElsewhere(
  staff: Pick<Staff, 'deskAddresses'>,
  merchantCode: string,
  ip: string,
  now: Instant,
): Promise<void> {
  const addresses = (await staff.deskAddresses?.(merchantCode, now)) ?? []
  if (addresses.length > 0 && !new AddressList(addresses).has(ip)) throw new Refusal('AUTH_FORBIDDEN')
}
