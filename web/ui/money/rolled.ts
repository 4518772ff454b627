/** The way from one amount to another, `part` of it gone (0 to 1): quick first, slow at the end. */
export function rolled(from: bigint, to: bigint, part: number): bigint {
  if (part >= 1) return to
  const gone = BigInt(Math.round((1 - (1 - Math.max(0, part)) ** 3) * 1000))
  return from + ((to - from) * gone) / 1000n
}
