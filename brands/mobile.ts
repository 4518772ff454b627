import type { MobileCountryCode } from '@senluna/kit/mobile-countries.ts'

/** Whose mobile numbers the demonstration brands take, the home market first. */
export const MOBILE: readonly MobileCountryCode[] = [
  'VN',
  'MM',
  'MY',
  'TH',
  'PH',
  'JP',
  'CN',
  'KH',
  'LA',
  'ID',
  'IN',
  'KR',
  'BD',
  'NP',
]
