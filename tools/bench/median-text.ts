/**
 * The median of a column's figures: nothing where none was measured (`undefined`), a dash where
 * none of them could be measured (`null`).
 */
export function medianText(figures: readonly (number | null | undefined)[], places: number): string {
  const measured = figures.filter((figure) => figure !== undefined)
  const known = measured.filter((figure) => figure !== null).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)]?.toFixed(places) ?? (measured.length > 0 ? '–' : '')
}
