/** What somebody typed as money, in digits of the smallest unit; nothing when it isn't an amount above zero. */
export function typedDigits(typed: string, exponent: number): string | undefined {
  const match = /^([0-9]{1,16})(?:\.([0-9]+))?$/.exec(typed.replace(/[\s,]/g, ''))
  const fraction = (match?.[2] ?? '').replace(/0+$/, '')
  if (!match || fraction.length > exponent) return undefined
  const digits = `${match[1]}${fraction.padEnd(exponent, '0')}`.replace(/^0+/, '')
  return digits.length > 0 && digits.length <= 18 ? digits : undefined
}
