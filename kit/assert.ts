/** Fails loudly when something that must be true is not: a bug, never an expected no. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${why}`)
}

/** What stands at a place of a list that must have it. Throws RangeError when it hasn't: a bug. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing stands at ${index} of ${list.length}`)
  return found
}
