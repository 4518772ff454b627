/** How a country's mobile numbers look to people. */
interface MobileCountry {
  /** With its plus. */
  dialingCode: string
  /** The fewest and the most digits after the code. */
  digits: readonly [min: number, max: number]
  /** As people there write one. */
  example: string
}

/**
 * The countries whose mobile numbers a brand may send to. Whether a number exists is decided by
 * libphonenumber, not by this.
 */
export const MOBILE_COUNTRIES = {
  VN: { dialingCode: '+84', digits: [9, 9], example: '0912 345 678' },
  MM: { dialingCode: '+95', digits: [8, 10], example: '09 212 3456' },
  MY: { dialingCode: '+60', digits: [9, 10], example: '012-345 6789' },
  TH: { dialingCode: '+66', digits: [9, 9], example: '081 234 5678' },
  PH: { dialingCode: '+63', digits: [10, 10], example: '0905 123 4567' },
  JP: { dialingCode: '+81', digits: [10, 10], example: '090-1234-5678' },
  CN: { dialingCode: '+86', digits: [11, 11], example: '131 2345 6789' },
  KH: { dialingCode: '+855', digits: [8, 9], example: '091 234 567' },
  LA: { dialingCode: '+856', digits: [10, 10], example: '020 23 123 456' },
  ID: { dialingCode: '+62', digits: [9, 12], example: '0812-345-678' },
  IN: { dialingCode: '+91', digits: [10, 10], example: '081234 56789' },
  KR: { dialingCode: '+82', digits: [9, 10], example: '010-2000-0000' },
  BD: { dialingCode: '+880', digits: [10, 10], example: '01812-345678' },
  NP: { dialingCode: '+977', digits: [10, 10], example: '984-1234567' },
} as const satisfies Record<string, MobileCountry>

export type MobileCountryCode = keyof typeof MOBILE_COUNTRIES
