/** The most things one selection may list: as many lines as a ticket may have. */
export const MOST_PICKS = 10_000
/** No bet type has lists in lists of lists. */
const DEEPEST = 2
/** More lists than this no selection has: one for each place of a draw, or each named part. */
const MOST_LISTS = 32
/** No pick and no name of a part is longer. */
const LONGEST = 40

/**
 * Whether a selection is of a size that some bet type could read: picks in lists, the lists by
 * place or by name. What it says is read by the rules.
 */
export function isSelection(value: unknown): boolean {
  let picks = 0
  let lists = 0
  const fits = (inner: unknown, depth: number): boolean => {
    if (typeof inner === 'string') return (picks += 1) <= MOST_PICKS && inner.length <= LONGEST
    if (typeof inner !== 'object' || inner === null) return (picks += 1) <= MOST_PICKS
    if (depth === DEEPEST || (lists += 1) > MOST_LISTS) return false
    if (Array.isArray(inner)) return inner.every((item) => fits(item, depth + 1))
    return Object.entries(inner).every(([name, item]) => name.length <= LONGEST && fits(item, depth + 1))
  }
  return fits(value, 0)
}
