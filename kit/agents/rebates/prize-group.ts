import { rate, type Rate } from '../../money.ts'

/** The lowest series of the classic lottery plays. */
export const LEAST_SERIES = 1700

/** What one step of a series is worth, in parts per million of the stake. */
export const PPM_PER_SERIES = 500

/** The rate of an account whose highest series (its prize group) this is: 1960 is 130 000 ppm. */
export const rateOfSeries = (series: number): Rate => rate((series - LEAST_SERIES) * PPM_PER_SERIES)

/**
 * The prize group of an account with this rate; between two series the lower.
 *
 * Of rates that are set it is exact: their step is one series.
 */
export const seriesOf = (account: Rate): number => LEAST_SERIES + Math.floor(account / PPM_PER_SERIES)

/** The bettor's own cash of a series play: what the chosen series lies below the account's. */
export function seriesRate(accountSeries: number, betSeries: number): Rate {
  if (betSeries > accountSeries) throw new RangeError('a bet series is at most the account series')
  return rate((accountSeries - betSeries) * PPM_PER_SERIES)
}
