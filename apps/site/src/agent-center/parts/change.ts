/**
 * By how much a value differs from the one before, in tenths of a percent; nothing where that was
 * 0.
 */
export function changeOf(now: bigint, before: bigint): number | undefined {
  if (before === 0n) return undefined
  const size = before < 0n ? -before : before
  return Number(((now - before) * 1_000n) / size)
}
