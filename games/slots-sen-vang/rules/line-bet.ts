import type { Amount } from '@senluna/kit/money.ts'
import type { SlotConfiguration } from './configuration.ts'

/** The share of a stake that each pay multiplies. Throws RangeError unless it comes out whole. */
export function lineBetOf({ lineBets }: SlotConfiguration, stake: Amount): bigint {
  const lines = BigInt(lineBets)
  if (stake <= 0n || stake % lines !== 0n) throw new RangeError(`a stake is a multiple of ${lineBets}, above zero`)
  return stake / lines
}
