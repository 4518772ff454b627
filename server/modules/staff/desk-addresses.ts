import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { AddressList } from '../../platform/addresses.ts'
import type { Staff } from './staff.ts'

/** Refuses AUTH_FORBIDDEN for an address from which the brand's desk may not be worked at. */
export async function refuseElsewhere(
  staff: Pick<Staff, 'deskAddresses' | 'turnedAway'>,
  brand: Brand,
  ip: string,
  now: Instant,
): Promise<void> {
  const addresses = (await staff.deskAddresses?.(brand.merchantCode, now)) ?? []
  if (addresses.length === 0 || new AddressList(addresses).has(ip)) return
  staff.turnedAway?.(brand, ip, now)
  throw new Refusal('AUTH_FORBIDDEN')
}
