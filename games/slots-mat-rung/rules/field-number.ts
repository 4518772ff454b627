/** A field's number as a round keeps it: three bytes, the greatest first. */
export const fieldBytes = (field: number): readonly number[] => [field >>> 16, (field >>> 8) & 255, field & 255]

/** The same read again. Throws RangeError for what is no number of a field. */
export function fieldIn(bytes: readonly number[], fields: number): number {
  const [high, middle, low] = bytes
  if (high === undefined || middle === undefined || low === undefined)
    throw new RangeError('the draws end before the round is over')
  const field = high * 65_536 + middle * 256 + low
  if (bytes.some((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255) || field >= fields)
    throw new RangeError('a draw is no field')
  return field
}
