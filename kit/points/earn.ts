/**
 * What a valid bet counts for toward points: its product's share in percent, then the member's
 * multiplier in percent, each cut down once.
 */
export const weightedBet = (validBet: bigint, weightPct: number, multiplierPct = 100): bigint =>
  (((validBet * BigInt(weightPct)) / 100n) * BigInt(multiplierPct)) / 100n

/** Points that were earned, or are taken back below zero, and what is left toward the next one. */
export interface Earned {
  points: bigint
  remainder: bigint
}

/**
 * Points for weighted play. What isn't worth a point yet is carried over, so nothing is lost; play
 * that counts no more (`weighted` below zero) takes points back as exactly as it gave them.
 */
export function earnPoints(remainder: bigint, weighted: bigint, unit: bigint): Earned {
  const sum = remainder + weighted
  const rest = ((sum % unit) + unit) % unit
  return { points: (sum - rest) / unit, remainder: rest }
}
