import { countText, hundredthsText } from '@senluna/web/ui/money/format.ts'

/** Millionths as per cent with two decimals. */
export const ppmText = (ppm: number): string => `${hundredthsText(Math.round(ppm / 100))}%`

/** A theory as players see it: cut after the second decimal, never rounded up. */
export const theoryText = (ppm: number): string => `${hundredthsText(ppm / 100)}%`

/** The same with its sign, of a difference. */
export const differenceText = (ppm: number): string => `${ppm > 0 ? '+' : ppm < 0 ? '−' : ''}${ppmText(Math.abs(ppm))}`

/** Standard errors with their sign. */
export const errorsText = (zX100: number): string =>
  `${zX100 > 0 ? '+' : zX100 < 0 ? '−' : ''}${hundredthsText(Math.abs(zX100))}`

/** A difference beside an axis: whole per cent where it has several of them. */
export const shortDifference = (ppm: number): string =>
  Math.abs(ppm) < 50_000
    ? differenceText(ppm)
    : `${ppm < 0 ? '−' : '+'}${countText(Math.abs(Math.round(ppm / 10_000)))}%`
