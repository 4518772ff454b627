import { MOBILE_COUNTRIES, type MobileCountryCode } from '@senluna/kit/mobile-countries.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** What a typed mobile number is: E.164, or what is wrong with it. */
type TypedNumber = { e164: string } | { wrong: 'missing' | 'format' }

/**
 * Reads a mobile number as people type it: with or without the country's code, its plus or the
 * leading 0, with spaces.
 *
 * Only numbers of `countries` pass. Without a dialling code the first of them is meant.
 * Source: docs/accounts.md; validity is libphonenumber's.
 */
export function mobileNumberOf(
  typed: string,
  dialingCode: string,
  countries: readonly MobileCountryCode[],
): TypedNumber {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { wrong: 'missing' }
  // Letters would be read as the digits of a keypad, and what follows as an extension.
  if (text.length > 30 || !/^[+\d\s().-]+$/.test(text)) return { wrong: 'format' }
  const code = dialingCode.trim().replace(/^\+?/, '+')
  const country =
    code === '+' ? countries[0] : countries.find((country) => MOBILE_COUNTRIES[country].dialingCode === code)
  if (country === undefined) return { wrong: 'format' }
  const number = parsePhoneNumberFromString(text, { defaultCountry: country })
  const isOffered = countries.some((country) => country === number?.country)
  return number?.isValid() && isOffered ? { e164: number.number } : { wrong: 'format' }
}

/** Countries as pages choose from them. */
export const countryEntries = (countries: readonly MobileCountryCode[]) =>
  countries.map((countryCode) => {
    const { dialingCode, digits, example } = MOBILE_COUNTRIES[countryCode]
    return { countryCode, countryDialingCode: dialingCode, digits: { min: digits[0], max: digits[1] }, example }
  })

/** What is shown of a number to whom it belongs: the last three digits. */
export const maskedNumber = (e164: string): string => `${'*'.repeat(Math.max(0, e164.length - 3))}${e164.slice(-3)}`
