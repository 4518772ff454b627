import { hundredthsText } from '@senluna/web/ui/money/format.ts'

/** Millionths as per cent with two decimals. */
export const ppmText = (ppm: number): string => `${hundredthsText(Math.round(ppm / 100))}%`

/** The same with its sign, of a difference. */
export const differenceText = (ppm: number): string => `${ppm > 0 ? '+' : ppm < 0 ? '−' : ''}${ppmText(Math.abs(ppm))}`

/** Standard errors with their sign. */
export const errorsText = (zX100: number): string =>
  `${zX100 > 0 ? '+' : zX100 < 0 ? '−' : ''}${hundredthsText(Math.abs(zX100))}`
