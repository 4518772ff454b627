/**
 * Groups by commas or points. Money without decimals has no other use for a point, and people who
 * write decimals by a comma group by points.
 */
const GROUPS = /^[0-9]{1,3}(?:[.,][0-9]{3})+$/
/**
 * A comma behind four digits or more, with one or two after it: it came for a point, and groups
 * nothing.
 */
const DECIMAL_COMMA = /^[0-9]{4,},[0-9]{1,2}$/

function plain(typed: string, exponent: number): string {
  const solid = typed.replace(/\s/g, '')
  if (exponent === 0 && GROUPS.test(solid)) return solid.replace(/[.,]/g, '')
  return DECIMAL_COMMA.test(solid) ? solid : solid.replace(/,/g, '')
}

/**
 * What somebody typed as money, in digits of the smallest unit, zero too; nothing when it is no
 * amount. Groups are made by commas or spaces, of money without decimals by points too; `exponent`
 * is how many decimals it has.
 */
export function typedMoney(typed: string, exponent: number): string | undefined {
  const [, whole, fraction = ''] = /^([0-9]{1,16})(?:\.([0-9]+))?$/.exec(plain(typed, exponent)) ?? []
  const decimals = fraction.replace(/0+$/, '')
  if (whole === undefined || decimals.length > exponent) return undefined
  const digits = BigInt(whole + decimals.padEnd(exponent, '0')).toString()
  return digits.length <= 17 ? digits : undefined
}

/** As `typedMoney`, of amounts above zero. */
export function typedDigits(typed: string, exponent: number): string | undefined {
  const digits = typedMoney(typed, exponent)
  return digits === '0' ? undefined : digits
}

/** Digits with commas while somebody types them; anything else stays as it was typed. */
export function grouped(typed: string, exponent: number): string {
  const digits = plain(typed, exponent)
  return /^[0-9]{1,16}$/.test(digits) ? withCommas(digits) : typed
}

/** Digits of the smallest unit as somebody would type them: without decimals that say nothing. */
export function typedOf(digits: string, exponent: number): string {
  const all = digits.padStart(exponent + 1, '0')
  const decimals = all.slice(all.length - exponent).replace(/0+$/, '')
  return withCommas(all.slice(0, all.length - exponent)) + (decimals && `.${decimals}`)
}

const withCommas = (whole: string): string => whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
