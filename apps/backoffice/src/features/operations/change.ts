/**
 * By what share a figure is above another, as digits of the wire; undefined where there is nothing
 * to compare with, or where it went from a loss to a gain or back.
 */
export function changeOf(from: string, to: string): number | undefined {
  const [before, after] = [Number(from), Number(to)]
  if (before === after) return 0
  if (before === 0 || Math.sign(before) === -Math.sign(after)) return undefined
  return (after - before) / Math.abs(before)
}
