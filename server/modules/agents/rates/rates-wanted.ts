import { rateOfSeries } from '@senluna/kit/agents/rebates/prize-group.ts'
import type { Rates } from '../../rates/index.ts'

/** Rates as they are asked for: a prize group says those of the classic lotteries. */
export const ratesWanted = ({ rates, prizeGroup }: { rates: Rates; prizeGroup?: number | undefined }): Rates =>
  prizeGroup === undefined ? rates : { ...rates, LOTT: rateOfSeries(prizeGroup), ELOTT: rateOfSeries(prizeGroup) }
