import type { Brand } from '@senluna/kit/brand.ts'

/** How amounts of the brand's money are shown. */
export const moneyShown = ({ currency: { code, scale, displayDecimals } }: Brand) => ({
  code,
  exponent: scale,
  displayDecimals,
})
