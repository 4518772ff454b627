const MOST_DIGITS = 17

/**
 * An amount as people write it, in smallest units: `1,234,567`, `1.234.567,00`, `-500 000`.
 * Undefined for what is none, or has more decimals than the currency. One separator alone before
 * three digits groups them.
 */
export function amountIn(written: string, scale: number): bigint | undefined {
  const text = written.replace(/[\s\u00a0\u202f]/g, '')
  const [, sign, digits] = /^([+-]?)([0-9][0-9.,]*)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const before = digits.slice(0, Math.max(last, 0))
  const mixed = /[.,]/.test(before) && !before.includes(digits[last]!)
  const alone = last >= 0 && !/[.,]/.test(before)
  const parted = mixed || (alone && (digits.length - last - 1 !== 3 || scale === 3))
  const whole = parted ? before : digits
  if (!/^(?:[0-9]+|[0-9]{1,3}([.,])[0-9]{3}(?:\1[0-9]{3})*)$/.test(whole)) return undefined
  const units = unitsOf(whole.replace(/[.,]/g, ''), parted ? digits.slice(last + 1) : '', scale)
  return units !== undefined && sign === '-' ? -units : units
}

/** An amount as the standards write it: digits, and decimals after a point or comma. */
export function decimalIn(written: string, scale: number): bigint | undefined {
  const [, whole, fraction = ''] = /^([0-9]+)(?:[.,]([0-9]*))?$/.exec(written) ?? []
  return whole === undefined ? undefined : unitsOf(whole, fraction, scale)
}

function unitsOf(whole: string, fraction: string, scale: number): bigint | undefined {
  if (/[^0]/.test(fraction.slice(scale))) return undefined
  const units = whole + fraction.slice(0, scale).padEnd(scale, '0')
  return units.length > MOST_DIGITS ? undefined : BigInt(units)
}
