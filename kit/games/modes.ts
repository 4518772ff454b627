import { amount, type Amount } from '../money.ts'

/**
 * A way of betting on a slot that costs other than the plain stake: the feature comes more often,
 * or at once. Its `choice` is how the round's record names it.
 */
export interface BetMode {
  choice: string
  /** `buy` starts the feature at once; a brand's profile may forbid it. */
  kind: 'base' | 'ante' | 'buy'
  /** What it costs, in hundredths of the bet whose pays are shown. */
  priceX100: number
}

/** What a bet costs in a mode. Throws RangeError unless it comes out whole. */
export function costOf(bet: bigint, { priceX100 }: Pick<BetMode, 'priceX100'>): Amount {
  const hundredths = bet * BigInt(priceX100)
  if (hundredths % 100n !== 0n) throw new RangeError('a mode costs a whole amount')
  return amount(hundredths / 100n)
}

/** The bet that was played for a cost. Throws RangeError unless it comes out whole. */
export function betOf(cost: bigint, { priceX100 }: Pick<BetMode, 'priceX100'>): Amount {
  const hundredths = cost * 100n
  if (cost <= 0n || hundredths % BigInt(priceX100) !== 0n) throw new RangeError('no bet of this mode costs that')
  return amount(hundredths / BigInt(priceX100))
}

/** The mode a choice names. Throws RangeError for any other. */
export function modeOf<Mode extends BetMode>(modes: readonly Mode[], choice: string): Mode {
  const mode = modes.find((known) => known.choice === choice)
  if (!mode) throw new RangeError(`no mode "${choice}"`)
  return mode
}
