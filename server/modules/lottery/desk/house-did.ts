import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { staffDid } from '../../staff/index.ts'
import type { Lottery } from '../lottery.ts'

type Did = Parameters<typeof staffDid>[2]

/**
 * Writes down what was done above the brands: in the log of every brand it touches, and of the one
 * at whose desk it was done. The last thing its transaction does; always in one order, so that two
 * don't wait for each other.
 */
export async function houseDid(
  tx: Tx,
  call: Parameters<typeof staffDid>[1],
  merchantCodes: readonly MerchantCode[],
  what: Did,
): Promise<void> {
  for (const merchantCode of [...new Set([call.brand.merchantCode, ...merchantCodes])].sort())
    await staffDid(tx, { ...call, brand: { merchantCode } }, what)
}

/** The brands that draws and games are shared by. */
export const every = ({ brands }: Pick<Lottery, 'brands'>): MerchantCode[] =>
  brands.map(({ merchantCode }) => merchantCode)
