import fc from 'fast-check'
import { amount, rate } from '../../money.ts'
import type { Terms, Tier } from '../contracts/contract-terms.ts'

/** A tier as vectors write it. */
export interface WrittenTier {
  minValidBet: number
  minLoss: number
  minActive: number
  ratePpm: number
}

export const tierOfVector = ({ minValidBet, minLoss, minActive, ratePpm }: WrittenTier): Tier => ({
  minValidBet: amount(BigInt(minValidBet)),
  minLoss: amount(BigInt(minLoss)),
  minActive,
  rate: rate(ratePpm),
})

/** A tier with a rate and no thresholds. */
export const flatTier = (ratePpm: number): Tier => tierOfVector({ minValidBet: 0, minLoss: 0, minActive: 0, ratePpm })

/** Terms of a dividend; a test says what differs. */
export const termsWith = (changed: Partial<Terms>): Terms => ({
  kind: 'DIVIDEND',
  period: 'SEMIMONTHLY',
  products: ['RNG'],
  basis: 'NET_LOSS',
  tiers: [flatTier(100_000)],
  activeMinValidBet: amount(0n),
  cap: null,
  carryMode: 'WITHIN_MONTH',
  vendorFee: rate(0),
  ...changed,
})

/** Tiers that keep every rule: thresholds and rates that rise. */
export const anyTiers: fc.Arbitrary<Tier[]> = fc
  .array(fc.tuple(fc.nat(5), fc.nat(5), fc.nat(2), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 4 })
  .map((steps) => {
    const last = { minValidBet: 0, minLoss: 0, minActive: 0, ratePpm: 0 }
    return steps.map(([bet, loss, active, ppm]) => {
      last.minValidBet += (bet + loss + 1) * 10
      last.minLoss += loss * 10
      last.minActive += active
      last.ratePpm += ppm * 1_000
      return tierOfVector(last)
    })
  })
