/**
 * What stands in a field of a whole number: how many it is, or nothing where it is something else
 * or out of range.
 *
 * Digits alone count. `1.5` is no fifteen and `-5` no five; `1.000` is a thousand to some readers
 * and one to others, so it is asked for again too.
 */
export function wholeNumber(typed: string, least: number, most: number): number | undefined {
  if (!/^[0-9]{1,15}$/.test(typed.trim())) return undefined
  const value = Number(typed)
  return value >= least && value <= most ? value : undefined
}
