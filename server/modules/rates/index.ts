export { setRatesByLink } from './link-rates.ts'
export { rulesOf } from './rules.ts'
export { setRates, type LoweredBelow, type RatesWanted } from './set-rates.ts'
export {
  chainsAt,
  heldRatesOf,
  rateChanges,
  ratesOf,
  writeRates,
  type Chain,
  type Rates,
  type RateToWrite,
} from './store.ts'
