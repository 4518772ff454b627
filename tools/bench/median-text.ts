/**
 * The median of a column's figures: nothing where none was measured (`undefined`), a dash where
 * none of the measured could be told (`null`).
 */
export function medianText(figures: readonly (number | null | undefined)[], places: number): string {
  const measured = figures.filter((figure) => figure !== undefined)
  const told = measured.filter((figure) => figure !== null).toSorted((a, b) => a - b)
  return told[Math.floor(told.length / 2)]?.toFixed(places) ?? (measured.length > 0 ? '–' : '')
}
