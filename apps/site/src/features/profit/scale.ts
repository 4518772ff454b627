/** The least height of a bar that is not nothing: a small day is seen too. */
const LEAST = 2

/**
 * Where the line of zero lies in a picture so high, and where each bar begins and how tall it is.
 * Gains stand above the line and losses hang below it, all by the same measure.
 */
export function scaleOf(
  values: readonly bigint[],
  height: number,
): { zero: number; bars: { y: number; height: number }[] } {
  const most = values.reduce((so, value) => (value > so ? value : so), 0n)
  const least = values.reduce((so, value) => (value < so ? value : so), 0n)
  const span = most - least
  if (span === 0n) return { zero: height / 2, bars: values.map(() => ({ y: height / 2, height: 0 })) }
  // Shares are taken of whole numbers first: sums may be longer than a float is exact.
  const part = (value: bigint) => (Number((value * 1_000_000n) / span) / 1_000_000) * height
  const zero = part(most)
  return {
    zero,
    bars: values.map((value) => {
      const tall = value === 0n ? 0 : Math.max(LEAST, part(value < 0n ? -value : value))
      return { y: value > 0n ? zero - tall : zero, height: tall }
    }),
  }
}
