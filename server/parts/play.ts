import { hostname } from 'node:os'
import { houseGenerator, seedKeyFrom, seedVault } from '../modules/fairness/index.ts'
import type { Base } from './base.ts'

/** Where seeds come from, and what keeps them closed. */
export const seedSource = ({ config, clock }: Base) => ({
  generator: houseGenerator({ service: 'senluna', host: hostname() }, clock),
  vault: seedVault(seedKeyFrom(config.seedKey), config.formerSeedKeys.map(seedKeyFrom)),
})
