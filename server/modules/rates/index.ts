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
